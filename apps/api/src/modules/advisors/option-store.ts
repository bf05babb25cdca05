import type { AgentOptions } from '@pkg/api-client'
import { count, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { defaultCapacity } from './candidate-store'

/** Returns a page of advisors' work settings. Advisors see their own; admins see all. */
export async function listOptions(orm: Orm, person: Person, page: { size: number; offset: number }) {
  const where = person.role === 'admin' ? undefined : eq(agents.id, person.agentId ?? '')
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  return { items: await listRows(orm, where, page), total: found?.total ?? 0 }
}

/** Returns the work settings of an advisor. */
export async function findOptions(orm: Orm, agentId: string): Promise<AgentOptions | undefined> {
  const [options] = await listRows(orm, eq(agents.id, agentId), { size: 1, offset: 0 })
  return options
}

/** Saves work settings of an advisor. */
export async function saveOptions(
  orm: Orm,
  agentId: string,
  changes: Partial<typeof agentOptions.$inferInsert>,
): Promise<void> {
  await orm
    .insert(agentOptions)
    .values({ agentId, ...changes })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: changes })
}

/** Stops new families for an advisor or real estate agent who leaves. [DASH-012] */
export const closeProfile = (tx: Orm, agentId: string): Promise<void> =>
  saveOptions(tx, agentId, { isAccepting: false })

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<AgentOptions[]> {
  const rows = await orm
    .select({ id: agents.id, options: agentOptions })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(where)
    .orderBy(agents.id)
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ id, options }) => ({
    id,
    kind: options?.kind ?? 'partner',
    capacity: options?.capacity ?? defaultCapacity,
    languages: options?.languages ?? ['en'],
    isAccepting: options?.isAccepting ?? true,
    ...(options && options.responses > 0
      ? { averageResponseMinutes: Math.round(options.responseMinutes / options.responses) }
      : {}),
  }))
}
