import { now } from '@pkg/domain'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** Returns the moment now as a value of a statement. The database has its own clock, which no statement reads. [LIFE-009] */
export const currentMoment = (): SQL<Date> => sql`${now().toISOString()}::timestamptz`

/** Returns a time as the API writes it, such as `2026-11-28T17:00:00.000Z`, for statements that build JSON themselves. */
export const isoTime = (time: SQL | Column): SQL<string> =>
  sql`to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
