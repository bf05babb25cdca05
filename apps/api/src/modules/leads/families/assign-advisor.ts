import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { findNextAdvisor } from '../../advisors'
import { notify, openConversation } from '../../messaging'
import { addFamilyEvent, findSharingConsent, releaseTo } from '../../trust'
import { markAdvisorLeadsAssigned } from '../requests/lead-store'
import { familyAssigned } from '../requests/messages'
import { type AgentContact, findAgent } from './agent-store'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { insertOffer } from './offer-store'
import { assignOpenTasks, insertTask } from './task-store'

/**
 * Assigns a family to the next advisor, unless it has one: offers it, releases its data, opens a conversation and a task, and emails the
 * advisor. If the advisor doesn't respond in time, the next one gets it; no advisor is offered a family twice. Returns the advisor's id,
 * or undefined if no advisor is available. [GWZ-118, TRUST-002]
 */
export async function assignAdvisor(
  tx: Orm,
  queue: Queue,
  { familyId, requestId }: Jobs['assign'],
  minutesToRespond: number,
): Promise<string | undefined> {
  const family = await lockFamily(tx, familyId)
  if (!family || family.mergedIntoId || family.erasedAt) return undefined
  const advisor = await findAdvisor(tx, family)
  const dueAt = new Date(Date.now() + minutesToRespond * 60_000)
  if (advisor && family.agentId === null) await offerTo(tx, queue, { family, advisor, dueAt, requestId })

  await markAdvisorLeadsAssigned(tx, family.id)
  await insertTask(tx, {
    key: `request:${requestId}:answer`,
    familyId: family.id,
    ownerId: advisor?.id ?? null,
    title: `Contact ${family.name}`,
    dueAt,
  })
  if (!advisor) return undefined
  await assignOpenTasks(tx, family.id, advisor.id, dueAt)
  await notify(
    tx,
    `request:${requestId}:assigned:${advisor.id}`,
    { familyId: family.id, agentId: advisor.id, recipient: advisor.email },
    familyAssigned(advisor.name, family.id, family.place ?? ''),
  )
  return advisor.id
}

async function offerTo(
  tx: Orm,
  queue: Queue,
  { family, advisor, dueAt, requestId }: { family: FamilyRow; advisor: AgentContact; dueAt: Date; requestId: string },
): Promise<void> {
  const { id: agentId, name } = advisor
  await updateFamily(tx, family.id, { agentId })
  const offerId = await insertOffer(tx, { familyId: family.id, agentId, requestId, dueAt })
  await queue.add(tx, 'end-offer', { offerId }, dueAt)
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'assigned',
    text: `Assigned to ${name}`,
    author: 'Hearthway',
  })
  await openConversation(tx, family, { role: 'agent', id: agentId, name })
  const recipient = { kind: 'agent' as const, id: agentId, name }
  const consentId = await findSharingConsent(tx, family.id, recipient)
  await releaseTo(tx, family, recipient, { consentId, reason: 'This local advisor will help with your request' })
}

/** Returns the family's advisor, even one who accepts no new families, or else the next advisor. */
async function findAdvisor(tx: Orm, family: FamilyRow): Promise<AgentContact | undefined> {
  if (family.agentId) return findAgent(tx, family.agentId)
  const next = await findNextAdvisor(tx, family)
  return next && { id: next.id, name: next.info.displayName, email: next.info.email }
}
