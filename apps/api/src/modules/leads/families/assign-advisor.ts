import { momentText } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { findNextAdvisor } from '../../advisors'
import { notify } from '../../messaging'
import { addFamilyEvent, createReceiptLink } from '../../trust'
import { addBusinessMinutes, timeZoneOf } from '../callers/business-hours'
import { markAdvisorLeadsAssigned } from '../requests/lead-store'
import { callerNamed, familyOffered, familyRequestedAgain } from '../requests/messages'
import { type AgentContact, findAgent, findWorkPhone } from './agent-store'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { removeAdvisor } from './offer-outcomes'
import { insertOffer, wasOffered } from './offer-store'
import { assignOpenTasks, insertTask } from './task-store'

/**
 * Assigns a family to the advisor that it was shown before it gave its phone number, or to the next one, unless it has one: offers it,
 * adds a task, and emails the advisor. The family is emailed the name of any other advisor, who sees its contact info only after accepting.
 * If the advisor doesn't respond in time, the next one gets it; no advisor is offered a family twice. Returns the advisor's id, or
 * undefined if no advisor is available. [GWZ-118, TRUST-002, TRUTH-001]
 */
export async function assignAdvisor(
  tx: Orm,
  queue: Queue,
  { familyId, requestId, agentId, callBy }: Jobs['assign'],
  minutesToRespond: number,
): Promise<string | undefined> {
  const family = await lockFamily(tx, familyId)
  if (!family || family.mergedIntoId || family.erasedAt) return undefined
  const shown = agentId ? await findShownAdvisor(tx, family, agentId) : undefined
  const advisor = shown ?? (await findAdvisor(tx, family))
  const dueAt =
    shown && callBy ? new Date(callBy) : addBusinessMinutes(new Date(), minutesToRespond, timeZoneOf(family.state))
  const isNew = advisor !== undefined && family.agentId !== advisor.id
  if (isNew) {
    if (family.agentId) await removeAdvisor(tx, family.id, family.agentId, `${advisor.name} was shown as the caller`)
    await offerTo(tx, queue, { family, advisor, dueAt, requestId })
  }
  // The family also learns the name when it was shown an earlier advisor.
  if (advisor && !shown && (isNew || agentId)) await nameCaller(tx, { family, advisor, dueAt, requestId }, isNew)

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
    isNew
      ? familyOffered(advisor.name, family, momentText(dueAt.toISOString(), timeZoneOf(family.state)))
      : familyRequestedAgain(advisor.name, family),
  )
  return advisor.id
}

/** What a family is offered to an advisor with. */
interface NewOffer {
  family: FamilyRow
  advisor: AgentContact
  dueAt: Date
  requestId: string
}

async function offerTo(tx: Orm, queue: Queue, { family, advisor, dueAt, requestId }: NewOffer): Promise<void> {
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
}

/** Emails a family the name of an advisor that it wasn't shown, before the advisor can see its contact info. [TRUTH-001] */
async function nameCaller(tx: Orm, { family, advisor, dueAt, requestId }: NewOffer, isNew: boolean): Promise<void> {
  if (!family.email) return
  const content = callerNamed({
    name: family.name,
    advisor: advisor.name,
    phone: await findWorkPhone(tx, advisor.id),
    callBy: momentText(dueAt.toISOString(), timeZoneOf(family.state)),
    isNew,
  })
  await notify(
    tx,
    `request:${requestId}:caller:${advisor.id}`,
    { familyId: family.id, recipient: family.email },
    { ...content, secret: await createReceiptLink(tx, family.id) },
  )
}

/** Returns the advisor that a family was shown, unless that advisor had the family before and declined it or didn't respond. */
async function findShownAdvisor(tx: Orm, family: FamilyRow, agentId: string): Promise<AgentContact | undefined> {
  const isFree = family.agentId === agentId || !(await wasOffered(tx, family.id, agentId))
  return isFree ? findAgent(tx, agentId) : undefined
}

/** Returns the family's advisor, even one who accepts no new families, or else the next advisor. */
async function findAdvisor(tx: Orm, family: FamilyRow): Promise<AgentContact | undefined> {
  if (family.agentId) return findAgent(tx, family.agentId)
  const next = await findNextAdvisor(tx, family)
  return next && { id: next.id, name: next.info.displayName, email: next.info.email }
}
