import type { AgentApplication } from '@pkg/api-client'
import { type Agent, approvedStatus, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { agents } from '../../database/schema/tables'
import { notFound } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { type Accounts, accountTexts, endSessions } from '../identity'
import { queueMessage } from '../messaging'
import { lockAgent } from './agent-store'
import { changeRole, findApplication, listAgentAccounts, updateStatus } from './application-store'

interface Decision {
  status: Agent['status']
  reason?: string
  /** The version of the application that it's based on. */
  base: number | undefined
}

/** An application that an admin is reviewing. The applicant gets no email yet. */
const inReview = 1

/** Returns an advisor's application as admins see it. @throws {HttpError} 404 */
export async function getApplication(orm: Orm, agentId: string): Promise<AgentApplication> {
  const application = await findApplication(orm, agentId)
  if (!application) throw notFound('advisor', agentId)
  return application
}

/** Approves or declines an advisor's application, changes their access, and emails them. @throws {HttpError} 404 or 412 */
export async function decideApplication(
  accounts: Accounts,
  agentId: string,
  decision: Decision,
): Promise<AgentApplication> {
  const { orm, queue } = accounts
  const { status, reason } = decision
  const application = await orm.transaction(async (tx) => {
    const agent = await lockAgent(tx, agentId)
    if (!agent) throw notFound('advisor', agentId)
    await requireVersion(tx, agents, agentId, decision.base)
    const isDeclined = status < inReview && reason !== undefined
    const declined = isDeclined ? { at: now(), reason } : undefined
    const updated = await updateStatus(tx, agent, { status, declined })
    if (status !== agent.status) await changeAccess(tx, agentId, status)
    if (status !== agent.status || reason) await notifyApplicant(tx, accounts, agentId, decision)
    return updated
  })
  queue.wake()
  return application
}

/** Gives an approved advisor access to the dashboard, or removes it. Ends their sessions, which have the earlier role. */
async function changeAccess(tx: Orm, agentId: string, status: Agent['status']): Promise<void> {
  const userIds = await changeRole(tx, agentId, status >= approvedStatus)
  for (const userId of userIds) await endSessions(tx, userId)
}

async function notifyApplicant(
  tx: Orm,
  { settings }: Accounts,
  agentId: string,
  { status, reason }: Decision,
): Promise<void> {
  if (status === inReview) return
  const { brand, sites } = settings
  const content =
    status >= approvedStatus
      ? accountTexts.agentApproved(brand, sites.dashboard)
      : accountTexts.agentDeclined(brand, reason)
  for (const { id: userId, email: recipient } of await listAgentAccounts(tx, agentId)) {
    await queueMessage(tx, { userId, channel: 'email', recipient, content })
  }
}
