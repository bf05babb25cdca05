import {
  careLabel,
  categoryUrl,
  defaultPageSize,
  listingBreadcrumbs,
  type ListingSort,
  listingSorts,
  stateByCode,
} from '@pkg/domain'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Pagination, Stack, Text } from '@pkg/ui'
import { useState } from 'react'
import { TileGrid } from '~/components/Tile/TileGrid'
import { AreaNotice } from '~/map/AreaNotice'
import { ListingMap } from '~/map/ListingMap'
import { createSelection } from '~/map/selection'
import { mapTexts } from '~/map/texts'
import { SelectionProvider } from '~/map/use-selection'
import type { Listing } from '~/server/load-listing'
import { texts } from '~/texts'
import { ListingFilters } from './ListingFilters'
import { ListingLinks } from './ListingLinks'
import * as styles from './ListingPage.css'

const words = texts.listing
const count = (value: number) => value.toLocaleString('en-US')

const hasArea = ({ filters }: Pick<Listing, 'filters'>) => filters.some(([name]) => name === 'geometry')

/** Returns the name of a listing's place or area, or an empty text for the whole country. */
export function placeName({ place, state, filters }: Pick<Listing, 'place' | 'state' | 'filters'>): string {
  if (hasArea({ filters })) return mapTexts.area
  if (!state) return ''
  return place ? `${place.name}, ${stateByCode(state).name}` : stateByCode(state).name
}

/** A page of communities: filters, tiles, a map, and links to states. [LIST-001, ROUTE-001 to ROUTE-005, ROUTE-015] */
export function ListingPage({ listing }: { listing: Listing }) {
  const { care, state, place, total, nearby, links } = listing
  const where = placeName(listing)
  const path = categoryUrl({ care, state, city: place?.slug })
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs items={listingBreadcrumbs({ care, state, city: place?.name })} />
        <div className={styles.head}>
          <Heading level={1}>{words.title(careLabel(care), where)}</Heading>
          <Text tone="muted">{texts.careLines[care]}</Text>
        </div>
        <ListingFilters listing={listing} path={path} />
        {total > 0 && (
          <p className={styles.summary}>
            {formatSummary(listing)} {words.sortExplained[sortOf(listing)]}
          </p>
        )}
        <AreaNotice path={path} filters={listing.filters} />
        <ListAndMap listing={listing} path={path} where={where} />
        {place && nearby.length > 0 && (
          <Stack as="section" gap={20}>
            <Heading level={2}>{nearbyHeading(listing, place.name)}</Heading>
            <TileGrid communities={nearby} layout="wide" />
          </Stack>
        )}
        {links && <ListingLinks links={links} place={place} where={placeName({ ...listing, filters: [] })} />}
      </div>
    </Container>
  )
}

/** The tiles with their pages, and the map, which share what is selected. An area without communities keeps its map to leave it. */
function ListAndMap({ listing, path, where }: { listing: Listing; path: string; where: string }) {
  const { items, nearby, page, pages, pageSize, pinQuery, filters } = listing
  const [selection] = useState(createSelection)
  const hasOwn = items.length > 0 || hasArea(listing)
  const onMap = items.length > 0 ? items : nearby
  if (onMap.length === 0 && !hasOwn) return <Empty listing={listing} path={path} />
  const pageUrl = (number: number) => {
    const parameters = new URLSearchParams(filters)
    if (number > 1) parameters.set('page-number', String(number))
    if (pageSize !== defaultPageSize) parameters.set('page-size', String(pageSize))
    return parameters.size > 0 ? `${path}?${parameters}` : path
  }
  return (
    <SelectionProvider value={selection}>
      <div className={styles.split}>
        <Stack gap={32}>
          {items.length > 0 ? (
            <TileGrid communities={items} layout="besideMap" level={2} eager={2} />
          ) : (
            <Empty listing={listing} path={path} />
          )}
          <Pagination page={page} pages={pages} getHref={pageUrl} />
        </Stack>
        <aside className={styles.aside} aria-label={words.map}>
          <ListingMap
            communities={onMap}
            label={mapTexts.mapOf(where || mapTexts.country)}
            box={listing.box}
            path={path}
            filters={filters}
            // A place without communities of its own shows those around it.
            pinQuery={hasOwn ? pinQuery : undefined}
          />
        </aside>
      </div>
    </SelectionProvider>
  )
}

function Empty({ listing, path }: { listing: Listing; path: string }) {
  const { place, state, care, nearby, filters } = listing
  const isNarrowed = filters.some(([name]) => name !== 'sort')
  const wider = isNarrowed ? path : categoryUrl({ care, state: place ? state : undefined })
  return (
    <EmptyState
      level={2}
      title={place && !isNarrowed ? words.noneHere(place.name) : words.none}
      action={<ButtonLink href={wider}>{isNarrowed ? words.clear : texts.errors.all}</ButtonLink>}
    >
      {nearby.length > 0 ? words.noneHereHint : words.noneHint}
    </EmptyState>
  )
}

function formatSummary({ page, pageSize, items, total, paying }: Listing): string {
  if (total === 1) return words.showingOne
  const first = (page - 1) * pageSize + 1
  return `${words.showing(count(first), count(first + items.length - 1), count(total))} ${words.paying(count(paying), count(total))}`
}

/** Returns the sort order of a listing. A point without one sorts by distance. */
function sortOf({ filters }: Listing): ListingSort {
  const chosen = listingSorts.find((sort) => filters.some(([name, value]) => name === 'sort' && value === sort))
  return chosen ?? (filters.some(([name]) => name === 'geo') ? 'distance' : 'recommended')
}

function nearbyHeading({ nearby }: Listing, place: string): string {
  const isNear = nearby.every(({ distance = 0 }) => distance <= 20)
  return isNear ? words.nearby(place) : words.nearest(place)
}
