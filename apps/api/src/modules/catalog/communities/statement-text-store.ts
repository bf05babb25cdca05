import type { Community, ListingQuery, Point } from '@pkg/domain'
import { fillPlaceholders } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as tables from '../../../database/schema/tables'
import { communityStatement, reviewsStatement } from './community-details-store'
import { listingConditions } from './listing-condition-store'
import { pinsStatement } from './map-pin-store'
import { distanceToEdge, nearbyCount, nearbyDegrees, nearestStatement } from './nearby-store'
import { listingStatements, listingTemplate } from './search-store'

/** A statement with `$1`, `$2` … and its values. */
export interface StatementText {
  sql: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })
const orm = drizzle.mock({ schema: tables, casing: 'snake_case' })

/** Returns the statements of a listing as text, so a benchmark can send the same ones through a plain driver. */
export function listingSql(query: ListingQuery): { totals: StatementText; rows: StatementText } {
  const { parts, values } = listingTemplate(query)
  const { totals, rows } = listingStatements(orm, parts)
  const filled = ({ sql, params }: StatementText) => ({ sql, params: fillPlaceholders(params, values) })
  return { totals: filled(totals.toSQL()), rows: filled(rows.toSQL()) }
}

/** Returns the statement of a map. */
export function pinsSql(query: ListingQuery, zoom: number): StatementText {
  const { sql, params } = dialect.sqlToQuery(pinsStatement(query, zoom))
  return { sql, params }
}

/** Returns the statements that read one community without a campus. */
export function readSql(community: Community): StatementText[] {
  const { id, similarCommunities } = community
  const farthest = similarCommunities.recommended.at(-1)?.distance ?? Infinity
  const isComplete = similarCommunities.recommended.length === nearbyCount
  const needed = nearbyDegrees.findIndex((degrees) => isComplete && farthest < distanceToEdge(community, degrees))
  const boxes = needed === -1 ? nearbyDegrees : nearbyDegrees.slice(0, needed + 1)
  return [
    communityStatement(orm, id).toSQL(),
    reviewsStatement(orm, id).toSQL(),
    ...boxes.map((degrees) => nearestStatement(orm, community, { degrees, limit: nearbyCount }).toSQL()),
  ]
}

/** Returns the statement that reads the ids of all public communities within a number of miles of a point. */
export function radiusSql(point: Point, miles: number): StatementText {
  const where = listingConditions({
    pageNumber: 1,
    pageSize: 1,
    sort: 'recommended',
    filter: { geo: { ...point, miles } },
  })
  return orm.select({ id: tables.communities.id }).from(tables.communities).where(where).toSQL()
}
