import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'

/**
 * Makes places of the neighbourhoods and suburbs that communities name as their city and that no postal table knows, such as Van Nuys,
 * so that people find them by name. Their point is the middle of their communities. Gives how many there are new. [API-036]
 */
export async function fillNeighborhoods(orm: Orm): Promise<number> {
  const added = await rowsOf(
    orm,
    sql`insert into places (id, kind, name, slug, state, county, latitude, longitude, search, weight)
      select 'neighborhood:' || state || ':' || city_slug, 'neighborhood', min(city), city_slug, state,
        mode() within group (order by county), avg(latitude), avg(longitude), lower(min(city)), 1
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
