import type { Community, ListingQuery, Point } from '@pkg/domain'
import { fillPlaceholders } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as tables from '../../../database/schema/tables'
import {
  communityStatement,
  nearbyDegrees,
  nearestStatement,
  neighbours,
  reviewsStatement,
  shortestWay,
} from './find-community'
import { listingConditions } from './listing-conditions'
import { pinsStatement } from './map-pins'
import { listingStatements, listingTemplate } from './search-communities'

/** A statement with `$1`, `$2` … and its values. */
export interface StatementText {
  sql: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })
const orm = drizzle.mock({ schema: tables, casing: 'snake_case' })

/** The statements of a listing as text, so that a benchmark can send the very same through a bare driver. */
export function listingSql(query: ListingQuery): { totals: StatementText; rows: StatementText } {
  const { parts, values } = listingTemplate(query)
  const { totals, rows } = listingStatements(orm, parts)
  const filled = ({ sql, params }: StatementText) => ({ sql, params: fillPlaceholders(params, values) })
  return { totals: filled(totals.toSQL()), rows: filled(rows.toSQL()) }
}

/** The statement of a map. */
export function pinsSql(query: ListingQuery, zoom: number): StatementText {
  const { sql, params } = dialect.sqlToQuery(pinsStatement(query, zoom))
  return { sql, params }
}

/** The statements that read one community without a campus, as it is answered. */
export function readSql(community: Community): StatementText[] {
  const { id, similarCommunities } = community
  const farthest = similarCommunities.recommended.at(-1)?.distance ?? Infinity
  const isWhole = similarCommunities.recommended.length === neighbours
  const needed = nearbyDegrees.findIndex((degrees) => isWhole && farthest < shortestWay(community, degrees))
  const boxes = needed === -1 ? nearbyDegrees : nearbyDegrees.slice(0, needed + 1)
  return [
    communityStatement(orm, id).toSQL(),
    reviewsStatement(orm, id).toSQL(),
    ...boxes.map((degrees) => nearestStatement(orm, community, { degrees, limit: neighbours }).toSQL()),
  ]
}

/** The statement that finds the ids of all public communities within some miles of a point. */
export function radiusSql(point: Point, miles: number): StatementText {
  const where = listingConditions({
    pageNumber: 1,
    pageSize: 1,
    sort: 'recommended',
    filter: { geo: { ...point, miles } },
  })
  return orm.select({ id: tables.communities.id }).from(tables.communities).where(where).toSQL()
}
