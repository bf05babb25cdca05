import { now } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'

/** Returns the moment now as a value of a statement. The database has its own clock, which no statement reads. [LIFE-009] */
export const currentMoment = (): SQL<Date> => sql`${now().toISOString()}::timestamptz`
