import type { StatementText } from '@pkg/api/measured'
import { earthRadiusInMiles, type Point } from '@pkg/domain'

const haversine = `${2 * earthRadiusInMiles} * asin(least(1, sqrt(
  sin(radians(latitude - $1) / 2) ^ 2 +
  cos(radians($1)) * cos(radians(latitude)) * sin(radians(longitude - $2) / 2) ^ 2)))`

/** Returns the statement that someone would write by hand: a box for the btree index, then the great circle. */
export function handWrittenSql({ latitude, longitude }: Point, miles: number): StatementText {
  const reach = (miles / earthRadiusInMiles) * (180 / Math.PI)
  // A circle is widest where its tangents are meridians, a little closer to the pole than its center.
  const wide = (Math.asin(Math.sin((reach * Math.PI) / 180) / Math.cos((latitude * Math.PI) / 180)) * 180) / Math.PI
  return {
    sql: `select id from communities
      where status = 1 and latitude between $4 and $5 and longitude between $6 and $7 and ${haversine} <= $3`,
    params: [latitude, longitude, miles, latitude - reach, latitude + reach, longitude - wide, longitude + wide],
  }
}

/** Returns a statement that computes the distance of every row, without an index. */
export function withoutIndexSql({ latitude, longitude }: Point, miles: number): StatementText {
  return {
    sql: `select id from communities where status = 1 and ${haversine} <= $3`,
    params: [latitude, longitude, miles],
  }
}
