import { anyCareSlug, type Area, careTypeSlugs, type ListingQuery } from '@pkg/domain'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { mapCells } from '../../../database/schema/tables'
import { countConditions } from './count-condition-store'

/** The width of a cell in pixels, on a map that is 256 pixels wide at zoom 0. */
const cellPixels = 48
/** The zooms with stored cells; see `map_zooms` in the migration. */
const [minZoom, maxZoom] = [3, 11]

/** Returns the width and height of a zoom's cells in degrees. */
export const cellDegrees = (zoom: number): number => (cellPixels * 360) / (256 * 2 ** zoom)

/**
 * Returns the statement that reads stored cells of a map, in a box or everywhere, filtered by state and care types at most. A cell at the
 * edge of the box counts as a whole. The columns are the same as for cells that are computed from communities.
 */
export function storedCells({ geometry, ...query }: ListingQuery, zoom: number | undefined): SQL | undefined {
  if (zoom === undefined || zoom > maxZoom || geometry?.kind === 'polygon') return undefined
  const byStateAndCare = countConditions(query, mapCells)
  if (!byStateAndCare) return undefined
  const storedZoom = Math.max(zoom, minZoom)
  const where = and(eq(mapCells.zoom, storedZoom), geometry && withinBox(geometry, storedZoom), byStateAndCare)
  const cellsPerSide = sql`${2 ** (storedZoom - zoom)}::float8`
  return sql`select sum(communities)::int as communities, sum(latitude) / sum(communities) as latitude,
      sum(longitude) / sum(communities) as longitude, coalesce(min(nullif(${lowestPrice(query.toc)}, 0)), 0) as price, min(first_id) as id,
      min(care[1]) as care
    from ${mapCells} where ${where} group by floor(lat_cell / ${cellsPerSide}), floor(lng_cell / ${cellsPerSide})`
}

/** Returns the column with the lowest price of a care type, or with the lowest starting price. */
const lowestPrice = (toc: ListingQuery['toc']) =>
  sql`${mapCells.lowestPrices}[${sql.raw(String(toc && toc !== anyCareSlug ? careTypeSlugs.indexOf(toc) + 2 : 1))}]`

function withinBox({ south, west, north, east }: Extract<Area, { kind: 'box' }>, zoom: number): SQL | undefined {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees(zoom))
  return and(between(mapCells.latCell, cell(south), cell(north)), between(mapCells.lngCell, cell(west), cell(east)))
}
