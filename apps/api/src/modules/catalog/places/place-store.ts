import { defaultPageSize, type ListingQuery, type StateCode } from '@pkg/domain'
import { and, asc, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { listingConditions } from '../communities/listing-condition-store'
import type { Orm } from '../../../database/database'
import { communities, places } from '../../../database/schema/tables'
import { beginningWith } from '../../../database/like-pattern'
import type { PlaceName } from './place-name'

export type PlaceRow = typeof places.$inferSelect

/** Returns the ZIP codes that start with some digits, in order. */
export async function findZipCodes(orm: Orm, digits: string, limit: number): Promise<PlaceRow[]> {
  return orm
    .select()
    .from(places)
    .where(and(eq(places.kind, 'zip'), like(places.search, beginningWith(digits))))
    .orderBy(asc(places.search))
    .limit(limit)
}

/** Returns the locations whose name starts with a name: exact matches first, then larger ones. */
export async function findPlacesByPrefix(orm: Orm, place: PlaceName, limit: number): Promise<PlaceRow[]> {
  return orm
    .select()
    .from(places)
    .where(and(hasName(place), like(places.search, beginningWith(place.name))))
    .orderBy(desc(sql`${places.search} = ${place.name}`), desc(places.weight), asc(places.search), asc(places.id))
    .limit(limit)
}

/** Returns the locations with a similar name: first those with two neighboring letters swapped, and then the most similar ones. */
export async function findSimilarPlaces(orm: Orm, place: PlaceName, limit: number): Promise<PlaceRow[]> {
  const isSwapped = inArray(places.search, swappedNames(place.name))
  return orm
    .select()
    .from(places)
    .where(and(hasName(place), or(isSwapped, sql`${places.search} % ${place.name}`)))
    .orderBy(
      desc(isSwapped),
      desc(sql`similarity(${places.search}, ${place.name})`),
      desc(places.weight),
      asc(places.id),
    )
    .limit(limit)
}

/** Returns a name with each two neighboring letters swapped, such as `tucson` for `tuscon`. Such names share few groups of letters. */
const swappedNames = (name: string): string[] =>
  Array.from({ length: name.length - 1 }, (_, index) =>
    [name.slice(0, index), name[index + 1], name[index], name.slice(index + 2)].join(''),
  )

/** Returns the locations with one of several names, the larger ones first. */
export async function findPlacesNamed(orm: Orm, names: string[], state: StateCode | undefined): Promise<PlaceRow[]> {
  if (names.length === 0) return []
  return orm
    .select()
    .from(places)
    .where(
      and(
        inArray(places.kind, ['city', 'neighborhood', 'county', 'zip']),
        inArray(places.search, names),
        state ? eq(places.state, state) : undefined,
      ),
    )
    .orderBy(desc(places.weight), asc(places.id))
    .limit(20)
}

/** The condition on locations with a name, in a state if there is one. */
function hasName({ state }: PlaceName): SQL | undefined {
  return and(
    inArray(places.kind, ['city', 'neighborhood', 'county', 'state']),
    state ? eq(places.state, state.code) : undefined,
  )
}

/** Returns the city, neighborhood, and county with a slug in a state. */
export async function findPlacesBySlug(orm: Orm, state: StateCode, slug: string): Promise<PlaceRow[]> {
  return orm
    .select()
    .from(places)
    .where(
      and(eq(places.state, state), eq(places.slug, slug), inArray(places.kind, ['city', 'neighborhood', 'county'])),
    )
}

/** Returns the number of public communities in a location that match a listing's care type and filters. [FIND-001, FIND-020] */
export async function countCommunities(orm: Orm, place: PlaceRow, listing: ListingQuery = allOfThem): Promise<number> {
  const inState = eq(communities.state, place.state)
  const inPlace: Record<PlaceRow['kind'], SQL | undefined> = {
    state: inState,
    county: and(inState, eq(communities.countySlug, place.slug)),
    city: and(inState, eq(communities.citySlug, place.slug)),
    neighborhood: and(inState, eq(communities.citySlug, place.slug)),
    zip: eq(communities.zip, place.zip ?? ''),
  }
  const [found] = await orm
    .select({ count: count() })
    .from(communities)
    .where(and(inPlace[place.kind], listingConditions(listing)))
  return found?.count ?? 0
}

const allOfThem: ListingQuery = { pageNumber: 1, pageSize: defaultPageSize, sort: 'recommended', filter: {} }
