import { createHash, randomBytes } from 'node:crypto'
import type { AgentCommunityContract } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, communities, contracts } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict, notFound, unprocessable } from '../../http/problems'
import { managesCommunity } from '../access'

/** Returns a page of the contracts that a person may see. */
export async function listContracts(orm: Orm, person: Person, page: { size: number; offset: number }) {
  const where = ownContracts(person)
  const [found] = await orm.select({ total: count() }).from(contracts).where(where)
  return { items: await rows(orm, where, page), total: found?.total ?? 0 }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function ownContracts(person: Person): SQL {
  if (person.role === 'admin') return sql`true`
  if (person.role === 'provider') return managesCommunity(person, contracts.communityId)
  return eq(contracts.agentId, person.agentId ?? '')
}

async function one(orm: Orm, where: SQL | undefined, id: string): Promise<AgentCommunityContract> {
  const [contract] = await rows(orm, where, { size: 1, offset: 0 })
  if (!contract || (isUuid(id) && contract.id !== id)) throw notFound('contract', id)
  return contract
}

async function rows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<AgentCommunityContract[]> {
  const found = await orm
    .select({ contract: contracts, communityName: communities.name })
    .from(contracts)
    .innerJoin(communities, eq(communities.id, contracts.communityId))
    .where(where)
    .orderBy(desc(contracts.createdAt), contracts.id)
    .limit(page.size)
    .offset(page.offset)
  return found.map(({ contract, communityName }) => ({
    id: contract.id,
    agentId: contract.agentId,
    communityId: contract.communityId,
    communityName,
    status: contract.status,
    feePercent: contract.feePercent,
    ...(contract.signedBy ? { signedBy: contract.signedBy } : {}),
    ...(contract.signedAt ? { signedAt: contract.signedAt.toISOString() } : {}),
    createdAt: contract.createdAt.toISOString(),
  }))
}

/** Creates a contract between an advisor and a community, once. @throws {HttpError} 422 for an advisor or community that doesn't fit. */
export async function createContract(
  orm: Orm,
  body: { communityId: string; agentId?: string },
  person: Person,
): Promise<AgentCommunityContract> {
  const agentId = person.role === 'admin' ? body.agentId : person.agentId
  const [agent] = agentId ? await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)) : []
  const [community] = await orm
    .select({ fee: sql<number>`(${communities.record}->>'feePercent')::real` })
    .from(communities)
    .where(and(eq(communities.id, body.communityId), eq(communities.status, 1)))
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const problems = [
    ...(agent ? [] : [{ detail: 'There is no such advisor', ...at('agentId') }]),
    ...(community ? [] : [{ detail: `There is no community "${body.communityId}"`, ...at('communityId') }]),
    ...(body.agentId && body.agentId !== agentId
      ? [{ detail: 'Contracts are made for oneself', ...at('agentId') }]
      : []),
  ]
  if (!agent || !community || problems.length > 0) throw unprocessable(problems)
  await orm
    .insert(contracts)
    .values({ agentId: agent.id, communityId: body.communityId, feePercent: community.fee })
    .onConflictDoNothing()
  return one(orm, and(eq(contracts.agentId, agent.id), eq(contracts.communityId, body.communityId)), agent.id)
}

/** Returns a path where the contract is signed. @throws {HttpError} 409 for a signed contract. */
export async function createSignUrl(orm: Orm, contractId: string, person: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const which = and(eq(contracts.id, contractId), ownContracts(person))
  const contract = await one(orm, which, contractId)
  if (contract.status === 'signed') throw conflict('signed', 'This contract is signed')
  await orm
    .update(contracts)
    .set({ signHash: hashOf(token), status: 'sent' })
    .where(which)
  return `/contracts/${contract.id}/sign?token=${token}`
}

/** Signs the contract that a signing path belongs to. Signing again changes nothing. @throws {HttpError} 404 */
export async function signContract(orm: Orm, body: { token: string; name: string }): Promise<AgentCommunityContract> {
  const which = eq(contracts.signHash, hashOf(body.token))
  await orm
    .update(contracts)
    .set({ status: 'signed', signedBy: body.name.trim(), signedAt: new Date() })
    .where(and(which, isNull(contracts.signedAt)))
  return one(orm, which, 'signing address')
}
