import { careLabel, categoryUrl, defaultPageSize, listingBreadcrumbs, searchAlertLimits, stateName } from '@pkg/domain'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Pagination, Stack, TextLink } from '@pkg/ui'
import { useState } from 'react'
import { CareGuide, guideAnchor, guideTexts } from '~/features/care-guide'
import { TileGrid } from '~/features/tile'
import { AreaNotice, ListingMap, mapTexts } from '~/features/map'
import { errorTexts } from '~/features/error-page'
import { FilterBar } from './filters/FilterBar'
import { currentSort } from './filters/current-sort'
import { appliedValues, narrowsListing } from '~/site/links/filter-parameters'
import { FilterSheet } from './filters/FilterSheet'
import { filterTexts } from './filters/texts'
import { NoMatches } from './filters/NoMatches'
import { SortMenu } from './filters/SortMenu'
import { createSelection } from '~/parts/selection/selection'
import { SelectionProvider } from '~/parts/selection/use-selection'
import type { Listing } from './load-listing.server'
import { newAlertPath } from '~/site/links/alert-links'
import { listingTexts as words } from './texts'
import { type ListingView, useListingView } from './use-listing-view'
import { ListingLinks } from './ListingLinks'
import * as styles from './ListingPage.css'
import { listAnchor, ListingTabs } from './ListingTabs'

const count = (value: number) => value.toLocaleString('en-US')

const hasArea = ({ filters }: Pick<Listing, 'filters'>) => filters.some(([name]) => name === 'geometry')

/** Returns the name of a listing's place or area, or an empty text for the whole country. */
export function placeName({ place, state, filters }: Pick<Listing, 'place' | 'state' | 'filters'>): string {
  if (hasArea({ filters })) return mapTexts.area
  if (!state) return ''
  return place ? `${place.name}, ${stateName(state)}` : stateName(state)
}

/** A page of communities: filters, tiles, a map, and links to other listings. [LIST-001, ROUTE-001 to ROUTE-005, ROUTE-015, FIND-005, FIND-006] */
export function ListingPage({ listing }: { listing: Listing }) {
  const { care, state, place, nearby, guide, links, filters } = listing
  const { view, show } = useListingView()
  const where = placeName(listing)
  const path = categoryUrl({ care, state, city: place?.slug })
  const showList = () => show('list')
  const tabs = <ListingTabs current={view} filterCount={appliedValues(filters).length} onView={show} />
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs items={listingBreadcrumbs({ care, state, city: place?.name })} />
        <div className={styles.head}>
          <Heading level={1} look="h2">
            {words.title(careLabel(care), where)}
          </Heading>
          <Summary listing={listing} path={path} />
        </div>
        <FilterBar
          listing={listing}
          path={path}
          sort={<SortMenu path={path} filters={filters} care={care} hasPlace={place !== undefined} />}
          onOpen={() => show('filters')}
        />
        <AreaNotice path={path} filters={filters} />
        <ListAndMap listing={listing} path={path} where={where} view={view} onClose={showList} tabs={tabs} />
        <div className={styles.rest}>
          {place && nearby.length > 0 && (
            <Stack as="section" gap={20}>
              <Heading level={2}>{nearbyHeading(listing, place.name)}</Heading>
              <TileGrid communities={nearby} layout="wide" />
            </Stack>
          )}
          {guide && <CareGuide guide={guide} state={state} />}
          {links && <ListingLinks links={links} place={place} where={placeName({ ...listing, filters: [] })} />}
        </div>
      </div>
      <FilterSheet listing={listing} path={path} isOpen={view === 'filters'} onClose={showList} />
      {view !== 'map' && tabs}
    </Container>
  )
}

/** How many communities the page shows, the sort order, and how many pay us. [FIND-007, TRUST-011] */
function Summary({ listing, path }: { listing: Listing; path: string }) {
  const { total, care, filters, place, guide } = listing
  if (total === 0) return null
  return (
    <div className={styles.line}>
      <p className={styles.summary}>
        {summaryText(listing)}
        {guide && (
          <>
            {' '}
            <TextLink href={`#${guideAnchor}`}>{guideTexts.link}</TextLink>
          </>
        )}
      </p>
      <div className={styles.sort}>
        <SortMenu path={path} filters={filters} care={care} hasPlace={place !== undefined} />
      </div>
    </div>
  )
}

function summaryText({ page, pageSize, items, total, paying, filters }: Listing): string {
  if (total === 1) return narrowsListing(filters) ? words.onlyMatch : words.onlyOne
  const first = (page - 1) * pageSize + 1
  const showing = words.showing(count(first), count(first + items.length - 1), count(total))
  const order = currentSort(filters) === 'recommended' ? [words.bestReviewedFirst] : []
  return [showing, ...order, words.paying(paying, count(total))].join(' ')
}

/** What a listing shows besides its communities. */
interface ListAndMapProps {
  listing: Listing
  path: string
  where: string
  view: ListingView
  onClose: () => void
  tabs: JSX.Element
}

/** The tiles with their pages, and the map, which share what is selected. An area without communities keeps its map to leave it. */
function ListAndMap({ listing, path, where, view, onClose, tabs }: ListAndMapProps) {
  const { items, nearby, page, pages, pageSize, pinQuery, filters } = listing
  const [selection] = useState(createSelection)
  const hasOwn = items.length > 0 || hasArea(listing)
  const onMap = items.length > 0 ? items : nearby
  const pageUrl = (number: number) => {
    const parameters = new URLSearchParams(filters)
    if (number > 1) parameters.set('page-number', String(number))
    if (pageSize !== defaultPageSize) parameters.set('page-size', String(pageSize))
    return parameters.size > 0 ? `${path}?${parameters}` : path
  }
  return (
    <SelectionProvider value={selection}>
      <div className={styles.split}>
        <div id={listAnchor}>
          <Stack gap={32}>
            {items.length > 0 ? (
              <TileGrid communities={items} layout="besideMap" level={2} eager={2} />
            ) : (
              <Empty listing={listing} path={path} />
            )}
            <Pagination page={page} pages={pages} getHref={pageUrl} />
            {appliedValues(filters).length === 0 && listing.total <= searchAlertLimits.communities && (
              <div>
                <TextLink href={newAlertPath(path, filters)} standalone>
                  {filterTexts.save}
                </TextLink>
              </div>
            )}
          </Stack>
        </div>
        <aside className={styles.aside} aria-label={words.map}>
          <ListingMap
            communities={onMap}
            label={mapTexts.mapOf(where || mapTexts.country)}
            box={listing.box}
            path={path}
            filters={filters}
            // A place without communities of its own shows those around it.
            pinQuery={hasOwn ? pinQuery : undefined}
            isOpen={view === 'map'}
            onClose={onClose}
            tabs={tabs}
          />
        </aside>
      </div>
    </SelectionProvider>
  )
}

function Empty({ listing, path }: { listing: Listing; path: string }) {
  const { place, state, care, nearby, filters, changes } = listing
  if (narrowsListing(filters)) {
    return <NoMatches changes={changes} filters={filters} path={path} />
  }
  return (
    <EmptyState
      level={2}
      title={place ? words.noneHere(place.name) : words.none}
      action={<ButtonLink href={categoryUrl({ care, state: place ? state : undefined })}>{errorTexts.all}</ButtonLink>}
    >
      {nearby.length > 0 ? words.noneHereHint : words.noneHint}
    </EmptyState>
  )
}

function nearbyHeading({ nearby }: Listing, place: string): string {
  const isNear = nearby.every(({ distance = 0 }) => distance <= 20)
  return isNear ? words.nearby(place) : words.nearest(place)
}
