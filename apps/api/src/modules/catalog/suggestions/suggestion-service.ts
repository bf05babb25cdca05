import type { Suggestion } from '@pkg/api-client'
import { splitCareWords, type TypeOfCareSlug } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type NamedCommunity, suggestByName } from '../communities/name-search-store'
import { findCandidates, type FoundPlace } from './place-candidates'
import { type Candidate, rankCommunity, rankPlace, rankStreet } from './rank'
import { listStreets } from './streets'

/**
 * Returns what a person may mean by the text typed so far, most likely first: places with the care type that the text names, communities by name,
 * and streets of communities. Places without a community come last, and their pages list the nearest ones. [FIND-001]
 */
export async function suggest(orm: Orm, typed: string, limit: number): Promise<Suggestion[]> {
  const { care, rest } = splitCareWords(typed)
  const [places, communities, streets] = await Promise.all([
    findCandidates(orm, rest, { care, limit }),
    suggestByName(orm, { text: typed, limit, offset: 0 }),
    listStreets(orm, rest, limit),
  ])
  const inPlace = await suggestInPlace(orm, typed, places, limit)
  const candidates: Candidate[] = [
    ...(care && rest === '' ? [{ rank: 0, suggestion: careSuggestion(care) }] : []),
    ...places.map((place) => rankPlace(place, care)),
    ...[...communities, ...inPlace].flatMap((community, index) => rankCommunity(community, index, { typed, rest })),
    ...streets.map(rankStreet),
  ]
  const sorted = candidates.toSorted((one, other) => one.rank - other.rank).map(({ suggestion }) => suggestion)
  // A community can match by its name and by its address, and a city and its county can have one page.
  const distinct = sorted.filter(({ path }, index) => sorted.findIndex((other) => other.path === path) === index)
  const full = distinct.filter(({ communities: count }) => count !== 0)
  const empty = distinct.filter(({ communities: count }) => count === 0)
  return [...full, ...empty.slice(0, full.length > 0 ? maxEmpty : limit)].slice(0, limit)
}

/** Returns communities by the words before a place, as in `magnolia gate atlanta`. */
function suggestInPlace(orm: Orm, typed: string, places: FoundPlace[], limit: number): Promise<NamedCommunity[]> {
  const [part] = places.filter(({ match }) => match === 'part').map(({ place }) => place.search)
  const before = part ? typed.toLowerCase().split(part)[0]?.trim() : undefined
  return before ? suggestByName(orm, { text: before, limit: limit * 2, offset: 0 }) : Promise.resolve([])
}

/** The most places without communities to offer next to others. */
const maxEmpty = 2

const careSuggestion = (care: TypeOfCareSlug): Suggestion => ({
  id: `care:${care}`,
  kind: 'care',
  name: '',
  detail: '',
  care,
  isExact: true,
  path: `/${care}`,
})
