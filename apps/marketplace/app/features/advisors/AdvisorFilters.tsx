import { Stack, Text, TextLink } from '@pkg/ui'
import type { AdvisorFilter } from '~/site/links/advisor-links'
import * as styles from './AdvisorFilters.css'
import * as agents from './agents.css'
import { FindAdvisor } from './FindAdvisor'
import type { AdvisorsView } from './load-advisors.server'
import { agentsTexts } from './texts'

const words = agentsTexts.region

interface FiltersProps {
  view: AdvisorsView
  href: (change: AdvisorFilter) => string
  isOpen: boolean
}

/** The filters of a list of advisors, and the form that finds those of another place. [AGENT-009, ROUTE-009] */
export function AdvisorFilters({ view: { states, languages, filter }, href, isOpen }: FiltersProps) {
  return (
    <details className={styles.filters} open={isOpen}>
      <summary className={styles.opener}>{words.filters}</summary>
      <div className={styles.panel}>
        {states.length > 0 && (
          <FilterLinks
            label={words.states}
            links={[
              { label: words.allStates, href: withoutFilter(href, filter, 'state'), isOn: filter.state === undefined },
              ...states.map(({ code, name, total }) => ({
                label: `${name} ${total}`,
                href: href({ state: code }),
                isOn: filter.state === code,
              })),
            ]}
          />
        )}
        {(languages.length > 1 || filter.language) && (
          <FilterLinks
            label={words.languages}
            links={[
              {
                label: words.anyLanguage,
                href: withoutFilter(href, filter, 'language'),
                isOn: filter.language === undefined,
              },
              ...languages.map(({ code, name, total }) => ({
                label: `${name} ${total}`,
                href: href({ language: code }),
                isOn: filter.language === code,
              })),
            ]}
          />
        )}
        <FindAdvisor />
      </div>
    </details>
  )
}

/** Returns the URL with one filter less. An empty text counts as none. */
const withoutFilter = (href: FiltersProps['href'], filter: AdvisorFilter, name: 'state' | 'language'): string =>
  filter[name] === undefined ? href({}) : href({ [name]: '' })

interface FilterLink {
  label: string
  href: string
  isOn: boolean
}

function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <Stack gap={8}>
        <Text strong>{label}</Text>
        <ul className={agents.chips}>
          {links.map((link) => (
            <li key={link.label}>
              <TextLink href={link.href} tone="text" aria-current={link.isOn ? 'true' : undefined}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  )
}
