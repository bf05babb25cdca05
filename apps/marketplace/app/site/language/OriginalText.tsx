import { type Language, siteLanguage } from '@pkg/domain'
import type { ReactNode } from 'react'
import * as styles from './OriginalText.css'
import { languageTexts } from './texts'

interface OriginalTextProps {
  /** The language that the text is written in. Communities and advisors write in English. */
  language?: Language | undefined
  /** Whether the text has paragraphs of its own. */
  isBlock?: boolean
  children: ReactNode
}

/** What someone else wrote, as it was written. If that isn't in the page's language, a note says so. [FIND-015] */
export function OriginalText({ language = 'en', isBlock = false, children }: OriginalTextProps) {
  if (language === siteLanguage) return <>{children}</>
  const Words = isBlock ? 'div' : 'span'
  return (
    <>
      <Words lang={language}>{children}</Words>{' '}
      <span className={styles.note}>({languageTexts.writtenIn[language]})</span>
    </>
  )
}
