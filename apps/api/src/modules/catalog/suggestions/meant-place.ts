import type { Orm } from '../../../database/database'
import { parseSearch } from '@pkg/domain'
import type { PlaceRow } from '../places/place-store'
import { findCandidates } from './place-candidates'
import { rankPlace } from './rank'
import { listingOf } from './search-listing'

const listing = listingOf(parseSearch(''))
const searched = { listing, unused: [], isNickname: false, largest: 0 }

/** Returns the location that a person most likely means by a text, if any: a city, county, state, or ZIP code. [FIND-016] */
export async function findMeantPlace(orm: Orm, text: string): Promise<PlaceRow | undefined> {
  const found = await findCandidates(orm, text.trim().toLowerCase(), { listing, limit: 8, isPlace: false })
  const ranked = found.map((candidate, index) => ({
    place: candidate.place,
    rank: rankPlace(candidate, searched, index).rank,
  }))
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.place
}
