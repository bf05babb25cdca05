import { approvedStatus } from '@pkg/domain'
import { and, eq, gte, not, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agentOptions, agents, users } from '../../../database/schema/tables'
import { isAbsent } from '../../access'

/** An advisor or real estate agent, with the address for emails. */
export interface AgentContact {
  id: string
  name: string
  email: string
}

/** Returns an advisor or real estate agent. */
export async function findAgent(orm: Orm, id: string): Promise<AgentContact | undefined> {
  const [agent] = await orm.select({ name: agents.name, record: agents.record }).from(agents).where(eq(agents.id, id))
  return agent && { id, name: agent.name, email: agent.record.info.email }
}

/** Returns the condition on an approved advisor, who isn't a real estate agent. */
const isApprovedPartner = (id: string) =>
  and(eq(agents.id, id), gte(agents.status, approvedStatus), sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`)

/** Returns an approved advisor who accepts families. */
export async function findAcceptingAdvisor(orm: Orm, id: string): Promise<AgentContact | undefined> {
  const [advisor] = await orm
    .select({ id: agents.id })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(and(isApprovedPartner(id), sql`coalesce(${agentOptions.isAccepting}, true)`, not(isAbsent(agents.id))))
  return advisor && findAgent(orm, advisor.id)
}

/** Returns an approved advisor whose account isn't disabled. They may not accept new families. */
export const findActiveAdvisor = (orm: Orm, id: string): Promise<AgentContact | undefined> =>
  findActive(orm, isApprovedPartner(id))

/** Returns an approved real estate agent whose account isn't disabled. [AGENT-006] */
export const findActiveRealEstateAgent = (orm: Orm, id: string): Promise<AgentContact | undefined> =>
  findActive(orm, and(eq(agents.id, id), gte(agents.status, approvedStatus), eq(agentOptions.kind, 'real-estate')))

async function findActive(orm: Orm, condition: SQL | undefined): Promise<AgentContact | undefined> {
  const hasAccount = (status: 'active' | 'disabled') =>
    sql`exists (select 1 from ${users} where ${users.agentId} = ${agents.id} and ${users.status} = ${status})`
  const [agent] = await orm
    .select({ id: agents.id })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(and(condition, sql`(${hasAccount('active')} or not ${hasAccount('disabled')})`))
  return agent && findAgent(orm, agent.id)
}

/** Returns the work phone number of an advisor. */
export async function findWorkPhone(orm: Orm, agentId: string): Promise<string | undefined> {
  const [agent] = await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, agentId))
  return agent?.record.info.workPhone
}

/** Returns the phone number of an account. */
export async function findAccountPhone(orm: Orm, userId: string): Promise<string | undefined> {
  const [user] = await orm.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  return user?.phone ?? undefined
}
