import { regionName, stateName } from '@pkg/domain'
import { Breadcrumbs, EmptyState, Heading, Pagination, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { AdvisorListCard } from './AdvisorListCard'
import { advisorsHref, type AdvisorFilter } from '~/site/links/advisor-links'
import * as styles from './agents.css'
import { FindAdvisor } from './FindAdvisor'
import type { AdvisorsView } from './load-advisors.server'
import { agentsTexts } from './texts'

const words = agentsTexts.region

/** The advisors of a region or city, the one who is free first before the others, with filters that work without scripts. [ROUTE-008, ROUTE-009, AGENT-003] */
export function AdvisorsPage({ view }: { view: AdvisorsView }) {
  const { region, city, breadcrumbs, advisors, total, pages, filter, languages } = view
  const href = (change: AdvisorFilter) => advisorsHref({ region, city }, { ...filter, page: 1, ...change })
  const isFiltered = filter.state !== undefined || filter.language !== undefined
  return (
    <PageFrame trail={<Breadcrumbs items={breadcrumbs} />}>
      <div className={styles.head}>
        <Stack gap={12}>
          <Heading level={1}>
            {city ? words.cityTitle(city.name, stateName(city.state)) : words.title(regionName(region))}
          </Heading>
          <Text size="lead">{words.lead(total)}</Text>
        </Stack>
        <FindAdvisor />
      </div>
      <Filters view={view} href={href} />
      {advisors.length > 0 ? (
        <>
          <Text size="small">{words.order}</Text>
          <ul className={styles.list}>
            {advisors.map((advisor) => (
              <AdvisorListCard key={advisor.id} advisor={advisor} />
            ))}
          </ul>
          <Pagination page={filter.page ?? 1} pages={pages} getHref={(page) => href({ page })} />
        </>
      ) : (
        <EmptyState
          level={2}
          title={isFiltered ? words.none : words.noneHere}
          action={isFiltered && <TextLink href={advisorsHref({ region, city })}>{words.clear}</TextLink>}
        >
          {isFiltered && languages.length > 0 ? words.noneHint : words.noneHereHint}
        </EmptyState>
      )}
    </PageFrame>
  )
}

interface FiltersProps {
  view: AdvisorsView
  href: (change: AdvisorFilter) => string
}

function Filters({ view: { states, languages, filter }, href }: FiltersProps) {
  return (
    <Stack gap={16}>
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
    </Stack>
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
        <ul className={styles.chips}>
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
