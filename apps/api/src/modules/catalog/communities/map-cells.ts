import type { Area, ListingQuery } from '@pkg/domain'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { mapCells } from '../../../database/schema/tables'
import { keptConditions } from './kept-conditions'

/** How wide a cell is that is drawn as one, in the pixels of a map whose world is 256 pixels wide at zoom 0. */
const cellPixels = 48
/** The zooms that cells are kept for; see `map_zooms` in the migration. */
const [farthest, closest] = [3, 11]

/** How many degrees the cells of a zoom are wide and high. */
export const cellDegrees = (zoom: number): number => (cellPixels * 360) / (256 * 2 ** zoom)

/**
 * The statement that reads the cells of a map, where they are kept: in a box or everywhere, by state and care at most. A cell at the edge of the
 * box counts as a whole. The columns are those of cells that are drawn from the communities themselves.
 */
export function keptCells({ geometry, ...query }: ListingQuery, zoom: number | undefined): SQL | undefined {
  if (zoom === undefined || zoom > closest || geometry?.kind === 'polygon') return undefined
  const byStateAndCare = keptConditions(query, mapCells)
  if (!byStateAndCare) return undefined
  const kept = Math.max(zoom, farthest)
  const where = and(eq(mapCells.zoom, kept), geometry && withinBox(geometry, kept), byStateAndCare)
  const together = sql`${2 ** (kept - zoom)}::float8`
  return sql`select sum(communities)::int as communities, sum(latitude) / sum(communities) as latitude,
      sum(longitude) / sum(communities) as longitude, coalesce(min(lowest_rate), 0) as starting_rate, min(first_id) as id,
      min(care[1]) as care
    from ${mapCells} where ${where} group by floor(lat_cell / ${together}), floor(lng_cell / ${together})`
}

function withinBox({ south, west, north, east }: Extract<Area, { kind: 'box' }>, zoom: number): SQL | undefined {
  const cell = (degrees: number) => Math.floor(degrees / cellDegrees(zoom))
  return and(between(mapCells.latCell, cell(south), cell(north)), between(mapCells.lngCell, cell(west), cell(east)))
}
