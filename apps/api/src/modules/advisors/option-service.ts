import type { AgentOptions, BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound, unprocessable } from '../../http/errors'
import { findOptions, saveOptions } from './option-store'

/** Returns an advisor's work settings. @throws {HttpError} 404 for another advisor */
export async function getOptions(orm: Orm, agentId: string, person: Person): Promise<AgentOptions> {
  const isTheirs = person.role === 'admin' || agentId === person.agentId
  const options = isTheirs ? await findOptions(orm, agentId) : undefined
  if (!options) throw notFound('advisor', agentId)
  return options
}

/** Updates an advisor's work settings. @throws {HttpError} 404 for another advisor, 422 if an advisor changes their kind. */
export async function changeOptions(
  orm: Orm,
  agentId: string,
  changes: BodyOf<typeof endpoints.agentOptions.update>,
  person: Person,
): Promise<AgentOptions> {
  const isAdmin = person.role === 'admin'
  if (!isAdmin && agentId !== person.agentId) throw notFound('advisor', agentId)
  if (!isAdmin && changes.kind) {
    throw unprocessable([{ detail: 'Only admins can change this', source: { pointer: '/data/attributes/kind' } }])
  }
  if (!(await findOptions(orm, agentId))) throw notFound('advisor', agentId)
  await orm.transaction((tx) => saveOptions(tx, agentId, changes))
  return getOptions(orm, agentId, person)
}
