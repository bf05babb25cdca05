import { randomBytes } from 'node:crypto'
import type { AgentCommunityContract } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound, unprocessable } from '../../http/errors'
import {
  findContract,
  findContractByToken,
  findFeePercent,
  findOrInsertContract,
  hasAgent,
  markSigned,
  saveSignToken,
} from './contract-store'

/** Creates a contract between an advisor and a community, once. @throws {HttpError} 422 for an invalid advisor or community. */
export async function createContract(
  orm: Orm,
  body: { communityId: string; agentId?: string },
  person: Person,
): Promise<AgentCommunityContract> {
  const requestedId = person.role === 'admin' ? body.agentId : person.agentId
  const agentId = requestedId && (await hasAgent(orm, requestedId)) ? requestedId : undefined
  const feePercent = await findFeePercent(orm, body.communityId)
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const errors = [
    ...(agentId ? [] : [{ detail: "This advisor doesn't exist", ...at('agentId') }]),
    ...(feePercent === undefined
      ? [{ detail: `Community "${body.communityId}" doesn't exist`, ...at('communityId') }]
      : []),
    ...(body.agentId && body.agentId !== requestedId
      ? [{ detail: "You can't create a contract for another advisor", ...at('agentId') }]
      : []),
  ]
  if (!agentId || feePercent === undefined || errors.length > 0) throw unprocessable(errors)
  const contract = await findOrInsertContract(orm, { agentId, communityId: body.communityId, feePercent })
  if (!contract) throw new Error('The contract was not saved')
  return contract
}

/** Creates the path of the dashboard page where a contract can be signed. @throws {HttpError} 404, or 409 for a signed contract. */
export async function createSignPath(orm: Orm, contractId: string, person: Person): Promise<string> {
  const contract = await findContract(orm, contractId, person)
  if (!contract) throw notFound('contract', contractId)
  if (contract.status === 'signed') throw conflict('contract-signed', 'This contract is already signed')
  const token = randomBytes(32).toString('base64url')
  await saveSignToken(orm, contract.id, token)
  return `/contracts/${contract.id}/sign?token=${token}`
}

/** Returns the contract that a signing token belongs to. @throws {HttpError} 404 */
export async function getContractToSign(orm: Orm, token: string): Promise<AgentCommunityContract> {
  const contract = await findContractByToken(orm, token)
  if (!contract) throw notFound('contract', 'signing link')
  return contract
}

/** Signs the contract that a signing token belongs to. Changes nothing if it's already signed. @throws {HttpError} 404 */
export async function signContract(orm: Orm, body: { token: string; name: string }): Promise<AgentCommunityContract> {
  await markSigned(orm, body.token, body.name.trim())
  return getContractToSign(orm, body.token)
}
