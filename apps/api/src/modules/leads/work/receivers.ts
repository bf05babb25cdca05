import type { Account, ReceivedWork, WorkReceivers } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { unprocessable } from '../../../http/errors'
import { findReceivingAccount } from '../../identity'
import { findActiveAdvisor, findActiveRealEstateAgent } from '../families/agent-store'

/** Returns who gets the work of an account. @throws {HttpError} 422 for anyone who can't work with it, and for the account itself [DASH-012] */
export async function readReceivers(
  tx: Orm,
  account: Account,
  { agentIds = [], userIds = [] }: WorkReceivers,
): Promise<ReceivedWork[]> {
  const isRealEstate = [account.role, ...(account.roles ?? [])].includes('real-estate-agent')
  const find = isRealEstate ? findActiveRealEstateAgent : findActiveAdvisor
  const found: ReceivedWork[] = []
  for (const id of agentIds) {
    const agent = id === account.agentId ? undefined : await find(tx, id)
    if (!agent) throw invalid('/data/attributes/agentIds', 'Choose active colleagues who do the same work')
    found.push(receiver(agent.id, 'agent', agent.name))
  }
  for (const id of userIds) {
    const user = id === account.id ? undefined : await findReceivingAccount(tx, id)
    if (!user) throw invalid('/data/attributes/userIds', 'Choose active providers')
    found.push(receiver(id, 'user', user.name))
  }
  return found
}

const receiver = (id: string, kind: ReceivedWork['kind'], name: string): ReceivedWork => ({
  id,
  kind,
  name,
  families: 0,
  homes: 0,
  tasks: 0,
  communities: 0,
})

const invalid = (pointer: string, detail: string) => unprocessable([{ detail, source: { pointer } }])
