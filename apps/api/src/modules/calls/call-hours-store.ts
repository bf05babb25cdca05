import { approvedStatus, type CallHours, type TimeOff } from '@pkg/domain'
import { and, eq, gte, inArray, not, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents, callHours } from '../../database/schema/tables'
import { isAbsent } from '../access'
import { timeZoneOf } from './business-hours'

/** What an advisor's free times depend on. */
export interface CallingAdvisor {
  id: string
  timeZone: string
  /** The advisor's own hours, if they entered some. */
  hours: CallHours[] | null
  timeOff: TimeOff[] | null
}

/** The hours that an advisor entered, and the days without calls. */
export type OwnCallHours = Pick<typeof callHours.$inferSelect, 'hours' | 'timeOff'>

/** The state of an advisor's home, which decides the time zone. */
const homeState = sql<string>`${agents.record} -> 'address' ->> 'state'`

/** Returns an approved advisor who accepts families, with the hours for calls. [AGENT-003] */
export async function findCallingAdvisor(orm: Orm, id: string): Promise<CallingAdvisor | undefined> {
  const [row] = await orm
    .select({ id: agents.id, hours: callHours.hours, timeOff: callHours.timeOff, state: homeState })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .leftJoin(callHours, eq(callHours.agentId, agents.id))
    .where(
      and(
        eq(agents.id, id),
        gte(agents.status, approvedStatus),
        sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`,
        sql`coalesce(${agentOptions.isAccepting}, true)`,
        not(isAbsent(agents.id)),
      ),
    )
  return row && { id: row.id, hours: row.hours, timeOff: row.timeOff, timeZone: timeZoneOf(row.state) }
}

/** Returns the time zone of an approved advisor, whether or not they accept families. */
export async function findAdvisorZone(orm: Orm, id: string): Promise<string | undefined> {
  const [row] = await orm
    .select({ state: homeState })
    .from(agents)
    .where(and(eq(agents.id, id), gte(agents.status, approvedStatus)))
  return row && timeZoneOf(row.state)
}

/** Returns the hours that an advisor entered for calls. */
export async function findCallHours(orm: Orm, agentId: string): Promise<OwnCallHours | undefined> {
  const [row] = await orm.select().from(callHours).where(eq(callHours.agentId, agentId))
  return row
}

/** Saves an advisor's own hours for calls. Without `timeOff`, the days without calls stay. */
export async function saveCallHours(
  orm: Orm,
  agentId: string,
  { hours, timeOff }: { hours: CallHours[]; timeOff?: TimeOff[] },
): Promise<OwnCallHours> {
  const values = { hours, ...(timeOff && { timeOff }) }
  const [row] = await orm
    .insert(callHours)
    .values({ agentId, ...values })
    .onConflictDoUpdate({ target: callHours.agentId, set: values })
    .returning()
  return row ?? { hours, timeOff: timeOff ?? [] }
}

/** Returns the hours for calls of those of many advisors who entered their own. */
export async function listCallHours(orm: Orm, agentIds: string[]): Promise<Map<string, OwnCallHours>> {
  const rows = await orm.select().from(callHours).where(inArray(callHours.agentId, agentIds))
  return new Map(rows.map(({ agentId, hours, timeOff }) => [agentId, { hours, timeOff }]))
}
