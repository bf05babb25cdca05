import type { Orm } from '../../../database/database'
import type { PlaceRow } from '../places/place-store'
import { findCandidates } from './place-candidates'
import { rankPlace } from './rank'

/** Returns the location that a person most likely means by a text, if any: a city, county, state, or ZIP code. [FIND-016] */
export async function findMeantPlace(orm: Orm, text: string): Promise<PlaceRow | undefined> {
  const found = await findCandidates(orm, text.trim().toLowerCase(), { care: undefined, limit: 8 })
  const ranked = found.map((candidate) => ({ place: candidate.place, rank: rankPlace(candidate, undefined).rank }))
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.place
}
