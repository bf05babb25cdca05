import type { PinMap } from '@pkg/api-client'
import { careTypeSlugs, type ListingQuery } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { listingConditions } from './listing-conditions'
import { cellDegrees, keptCells } from './map-cells'

/** A map shows no more than this: beyond it, what is nearest together is drawn as one. */
export const mostPins = 10_000

/** From this zoom on, houses of one street stand apart. */
const streetZoom = 14

/**
 * The points of a map under the filters of a listing. With a zoom, communities that would lie on each other are drawn together, except at
 * street level; without one, and few enough, each stands alone. [API-028, LIST-010]
 */
export async function mapPins(orm: Orm, query: ListingQuery, zoom: number | undefined): Promise<PinMap> {
  const [row] = await rowsOf(orm, pinsStatement(query, zoom))
  return {
    total: Number(row?.['total'] ?? 0),
    care: [...careTypeSlugs],
    pins: rowsIn(row?.['pins']).map(([id, ...numbers]) => [String(id), ...fourNumbers(numbers)]),
    clusters: rowsIn(row?.['clusters']).map(fourNumbers),
  }
}

/** The statement of a map, for the route, its plan and the benchmark. It answers the two lists as JSON. */
export function pinsStatement(query: ListingQuery, zoom: number | undefined): SQL {
  const found = sql`select id, latitude, longitude, starting_rate, care[1] as care from ${communities}
    where ${listingConditions(query)}`
  const pin = sql`json_build_array(id, round(latitude::numeric, 5), round(longitude::numeric, 5), starting_rate,
    array_position(${sql.param(`{${careTypeSlugs.join(',')}}`)}::text[], care) - 1)`
  if (zoom !== undefined && zoom >= streetZoom) {
    return sql`with found as (${found} order by rank desc, id limit ${mostPins})
      select count(*)::int as total, coalesce(json_agg(${pin}), '[]') as pins, '[]'::json as clusters from found`
  }
  // Without a zoom, a grid so fine that only more communities than a map can show fall together.
  const degrees = cellDegrees(zoom ?? streetZoom)
  const drawnCells = sql`select count(*)::int as communities, avg(latitude) as latitude, avg(longitude) as longitude,
      coalesce(min(nullif(starting_rate, 0)), 0) as starting_rate, min(id) as id, min(care) as care
    from (${found}) found group by floor(latitude / ${degrees}::float8), floor(longitude / ${degrees}::float8)`
  return sql`with cells as (${keptCells(query, zoom) ?? drawnCells}), largest as (select * from cells order by communities desc limit ${mostPins})
    select (select coalesce(sum(communities), 0)::int from cells) as total,
      coalesce(json_agg(${pin}) filter (where communities = 1), '[]') as pins,
      coalesce(json_agg(json_build_array(round(latitude::numeric, 4), round(longitude::numeric, 4), communities,
        starting_rate)) filter (where communities > 1), '[]') as clusters
    from largest`
}

const rowsIn = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : [])

const fourNumbers = ([a, b, c, d]: unknown[]): [number, number, number, number] => [
  Number(a),
  Number(b),
  Number(c),
  Number(d),
]
