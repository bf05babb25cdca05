import type { PinMap } from '@pkg/api-client'
import { careTypeSlugs, type ListingQuery } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { listingConditions, priceColumn } from './listing-condition-store'
import { cellDegrees, storedCells } from './map-cell-store'

/** The most pins on a map. Beyond it, communities near one another become a cluster. */
const maxPins = 10_000

/** The zoom at which communities on the same street are separate pins. */
const streetZoom = 14

/**
 * Returns the points of a map under the filters of a listing. With a zoom, communities that would overlap are clustered, except at street
 * level. Without a zoom, each has its own point unless there are too many. [API-028, LIST-010]
 */
export async function mapPins(orm: Orm, query: ListingQuery, zoom: number | undefined): Promise<PinMap> {
  const [row] = await rowsOf(orm, pinsStatement(query, zoom))
  return {
    total: Number(row?.['total'] ?? 0),
    care: [...careTypeSlugs],
    pins: parseRows(row?.['pins']).map(([id, ...numbers]) => [String(id), ...fourNumbers(numbers)]),
    clusters: parseRows(row?.['clusters']).map(fourNumbers),
  }
}

/** Returns the statement of a map, which returns both lists as JSON. */
export function pinsStatement(query: ListingQuery, zoom: number | undefined): SQL {
  const found = sql`select id, latitude, longitude, ${priceColumn(query.toc)} as price, care[1] as care from ${communities}
    where ${listingConditions(query)}`
  const pin = sql`json_build_array(id, round(latitude::numeric, 5), round(longitude::numeric, 5), price,
    array_position(${sql.param(`{${careTypeSlugs.join(',')}}`)}::text[], care) - 1)`
  if (zoom !== undefined && zoom >= streetZoom) {
    return sql`with found as (${found} order by rank desc, id limit ${maxPins})
      select count(*)::int as total, coalesce(json_agg(${pin}), '[]') as pins, '[]'::json as clusters from found`
  }
  // Without a zoom, the grid is so fine that communities cluster only if a map can't show them all.
  const degrees = cellDegrees(zoom ?? streetZoom)
  const computedCells = sql`select count(*)::int as communities, avg(latitude) as latitude, avg(longitude) as longitude,
      coalesce(min(nullif(price, 0)), 0) as price, min(id) as id, min(care) as care
    from (${found}) found group by floor(latitude / ${degrees}::float8), floor(longitude / ${degrees}::float8)`
  return sql`with cells as (${storedCells(query, zoom) ?? computedCells}), largest as (select * from cells order by communities desc limit ${maxPins})
    select (select coalesce(sum(communities), 0)::int from cells) as total,
      coalesce(json_agg(${pin}) filter (where communities = 1), '[]') as pins,
      coalesce(json_agg(json_build_array(round(latitude::numeric, 4), round(longitude::numeric, 4), communities,
        price)) filter (where communities > 1), '[]') as clusters
    from largest`
}

const parseRows = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : [])

const fourNumbers = ([a, b, c, d]: unknown[]): [number, number, number, number] => [
  Number(a),
  Number(b),
  Number(c),
  Number(d),
]
