import { type Agent, approvedStatus, publicAgent } from '@pkg/domain'
import { and, asc, count, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { containing } from '../../database/like-pattern'
import { agents, users } from '../../database/schema/tables'

/** A row of the agents table. */
export type AgentRow = typeof agents.$inferSelect

interface AgentFilter {
  'filter[region]'?: string
  'filter[state]'?: string
}

interface Page {
  size: number
  offset: number
}

/** Only approved advisors are public. [AGENT-003] */
const isPublic = gte(agents.status, approvedStatus)

/** Returns a page of public advisors by name. */
export const listAgents = (orm: Orm, filter: AgentFilter, page: Page) =>
  listPage(orm, page, { where: matches(filter), orderBy: [asc(agents.name)] })

/** Returns a public advisor. */
export async function findPublicAgent(orm: Orm, id: string): Promise<Agent | undefined> {
  const [row] = await orm
    .select({ record: agents.record })
    .from(agents)
    .where(and(eq(agents.id, id), isPublic))
  return row && publicAgent(row.record)
}

/** Returns a page of public advisors of a city, by rating or by name. */
export function listAgentsNear(orm: Orm, filter: AgentFilter & { 'filter[city]'?: string; sort?: string }, page: Page) {
  const city = filter['filter[city]']
  const where = and(
    matches(filter),
    city ? sql`lower(${agents.record} -> 'address' ->> 'city') = lower(${city})` : undefined,
  )
  const orderBy = filter.sort === 'name' ? [asc(agents.name)] : [sql`${rating} desc`, asc(agents.name)]
  return listPage(orm, page, { where, orderBy })
}

/** Returns a page of public advisors whose name or city matches a text, best match first. */
export function searchAgents(orm: Orm, { q }: { q: string }, page: Page) {
  const text = q.trim().toLowerCase()
  const words = sql`lower(${agents.name} || ' ' || (${agents.record} -> 'address' ->> 'city'))`
  const where = and(isPublic, sql`(${words} like ${containing(text)} or word_similarity(${text}, ${words}) > 0.5)`)
  return listPage(orm, page, { where, orderBy: [sql`word_similarity(${text}, ${words}) desc`, asc(agents.name)] })
}

/** Locks an advisor until the transaction ends. */
export async function lockAgent(tx: Orm, id: string): Promise<AgentRow | undefined> {
  const [row] = await tx.select().from(agents).where(eq(agents.id, id)).for('update')
  return row
}

/** Returns whether an advisor exists. */
export async function hasAgent(orm: Orm, id: string): Promise<boolean> {
  const [row] = await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  return row !== undefined
}

/** Inserts an advisor and connects an account with it. */
export async function insertAgent(tx: Orm, agent: Agent, userId: string): Promise<void> {
  await tx.insert(agents).values(toRow(agent))
  await tx.update(users).set({ agentId: agent.id }).where(eq(users.id, userId))
}

/** Replaces an advisor's record. */
export async function updateAgent(tx: Orm, agent: Agent): Promise<void> {
  await tx.update(agents).set(toRow(agent)).where(eq(agents.id, agent.id))
}

/** Lets an application that was declined wait for another decision, because the applicant changed it. */
export async function reopenApplication(tx: Orm, id: string): Promise<void> {
  await tx.update(agents).set({ declinedAt: null, declineReason: null }).where(eq(agents.id, id))
}

function toRow(agent: Agent): typeof agents.$inferInsert {
  return {
    id: agent.id,
    name: agent.name,
    status: agent.status,
    region: agent.region,
    states: [...new Set(agent.info.serviceArea.operatingIn.map(({ state }) => state))],
    record: agent,
  }
}

const rating = sql`(${agents.record} -> 'aggregateRating' ->> 'ratingValue')::float`

function matches(filter: AgentFilter): SQL | undefined {
  const region = filter['filter[region]']
  const state = filter['filter[state]']
  return and(
    isPublic,
    region ? eq(agents.region, region) : undefined,
    state ? sql`${state} = any(${agents.states})` : undefined,
  )
}

async function listPage(orm: Orm, page: Page, { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] }) {
  const [found] = await orm.select({ total: count() }).from(agents).where(where)
  const rows = await orm
    .select({ record: agents.record })
    .from(agents)
    .where(where)
    .orderBy(...orderBy, agents.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(({ record }) => publicAgent(record)), total: found?.total ?? 0 }
}
