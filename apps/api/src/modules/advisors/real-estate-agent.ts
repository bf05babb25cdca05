import type { Orm } from '../../database/database'
import { unprocessable } from '../../http/errors'
import { lockAgent } from './agent-store'
import { findOptions } from './option-store'

/** 422: a field of the request can't be what it is. */
export const invalidField = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])

/**
 * Locks a real estate agent until the transaction ends, so what belongs to them changes one after another.
 * @throws {HttpError} 422 for anyone else [DASH-016]
 */
export async function requireRealEstateAgent(tx: Orm, agentId: string): Promise<void> {
  const agent = await lockAgent(tx, agentId)
  const options = agent && (await findOptions(tx, agentId))
  if (options?.kind !== 'real-estate') throw invalidField('agentId', `No real estate agent has the ID "${agentId}"`)
}
