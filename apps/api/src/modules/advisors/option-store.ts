import type { Person } from '../../http/person'
import type { AgentOptions } from '@pkg/api-client'
import { count, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents } from '../../database/schema/tables'
import { notFound } from '../../http/problems'

/** Returns the options of the advisors that a person may see: admins all, advisors their own. */
export async function listOptions(orm: Orm, person: Person, page: { size: number; offset: number }) {
  const where = person.role === 'admin' ? undefined : eq(agents.id, person.agentId ?? '')
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  return { items: await options(orm, where, page), total: found?.total ?? 0 }
}

/** Saves options of an advisor. @throws {HttpError} 404 for an advisor who doesn't exist. */
export async function saveOptions(
  orm: Orm,
  agentId: string,
  body: Partial<typeof agentOptions.$inferInsert>,
): Promise<AgentOptions> {
  const own = eq(agents.id, agentId)
  if ((await options(orm, own, one)).length === 0) throw notFound('advisor', agentId)
  await orm
    .insert(agentOptions)
    .values({ agentId, ...body })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: body })
  const [changed] = await options(orm, own, one)
  if (!changed) throw notFound('advisor', agentId)
  return changed
}

const one = { size: 1, offset: 0 }

async function options(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<AgentOptions[]> {
  const rows = await orm
    .select({ id: agents.id, given: agentOptions })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(where)
    .orderBy(agents.id)
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ id, given }) => ({
    id,
    kind: given?.kind ?? 'partner',
    capacity: given?.capacity ?? 40,
    languages: given?.languages ?? ['en'],
    isAccepting: given?.isAccepting ?? true,
    ...(given && given.answers > 0 ? { minutesToAnswer: Math.round(given.minutes / given.answers) } : {}),
  }))
}
