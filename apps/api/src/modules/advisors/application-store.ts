import type { AgentApplication } from '@pkg/api-client'
import type { Agent } from '@pkg/domain'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { agentDocuments, agents, users } from '../../database/schema/tables'
import type { AgentRow } from './agent-store'

interface ApplicationFilter {
  'filter[status]'?: AgentRow['status']
  q?: string
}

/** Returns a page of advisors' applications by status and name. */
export async function listApplications(orm: Orm, filter: ApplicationFilter, page: { size: number; offset: number }) {
  const status = filter['filter[status]']
  const where = and(
    status === undefined ? undefined : eq(agents.status, status),
    filter.q ? sql`lower(${agents.name}) like ${containing(filter.q.toLowerCase())}` : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select()
    .from(agents)
    .where(where)
    .orderBy(asc(agents.status), asc(agents.name), agents.id)
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ id }) => id)
  const documents =
    ids.length > 0 ? await orm.select().from(agentDocuments).where(inArray(agentDocuments.agentId, ids)) : []
  const items = rows.map(({ id, record }) =>
    toApplication(
      record,
      documents.filter(({ agentId }) => agentId === id),
    ),
  )
  return { items, total: found?.total ?? 0 }
}

/** Changes the status of an advisor. Returns the application. */
export async function updateStatus(tx: Orm, agent: AgentRow, status: Agent['status']): Promise<AgentApplication> {
  const record = { ...agent.record, status }
  await tx.update(agents).set({ status, record }).where(eq(agents.id, agent.id))
  const documents = await tx.select().from(agentDocuments).where(eq(agentDocuments.agentId, agent.id))
  return toApplication(record, documents)
}

/** Changes the role of an advisor's accounts. Returns the ids of the accounts that had the earlier role. */
export async function changeRole(
  tx: Orm,
  agentId: string,
  { from, to }: { from: 'customer' | 'agent'; to: 'customer' | 'agent' },
): Promise<string[]> {
  const changed = await tx
    .update(users)
    .set({ role: to })
    .where(and(eq(users.agentId, agentId), eq(users.role, from)))
    .returning({ id: users.id })
  return changed.map(({ id }) => id)
}

/** Returns the accounts of an advisor that have an email address. */
export async function listAgentAccounts(tx: Orm, agentId: string): Promise<{ id: string; email: string }[]> {
  const rows = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.agentId, agentId))
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []))
}

function toApplication(
  { id, name, status, info, address }: Agent,
  documents: (typeof agentDocuments.$inferSelect)[],
): AgentApplication {
  return {
    id,
    name,
    status,
    email: info.email,
    city: address.city,
    state: address.state,
    documents: documents.map(({ kind }) => kind),
  }
}
