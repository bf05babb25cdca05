import { distanceInMiles, type Point, type TypeOfCareSlug } from '@pkg/domain'
import { and, between, desc, eq, ne, notExists, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, places } from '../../../database/schema/tables'
import { careCondition } from '../communities/listing-condition-store'
import { isPublic } from '../communities/public-condition-store'

/** An area with communities. */
export interface CountedArea {
  name: string
  slug: string
  state: string
  communities: number
}

/** The area of a listing, by slugs. A place is a city or a county. */
export interface ListingArea {
  care: TypeOfCareSlug
  state?: string | undefined
  city?: string | undefined
  county?: string | undefined
}

const total = sql<number>`count(*)::int`
const degreesAround = 1

function inArea({ care, state, city, county }: ListingArea) {
  return and(
    isPublic,
    careCondition({ toc: care, filter: {} }),
    state ? eq(communities.state, state) : undefined,
    city ? eq(communities.citySlug, city) : undefined,
    county ? eq(communities.countySlug, county) : undefined,
  )
}

/** Returns the states with communities. */
export function countStates(orm: Orm, area: ListingArea): Promise<{ state: string; communities: number }[]> {
  return orm
    .select({ state: communities.state, communities: total })
    .from(communities)
    .where(inArea(area))
    .groupBy(communities.state)
}

/** Returns the cities of an area, those with the most communities first. */
export function countCities(orm: Orm, area: ListingArea): Promise<CountedArea[]> {
  const { state, citySlug, city } = communities
  return orm
    .select({ name: sql<string>`min(${city})`, slug: citySlug, state, communities: total })
    .from(communities)
    .where(inArea(area))
    .groupBy(state, citySlug)
    .orderBy(desc(total), citySlug)
}

/** Returns the counties of an area, those with the most communities first. A county whose path shows a city of the same name is left out. [ROUTE-005] */
export function countCounties(orm: Orm, area: ListingArea): Promise<CountedArea[]> {
  const { state, countySlug, county } = communities
  const city = orm
    .select({ id: places.id })
    .from(places)
    .where(
      and(
        eq(places.state, state),
        eq(places.slug, countySlug),
        or(eq(places.kind, 'city'), eq(places.kind, 'neighborhood')),
      ),
    )
  return orm
    .select({ name: sql<string>`min(${county})`, slug: countySlug, state, communities: total })
    .from(communities)
    .where(and(inArea(area), ne(countySlug, ''), notExists(city)))
    .groupBy(state, countySlug)
    .orderBy(desc(total), countySlug)
}

/** Returns the cities around a point, nearest first, without the one at the point. */
export async function citiesAround(
  orm: Orm,
  {
    center,
    care,
    without,
    limit,
  }: { center: Point; care: TypeOfCareSlug; without: { state: string; city: string }; limit: number },
): Promise<CountedArea[]> {
  const { state, citySlug, city, latitude, longitude } = communities
  const found = await orm
    .select({
      name: sql<string>`min(${city})`,
      slug: citySlug,
      state,
      communities: total,
      latitude: sql<number>`avg(${latitude})::float8`,
      longitude: sql<number>`avg(${longitude})::float8`,
    })
    .from(communities)
    .where(
      and(
        inArea({ care }),
        between(latitude, center.latitude - degreesAround, center.latitude + degreesAround),
        between(longitude, center.longitude - degreesAround, center.longitude + degreesAround),
        or(ne(state, without.state), ne(citySlug, without.city)),
      ),
    )
    .groupBy(state, citySlug)
  return found.toSorted((one, other) => distanceInMiles(center, one) - distanceInMiles(center, other)).slice(0, limit)
}

/** Returns the number of communities of an area per care type. A community with several counts for each. */
export function countCareTypes(orm: Orm, area: ListingArea): Promise<{ care: string; communities: number }[]> {
  const offered = orm
    .select({ care: sql<string>`unnest(${communities.care})`.as('care') })
    .from(communities)
    .where(inArea({ ...area, care: 'senior-living' }))
    .as('offered')
  return orm.select({ care: offered.care, communities: total }).from(offered).groupBy(offered.care)
}
