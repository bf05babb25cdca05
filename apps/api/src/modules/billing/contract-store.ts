import { createHash } from 'node:crypto'
import type { AgentCommunityContract, endpoints, QueryOf } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agents, communities, contracts } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'

type ContractQuery = QueryOf<typeof endpoints.agentsCommunityContracts.list>

/** What contracts are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: contracts.createdAt,
  signedAt: contracts.signedAt,
  status: contracts.status,
  feePercent: contracts.feePercent,
  agentName: sql`lower(${agents.name})`,
  communityName: sql`lower(${communities.name})`,
  agent: contracts.agentId,
  community: contracts.communityId,
  organization: sql`(select ${communities.organizationId} from ${communities} where ${communities.id} = ${contracts.communityId})`,
}

/** Returns a page of the contracts that a person may see, by default newest first. */
export async function listContracts(
  orm: Orm,
  query: ContractQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isVisibleTo(person), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(contracts).where(where)
  return { items: await listRows(orm, where, page, query), total: found?.total ?? 0 }
}

/** Returns a contract that a person may see. */
export function findContract(orm: Orm, id: string, person: Person): Promise<AgentCommunityContract | undefined> {
  return findRow(orm, isUuid(id) ? and(eq(contracts.id, id), isVisibleTo(person)) : sql`false`)
}

/** Returns the contract that a signing token belongs to. */
export function findContractByToken(orm: Orm, token: string): Promise<AgentCommunityContract | undefined> {
  return findRow(orm, eq(contracts.signHash, hashToken(token)))
}

/** Returns the contract between an advisor and a community, and inserts it if there is none. */
export async function findOrInsertContract(
  orm: Orm,
  contract: { agentId: string; communityId: string; feePercent: number },
): Promise<AgentCommunityContract | undefined> {
  await orm.insert(contracts).values(contract).onConflictDoNothing()
  const { agentId, communityId } = contract
  return findRow(orm, and(eq(contracts.agentId, agentId), eq(contracts.communityId, communityId)))
}

/** Stores the hash of a new signing token and marks the contract as sent. */
export async function saveSignToken(orm: Orm, id: string, token: string): Promise<void> {
  await orm
    .update(contracts)
    .set({ signHash: hashToken(token), status: 'sent' })
    .where(eq(contracts.id, id))
}

/** Signs the contract that a token belongs to. Changes nothing if it's already signed. */
export async function markSigned(orm: Orm, token: string, signedBy: string): Promise<void> {
  await orm
    .update(contracts)
    .set({ status: 'signed', signedBy, signedAt: now() })
    .where(and(eq(contracts.signHash, hashToken(token)), isNull(contracts.signedAt)))
}

/** Returns whether an advisor exists. */
export async function hasAgent(orm: Orm, id: string): Promise<boolean> {
  const [agent] = await orm.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  return agent !== undefined
}

/** Returns the referral fee of a live community, in percent. */
export async function findFeePercent(orm: Orm, communityId: string): Promise<number | undefined> {
  const [community] = await orm
    .select({ fee: sql<number>`(${communities.record}->>'feePercent')::real` })
    .from(communities)
    .where(and(eq(communities.id, communityId), eq(communities.status, 1)))
  return community?.fee
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function isVisibleTo(person: Person): SQL {
  if (person.role === 'admin') return sql`true`
  if (person.role === 'provider') return managesCommunity(person, contracts.communityId)
  return eq(contracts.agentId, person.agentId ?? '')
}

async function findRow(orm: Orm, where: SQL | undefined): Promise<AgentCommunityContract | undefined> {
  const [contract] = await listRows(orm, where, { size: 1, offset: 0 })
  return contract
}

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  query: ContractQuery = {},
): Promise<AgentCommunityContract[]> {
  const rows = await orm
    .select({ contract: contracts, communityName: communities.name, agentName: agents.name })
    .from(contracts)
    .innerJoin(agents, eq(agents.id, contracts.agentId))
    .innerJoin(communities, eq(communities.id, contracts.communityId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: contracts.id }))
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ contract, communityName, agentName }) => ({
    id: contract.id,
    agentId: contract.agentId,
    agentName,
    communityId: contract.communityId,
    communityName,
    status: contract.status,
    feePercent: contract.feePercent,
    ...(contract.signedBy ? { signedBy: contract.signedBy } : {}),
    ...(contract.signedAt ? { signedAt: contract.signedAt.toISOString() } : {}),
    createdAt: contract.createdAt.toISOString(),
  }))
}
