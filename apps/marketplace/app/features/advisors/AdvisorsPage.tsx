import { regionName, stateName } from '@pkg/domain'
import { Breadcrumbs, EmptyState, Heading, Pagination, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { AdvisorFilters } from './AdvisorFilters'
import { AdvisorListCard } from './AdvisorListCard'
import { advisorsHref, type AdvisorFilter } from '~/site/links/advisor-links'
import * as styles from './AdvisorsPage.css'
import { CountiesLegend } from './counties/CountiesLegend'
import type { AdvisorsView } from './load-advisors.server'
import { agentsTexts } from './texts'

const words = agentsTexts.region

/** The advisors of a region or city with the map of their counties, the one who is free first before the others. Works without scripts. [ROUTE-008, ROUTE-009, AGENT-003, LOOK-008] */
export function AdvisorsPage({ view }: { view: AdvisorsView }) {
  const { region, city, breadcrumbs, advisors, total, pages, filter, languages, drawn } = view
  const href = (change: AdvisorFilter) => advisorsHref({ region, city }, { ...filter, page: 1, ...change })
  const isFiltered = filter.state !== undefined || filter.language !== undefined
  return (
    <PageFrame trail={<Breadcrumbs items={breadcrumbs} />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={1}>
              {city ? words.cityTitle(city.name, stateName(city.state)) : words.title(regionName(region))}
            </Heading>
            <Text tone="muted">{words.lead(total)}</Text>
          </div>
          <AdvisorFilters view={view} href={href} isOpen={isFiltered} />
        </div>
        <div className={styles.columns}>
          {advisors.length > 0 ? (
            <div className={styles.results}>
              <ul className={styles.cards}>
                {advisors.map((advisor, index) => (
                  <AdvisorListCard key={advisor.id} advisor={advisor} slot={index} />
                ))}
              </ul>
              <Pagination page={filter.page ?? 1} pages={pages} getHref={(page) => href({ page })} />
            </div>
          ) : (
            <EmptyState
              level={2}
              title={isFiltered ? words.none : words.noneHere}
              action={isFiltered && <TextLink href={advisorsHref({ region, city })}>{words.clear}</TextLink>}
            >
              {isFiltered && languages.length > 0 ? words.noneHint : words.noneHereHint}
            </EmptyState>
          )}
          <aside className={styles.aside} aria-label={words.aside}>
            <div className={styles.map} dangerouslySetInnerHTML={{ __html: drawn.map }} />
            <div className={styles.notes}>
              <CountiesLegend />
              <div dangerouslySetInnerHTML={{ __html: drawn.list }} />
              <Text size="small" tone="muted">
                {words.order} {words.paid}
              </Text>
              <Text size="small" tone="muted">
                {words.noPortrait}
              </Text>
            </div>
          </aside>
        </div>
      </div>
    </PageFrame>
  )
}
