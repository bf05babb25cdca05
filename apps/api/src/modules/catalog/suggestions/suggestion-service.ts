import type { Suggestion } from '@pkg/api-client'
import { anyCareSlug, type ListingQuery, parseSearch, type TypedSearch } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type NamedCommunity, suggestByName } from '../communities/name-search-store'
import { findCandidates, type FoundPlace } from './place-candidates'
import { type Candidate, rankCommunity, rankPlace, rankStreet } from './rank'
import { isFiltered, listingOf, pathWithFilters } from './search-listing'
import { listStreets } from './streets'

/**
 * Returns what a person may mean by the text typed so far, most likely first: places with the care type and the filters that the text names, communities by
 * name, and streets of communities. Without a place in the text, the only suggestion is the care type everywhere. Places without a community come last,
 * with the nearest one that has some. [FIND-001, FIND-019 to FIND-021]
 */
export async function suggest(orm: Orm, typed: string, limit: number): Promise<Suggestion[]> {
  const search = parseSearch(typed)
  const { rest } = search
  const listing = listingOf(search)
  const [places, communities, streets] = await Promise.all([
    findCandidates(orm, rest, { listing, limit, isPlace: hasMeaning(search) }),
    suggestByName(orm, { text: typed, limit, offset: 0 }),
    listStreets(orm, rest, limit),
  ])
  const searched = { listing, unused: search.unused, largest: largestOf(places), isNickname: places.some(isNicknamed) }
  const inPlace = await suggestInPlace(orm, typed, places, limit)
  const candidates: Candidate[] = [
    ...(rest === '' && hasMeaning(search) ? [{ rank: 0, suggestion: careSuggestion(search, listing) }] : []),
    ...places.map((place, index) => rankPlace(place, searched, index)),
    ...[...communities, ...inPlace].flatMap((community, index) => rankCommunity(community, index, { typed, rest })),
    ...streets.map(rankStreet),
  ]
  const sorted = candidates.toSorted((one, other) => one.rank - other.rank).map(({ suggestion }) => suggestion)
  // A community can match by its name and by its address, and a city and its county can have one page.
  const distinct = sorted.filter(({ path }, index) => sorted.findIndex((other) => other.path === path) === index)
  const full = distinct.filter(({ communities: count, isExact }) => count !== 0 || (isExact && searched.isNickname))
  const empty = distinct.filter((suggestion) => !full.includes(suggestion))
  return [...full, ...empty.slice(0, full.length > 0 ? maxEmpty : limit)].slice(0, limit)
}

const isNicknamed = ({ match }: FoundPlace) => match === 'nickname'

/** Returns the weight of the largest of the places that a text names, other than states. */
const largestOf = (places: readonly FoundPlace[]): number =>
  Math.max(
    0,
    ...places.flatMap(({ place, match }) =>
      (match === 'exact' || match === 'part') && place.kind !== 'state' ? [place.weight] : [],
    ),
  )

/** Returns whether a search says anything but a place. */
const hasMeaning = ({ care, filters, unused, isNearMe }: TypedSearch): boolean =>
  care !== undefined || isNearMe || unused.length > 0 || Object.keys(filters).length > 0

/** Returns communities by the words before a place, as in `magnolia gate atlanta`. */
function suggestInPlace(orm: Orm, typed: string, places: FoundPlace[], limit: number): Promise<NamedCommunity[]> {
  const [part] = places.filter(({ match }) => match === 'part').map(({ place }) => place.search)
  const before = part ? typed.toLowerCase().split(part)[0]?.trim() : undefined
  return before ? suggestByName(orm, { text: before, limit: limit * 2, offset: 0 }) : Promise.resolve([])
}

/** The most places without communities to offer next to others. */
const maxEmpty = 2

function careSuggestion({ care = anyCareSlug, unused, isNearMe }: TypedSearch, listing: ListingQuery): Suggestion {
  return {
    id: `care:${care}`,
    kind: 'care',
    name: '',
    detail: '',
    care,
    ...(isFiltered(listing) ? { isFiltered: true } : {}),
    ...(unused.length > 0 ? { unused } : {}),
    isExact: !isNearMe,
    path: pathWithFilters(`/${care}`, { listing, unused }),
  }
}
