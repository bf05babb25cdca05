import { useLocation } from '@remix-run/react'
import { pathInLanguage } from '~/site/frame/site-path'
import { languageTexts } from './texts'

/** Leads to the same page in the other language. The browser loads it, because each language has scripts of its own. [FIND-015] */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const { other, name } = languageTexts
  return (
    <a
      href={pathInLanguage(pathname, other) + search}
      lang={other}
      hrefLang={other}
      {...(className === undefined ? {} : { className })}
    >
      {name}
    </a>
  )
}
