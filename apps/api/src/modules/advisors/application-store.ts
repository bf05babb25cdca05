import type { AgentApplication, endpoints, QueryOf } from '@pkg/api-client'
import { type Agent, approvedStatus } from '@pkg/domain'
import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentDocuments, agents, users } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import { rolesOf, withoutRole, withRole } from '../identity'
import type { AgentRow } from './agent-store'

/** What applications are sorted and filtered by. */
const columns: ListColumns = {
  status: agents.status,
  name: sql`lower(${agents.name})`,
  state: sql`${agents.record}->'address'->>'state'`,
  inBusinessSince: sql`(${agents.record}->'info'->>'inBusinessSince')::int`,
  declinedAt: agents.declinedAt,
}

/** Returns a page of advisors' applications, by default by status and name. */
export async function listApplications(
  orm: Orm,
  query: QueryOf<typeof endpoints.adminAgents.list>,
  page: { size: number; offset: number },
) {
  const where = and(
    filterCondition(query, columns),
    query['filter[decision]'] ? and(lt(agents.status, approvedStatus), isNull(agents.declinedAt)) : undefined,
    textCondition(query.q, [agents.name]),
  )
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select()
    .from(agents)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'status', ties: [asc(agents.name)], unique: agents.id }))
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ id }) => id)
  const documents =
    ids.length > 0 ? await orm.select().from(agentDocuments).where(inArray(agentDocuments.agentId, ids)) : []
  const items = rows.map((row) =>
    toApplication(
      row,
      documents.filter(({ agentId }) => agentId === row.id),
    ),
  )
  return { items, total: found?.total ?? 0 }
}

/** Returns an advisor's application. */
export async function findApplication(orm: Orm, id: string): Promise<AgentApplication | undefined> {
  const [row] = await orm.select().from(agents).where(eq(agents.id, id))
  return row && toApplication(row, await orm.select().from(agentDocuments).where(eq(agentDocuments.agentId, id)))
}

/** Saves an admin's decision on an advisor. Returns the application. */
export async function updateStatus(
  tx: Orm,
  agent: AgentRow,
  { status, declined }: { status: Agent['status']; declined: { at: Date; reason: string } | undefined },
): Promise<AgentApplication> {
  const [row] = await tx
    .update(agents)
    .set({
      status,
      record: { ...agent.record, status },
      declinedAt: declined?.at ?? null,
      declineReason: declined?.reason ?? null,
    })
    .where(eq(agents.id, agent.id))
    .returning()
  if (!row) throw new Error('The advisor was not found')
  return toApplication(row, await tx.select().from(agentDocuments).where(eq(agentDocuments.agentId, agent.id)))
}

/** Gives an advisor's accounts the role of one, or takes it away. Returns the ids of the accounts that changed. */
export async function changeRole(tx: Orm, agentId: string, isApproved: boolean): Promise<string[]> {
  const accounts = await tx.select().from(users).where(eq(users.agentId, agentId)).for('update')
  const changed = accounts.filter((account) => {
    const roles = rolesOf(account)
    return roles.includes('agent') !== isApproved && !roles.includes('real-estate-agent')
  })
  for (const account of changed) {
    const roles = isApproved ? withRole(account, 'agent') : withoutRole(account, 'agent')
    await tx.update(users).set(roles).where(eq(users.id, account.id))
  }
  return changed.map(({ id }) => id)
}

/** Returns the accounts of an advisor that have an email address. */
export async function listAgentAccounts(tx: Orm, agentId: string): Promise<{ id: string; email: string }[]> {
  const rows = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.agentId, agentId))
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []))
}

function toApplication(
  { id, version, name, record, states, declinedAt, declineReason }: AgentRow,
  documents: (typeof agentDocuments.$inferSelect)[],
): AgentApplication {
  const { status, info, address } = record
  return {
    id,
    version,
    name,
    status,
    email: info.email,
    workPhone: info.workPhone,
    city: address.city,
    state: address.state,
    states,
    inBusinessSince: info.inBusinessSince,
    documents: documents.map(({ kind }) => kind),
    ...(declinedAt ? { declinedAt: declinedAt.toISOString() } : {}),
    ...(declineReason ? { reason: declineReason } : {}),
  }
}
