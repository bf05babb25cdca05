import { approvedStatus, type CallHours } from '@pkg/domain'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents, callHours } from '../../database/schema/tables'
import { timeZoneOf } from './business-hours'

/** What an advisor's free times depend on. */
export interface CallingAdvisor {
  id: string
  timeZone: string
  /** The advisor's own hours, if they entered some. */
  hours: CallHours[] | null
}

/** Returns an approved advisor who accepts families, with the hours for calls. [AGENT-003] */
export async function findCallingAdvisor(orm: Orm, id: string): Promise<CallingAdvisor | undefined> {
  const [row] = await orm
    .select({ id: agents.id, hours: callHours.hours, state: sql<string>`${agents.record} -> 'address' ->> 'state'` })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .leftJoin(callHours, eq(callHours.agentId, agents.id))
    .where(
      and(
        eq(agents.id, id),
        gte(agents.status, approvedStatus),
        sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`,
        sql`coalesce(${agentOptions.isAccepting}, true)`,
      ),
    )
  return row && { id: row.id, hours: row.hours, timeZone: timeZoneOf(row.state) }
}

/** Returns whether an approved advisor exists, whether or not they accept families. */
export async function isApprovedAdvisor(orm: Orm, id: string): Promise<boolean> {
  const [row] = await orm
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, id), gte(agents.status, approvedStatus)))
  return row !== undefined
}

/** Returns the hours that an advisor entered for calls. */
export async function findCallHours(orm: Orm, agentId: string): Promise<CallHours[] | undefined> {
  const [row] = await orm.select({ hours: callHours.hours }).from(callHours).where(eq(callHours.agentId, agentId))
  return row?.hours
}

/** Saves an advisor's own hours for calls. */
export async function saveCallHours(orm: Orm, agentId: string, hours: CallHours[]): Promise<void> {
  await orm
    .insert(callHours)
    .values({ agentId, hours })
    .onConflictDoUpdate({ target: callHours.agentId, set: { hours } })
}

/** Returns the hours for calls of those of many advisors who entered their own. */
export async function listCallHours(orm: Orm, agentIds: string[]): Promise<Map<string, CallHours[]>> {
  const rows = await orm.select().from(callHours).where(inArray(callHours.agentId, agentIds))
  return new Map(rows.map(({ agentId, hours }) => [agentId, hours]))
}
