import type { Agent } from '@pkg/domain'
import type { AgentApplication } from '@pkg/api-client'
import { approvedStatus } from '@pkg/domain'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { agentDocuments, agents, users } from '../../database/schema/tables'
import { notFound } from '../../http/problems'
import { type Accounts, accountTexts, endSessions } from '../identity'
import { queueMessage } from '../messaging'

interface ApplicationFilter {
  'filter[status]'?: AgentRow['status']
  q?: string
}

/** Returns a page of advisors' applications. */
export async function listApplications(orm: Orm, query: ApplicationFilter, page: { size: number; offset: number }) {
  const status = query['filter[status]']
  const where = and(
    status === undefined ? undefined : eq(agents.status, status),
    query.q ? sql`lower(${agents.name}) like ${containing(query.q.toLowerCase())}` : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select()
    .from(agents)
    .where(where)
    .orderBy(asc(agents.status), asc(agents.name), agents.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: await applicationsOf(orm, rows), total: found?.total ?? 0 }
}

/** Approves or declines an advisor's application, changes their access, and tells them. @throws {HttpError} 404 */
export async function decideApplication(
  accounts: Accounts,
  agentId: string,
  body: { status: Agent['status']; reason?: string },
): Promise<AgentApplication> {
  const { orm, queue } = accounts
  const decided = await orm.transaction(async (tx) => {
    const [row] = await tx.select().from(agents).where(eq(agents.id, agentId)).for('update')
    if (!row) throw notFound('advisor', agentId)
    const { status } = body
    const record = { ...row.record, status }
    await tx.update(agents).set({ status, record }).where(eq(agents.id, row.id))
    if (status !== row.status) await changeRights(tx, row.id, status)
    if (status !== row.status || body.reason) await tellAgent(tx, accounts, { id: row.id, ...body })
    const [application] = await applicationsOf(tx, [{ ...row, status, record }])
    if (!application) throw notFound('advisor', agentId)
    return application
  })
  queue.wake()
  return decided
}

type AgentRow = typeof agents.$inferSelect

/** Opens the dashboard to an approved advisor, and closes it to one who no longer is. The sessions of before end. */
async function changeRights(tx: Orm, agentId: string, status: number): Promise<void> {
  const [from, to] = status >= approvedStatus ? (['customer', 'agent'] as const) : (['agent', 'customer'] as const)
  const changed = await tx
    .update(users)
    .set({ role: to })
    .where(and(eq(users.agentId, agentId), eq(users.role, from)))
    .returning({ id: users.id })
  for (const { id } of changed) await endSessions(tx, id)
}

async function tellAgent(
  tx: Orm,
  accounts: Accounts,
  { id, status, reason }: { id: string; status: number; reason?: string },
): Promise<void> {
  if (status === 1) return
  const { brand, sites } = accounts.settings
  const people = await tx.select().from(users).where(eq(users.agentId, id))
  for (const { id: userId, email } of people) {
    if (!email) continue
    const isApproved = status >= approvedStatus
    await queueMessage(tx, {
      userId,
      channel: 'email',
      recipient: email,
      content: isApproved
        ? accountTexts.agentApproved(brand, sites.dashboard)
        : accountTexts.agentDeclined(brand, reason),
    })
  }
}

async function applicationsOf(orm: Orm, rows: AgentRow[]): Promise<AgentApplication[]> {
  const ids = rows.map(({ id }) => id)
  const documents =
    ids.length > 0 ? await orm.select().from(agentDocuments).where(inArray(agentDocuments.agentId, ids)) : []
  return rows.map(({ id, name, record }) => ({
    id,
    name,
    status: record.status,
    email: record.info.email,
    city: record.address.city,
    state: record.address.state,
    documents: documents.filter(({ agentId }) => agentId === id).map(({ kind }) => kind),
  }))
}
