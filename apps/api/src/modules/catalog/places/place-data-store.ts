import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, type Orm, rowsOf } from '../../../database/database'
import { metadata } from '../../../database/schema/tables'
import type { Geography } from '../geography/geography'
import { placeCells, placeColumns } from './place-cells'

/** Adds the states, counties, cities, and ZIP codes once. Starts over after an interruption. */
export async function fillPlaces(database: Database, geography: Geography): Promise<void> {
  const [state] = await database.orm.select().from(metadata).where(eq(metadata.name, 'places'))
  if (state?.value === 'complete') return
  await database.script('truncate places')
  await database.copy('places', placeColumns, placeCells(geography))
  await database.orm.insert(metadata).values({ name: 'places', value: 'complete' }).onConflictDoNothing()
}

/**
 * Adds neighborhoods and suburbs that communities use as their city and postal data doesn't have, such as Van Nuys, so people find them by
 * name. Their point is the average of their communities. Returns the number of new ones. [API-036]
 */
export async function fillNeighborhoods(orm: Orm): Promise<number> {
  const added = await rowsOf(
    orm,
    sql`insert into places (id, kind, name, slug, state, county, latitude, longitude, search, weight)
      select 'neighborhood:' || state || ':' || city_slug, 'neighborhood', min(city), city_slug, state,
        mode() within group (order by county), avg(latitude), avg(longitude), ${searchNameSql(sql`min(city)`)}, 1
      from communities
      where status = 1 and not exists (
        select from places where places.state = communities.state and places.slug = communities.city_slug
          and places.kind in ('city', 'neighborhood'))
      group by state, city_slug
      on conflict (id) do nothing
      returning id`,
  )
  return added.length
}

/** Returns the SQL of `searchName`, for names without accents. */
const searchNameSql = (name: SQL): SQL =>
  sql`regexp_replace(regexp_replace(lower(${name}), '[''’]', '', 'g'), '([a-z]\\.?)\\s*[-–—/]\\s*(?=[a-z])', '\\1 ', 'g')`
