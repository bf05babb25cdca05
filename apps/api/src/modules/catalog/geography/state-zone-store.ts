import { defaultTimeZone, states } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { stateZones } from './zones'

const usualZones = JSON.stringify(Object.fromEntries(states.map(({ code }) => [code, stateZones(code)[0]])))

/** Returns the usual time zone of a state, and of no state the zone in which families without a place read times. */
export const zoneOfState = (state: PgColumn): SQL<string> =>
  sql<string>`coalesce(${usualZones}::jsonb ->> ${state}, ${defaultTimeZone})`
