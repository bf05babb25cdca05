import { careLabel, categoryUrl, defaultPageSize, listingBreadcrumbs, searchAlertLimits } from '@pkg/domain'
import { Breadcrumbs, ButtonLink, EmptyState, Heading, Pagination, Stack, Text, TextLink } from '@pkg/ui'
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
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { createSelection } from '~/parts/selection/selection'
import { SelectionProvider } from '~/parts/selection/use-selection'
import type { Listing } from './listing'
import { hasArea, placeName } from './place-name'
import { newAlertPath } from '~/site/links/alert-links'
import { listingTexts as words } from './texts'
import { type ListingView, useListingView } from './use-listing-view'
import { ListingLinks } from './ListingLinks'
import * as styles from './ListingPage.css'
import { listAnchor, ListingTabs } from './ListingTabs'

const count = (value: number) => value.toLocaleString('en-US')

/** A page of communities: filters, tiles, a map, and links to other listings. [LIST-001, ROUTE-001 to ROUTE-005, ROUTE-015, FIND-005, FIND-006] */
export function ListingPage({ listing }: { listing: Listing }) {
  const { care, state, place, nearby, guide, links, filters } = listing
  const { view, show } = useListingView()
  const where = placeName(listing)
  const path = categoryUrl({ care, state, city: place?.slug })
  const showList = () => show('list')
  const tabs = <ListingTabs current={view} filterCount={appliedValues(filters).length} onView={show} />
  return (
    <>
      <PageFrame trail={<Breadcrumbs items={listingBreadcrumbs({ care, state, city: place?.name })} />}>
        <div className={styles.page}>
          <div className={styles.head}>
            <Heading level={1}>{words.title(careLabel(care), where)}</Heading>
            <Summary listing={listing} path={path} />
          </div>
          <FilterBar
            listing={listing}
            path={path}
            sort={<SortMenu path={path} filters={filters} care={care} hasPlace={place !== undefined} />}
            onOpen={() => show('filters')}
          />
          {listing.notSearched && <Text>{listing.notSearched}</Text>}
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
      </PageFrame>
      <FilterSheet listing={listing} path={path} isOpen={view === 'filters'} onClose={showList} />
      {view !== 'map' && tabs}
    </>
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
  const { items, page, pages, pageSize, filters } = listing
  const [selection] = useState(createSelection)
  const pageUrl = (number: number) => {
    const parameters = new URLSearchParams(filters)
    if (number > 1) parameters.set('page-number', String(number))
    if (pageSize !== defaultPageSize) parameters.set('page-size', String(pageSize))
    return parameters.size > 0 ? `${path}?${parameters}` : path
  }
  const isCountry = listing.country !== undefined
  const map = <MapOfListing {...{ listing, path, where, view, onClose, tabs }} />
  return (
    <SelectionProvider value={selection}>
      <div className={isCountry ? styles.belowMap : styles.split}>
        {isCountry && map}
        <div id={listAnchor}>
          <Stack gap={32}>
            {items.length > 0 ? (
              <TileGrid communities={items} layout={isCountry ? 'wide' : 'besideMap'} level={2} eager={2} />
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
        {!isCountry && map}
      </div>
    </SelectionProvider>
  )
}

/** The map next to a list. That of the country is above its list. */
function MapOfListing({ listing, path, where, view, onClose, tabs }: ListAndMapProps) {
  const { items, nearby, pinQuery, filters, country } = listing
  const hasOwn = items.length > 0 || hasArea(listing)
  return (
    <aside className={country === undefined ? styles.aside : undefined} aria-label={words.map}>
      <ListingMap
        country={country}
        communities={items.length > 0 ? items : nearby}
        label={mapTexts.mapOf(where || mapTexts.country)}
        box={listing.box}
        still={listing.still}
        path={path}
        filters={filters}
        // A place without communities of its own shows those around it.
        pinQuery={hasOwn ? pinQuery : undefined}
        isOpen={view === 'map'}
        onClose={onClose}
        tabs={tabs}
      />
    </aside>
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
