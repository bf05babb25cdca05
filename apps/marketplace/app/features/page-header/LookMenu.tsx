import { segmentClass, segmentsClass } from '@pkg/ui'
import { Form, useLocation, useSubmit } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { themes } from '~/site/frame/themes'
import { LanguageLink } from '~/site/language/LanguageLink'
import { navigationTexts } from './texts'
import * as styles from './LookMenu.css'
import { button } from './PageHeader.css'

const words = navigationTexts.look

const textSizes = ['normal', 'large', 'largest'] as const

/** The menu of how pages look: text size, language, and theme. It opens without scripts, and a choice applies immediately. [LOOK-002, UI-011, FIND-015] */
export function LookMenu() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const choose = (name: string, value: string) => {
    const choice = { [name]: value }
    setChosen({ ...chosen, ...choice })
    Object.assign(document.documentElement.dataset, choice)
    // Without an address to return to, the page doesn’t change: a redirect would close the menu. No choice cancels another that isn’t stored yet.
    submit(choice, { method: 'post', action: '/preferences', navigate: false })
  }
  const choicesOf = <Value extends keyof typeof words.values>(
    name: 'textSize' | 'theme',
    values: readonly Value[],
    show: (value: Value) => ReactNode,
  ) => (
    <div className={segmentsClass} role="group" aria-label={words[name]}>
      {values.map((value) => (
        <button
          key={value}
          className={segmentClass}
          name={name}
          value={value}
          aria-label={words.values[value]}
          aria-pressed={value === (chosen[name] ?? site[name])}
          onClick={(event) => {
            event.preventDefault()
            choose(name, value)
          }}
        >
          {show(value)}
        </button>
      ))}
    </div>
  )
  return (
    <details className={styles.menu} name="header">
      <summary className={button} aria-label={words.label}>
        <span aria-hidden="true" className={styles.letters}>
          A<span className={styles.smallLetter}>A</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <Form method="post" action="/preferences" className={styles.choices}>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <span className={styles.name} aria-hidden="true">
            {words.textSize}
          </span>
          {choicesOf('textSize', textSizes, (size) => (
            <span className={styles.sizes[size]}>A</span>
          ))}
          <span className={styles.name} aria-hidden="true">
            {words.theme}
          </span>
          {choicesOf('theme', themes, (theme) => words.values[theme])}
        </Form>
        <div className={styles.choices}>
          <span className={styles.name}>{words.language}</span>
          <LanguageLink />
        </div>
      </div>
    </details>
  )
}
