import { momentText } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { explainOffer, findNextAdvisor } from '../../advisors'
import { notify } from '../../messaging'
import { accountsOfAgent, addNotices } from '../../notices'
import { assignOpenTasks, firstTaskKey } from '../../tasks'
import { addFamilyEvent } from '../../trust'
import { timeZoneOf } from '../../calls'
import { markAdvisorLeadsAssigned } from '../requests/lead-store'
import { familyOffered, familyRequestedAgain } from '../requests/messages'
import { hasAcceptedAdvisor } from './accepted-family'
import { type AgentContact, findAcceptingAdvisor, findAgent } from './agent-store'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { isEmailOnly } from './email-only'
import { contactBy, nameCaller } from './name-caller'
import { removeAdvisor } from './offer-outcomes'
import { findLaterOffer, insertOffer, wasOffered } from './offer-store'
import { insertTask } from './task-store'

/**
 * Assigns a family to the advisor that it was shown before it gave its phone number, or to the next one, unless it has one: offers it,
 * adds a task, and emails the advisor. An advisor who accepted the family keeps it, because anyone can send a request with its email address.
 * The family is emailed the name of any other advisor, and of one who replaces another. They see its contact info only after accepting. If the advisor doesn't respond in time, the next one gets it; no advisor is offered a family twice. An advisor who steps in for a community's
 * team is named to the family again. Returns the advisor's id, or undefined if no advisor is available. [GWZ-118, TRUST-002, TRUTH-001, TRUTH-008]
 */
export async function assignAdvisor(
  tx: Orm,
  queue: Queue,
  { familyId, requestId, agentId, callBy, callAt, insteadOf }: Jobs['assign'],
  minutesToRespond: number,
): Promise<string | undefined> {
  const family = await lockFamily(tx, familyId)
  if (!family || family.mergedIntoId || family.erasedAt) return undefined
  const hasAccepted = await hasAcceptedAdvisor(tx, family)
  // A later request named an advisor who calls anyway. One who steps in for the team of an earlier one doesn't replace them.
  const kept = insteadOf && (await findLaterOffer(tx, family, { ...insteadOf, requestId }))
  const shown = agentId && !kept ? await findShownAdvisor(tx, family, { agentId, hasAccepted }) : undefined
  const advisor = shown ?? (await findAdvisor(tx, family))
  const known = (shown || hasAccepted) && callBy ? new Date(callBy) : kept?.dueAt
  const dueAt = known ?? respondBy(minutesToRespond, family, shown && callAt)
  const isNew = advisor !== undefined && family.agentId !== advisor.id
  if (isNew) {
    await replaceOffered(tx, queue, family, advisor)
    await offerTo(tx, queue, { family, advisor, dueAt, requestId, isShown: shown !== undefined })
  }
  const key = insteadOf ? `lead:${insteadOf.leadId}:${requestId}` : `request:${requestId}`
  // The family also learns the name when it was shown another advisor, or has one.
  if (advisor && (insteadOf || (isNew && (!shown || family.agentId)) || (!shown && agentId))) {
    await nameCaller(tx, key, { family, advisor, dueAt, isNew, insteadOf })
  }

  // A family that sends a request is work again.
  if (family.pausedUntil) await updateFamily(tx, family.id, { pausedUntil: null })
  await markAdvisorLeadsAssigned(tx, family.id)
  await insertTask(tx, {
    key: firstTaskKey(key),
    familyId: family.id,
    ownerId: advisor?.id ?? null,
    title: family.answers.noCalls ? `Email ${family.name}` : `Contact ${family.name}`,
    dueAt,
  })
  // The family is called by its own advisor, not by the one that it booked a call with.
  if (callAt && agentId && advisor?.id !== agentId) {
    await queue.add(tx, 'cancel-calls', { familyId, agentId, reason: 'advisor' })
  }
  if (!advisor) return undefined
  await assignOpenTasks(tx, family.id, advisor.id, dueAt)
  await notify(
    tx,
    `${key}:assigned:${advisor.id}`,
    { familyId: family.id, agentId: advisor.id, recipient: advisor.email },
    isNew
      ? familyOffered(
          advisor.name,
          { ...family, isEmailOnly: isEmailOnly(family) },
          {
            callBy: momentText(dueAt.toISOString(), timeZoneOf(family.state)),
            bookedCall: callAt && advisor.id === agentId ? momentText(callAt, timeZoneOf(family.state)) : undefined,
          },
        )
      : familyRequestedAgain(advisor.name, family),
  )
  return advisor.id
}

/** Returns by when an advisor accepts a family, in any case before the call that the family booked. */
function respondBy(minutesToRespond: number, family: FamilyRow, callAt: string | undefined): Date {
  const due = contactBy(minutesToRespond, family)
  const call = callAt === undefined ? due : new Date(callAt)
  return call < due ? call : due
}

/** Withdraws the offer of a family that was shown another advisor. Its dashboards show it. */
async function replaceOffered(tx: Orm, queue: Queue, { id, agentId }: FamilyRow, next: AgentContact): Promise<void> {
  if (!agentId) return
  await removeAdvisor(tx, id, agentId, `${next.name} was shown as the caller`)
  await queue.add(tx, 'cancel-calls', { familyId: id, agentId, reason: 'advisor' })
  await queue.add(tx, 'notify-dashboards', { familyId: id, agentId })
}

/** What a family is offered to an advisor with. */
interface NewOffer {
  family: FamilyRow
  advisor: AgentContact
  dueAt: Date
  requestId: string
  /** Whether the family was shown this advisor. */
  isShown: boolean
}

async function offerTo(tx: Orm, queue: Queue, { family, advisor, dueAt, requestId, isShown }: NewOffer): Promise<void> {
  const { id: agentId, name } = advisor
  // Before the family counts among the advisor's own.
  const reasons = await explainOffer(tx, agentId, family, isShown)
  await updateFamily(tx, family.id, { agentId })
  const offerId = await insertOffer(tx, { familyId: family.id, agentId, requestId, dueAt, reasons })
  await queue.add(tx, 'end-offer', { offerId }, dueAt)
  const accounts = await accountsOfAgent(tx, agentId)
  await addNotices(tx, queue, { kind: 'offer', familyId: family.id, recordId: offerId }, accounts)
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'assigned',
    text: `Assigned to ${name}`,
  })
}

/**
 * Returns the advisor that a family was shown, unless it has accepted another one, or that advisor had the family before and declined it or
 * didn't respond, or stopped accepting families.
 */
async function findShownAdvisor(
  tx: Orm,
  family: FamilyRow,
  { agentId, hasAccepted }: { agentId: string; hasAccepted: boolean },
): Promise<AgentContact | undefined> {
  if (family.agentId === agentId) return findAgent(tx, agentId)
  if (hasAccepted || (await wasOffered(tx, family.id, agentId))) return undefined
  return findAcceptingAdvisor(tx, agentId)
}

/** Returns the family's advisor, even one who accepts no new families, or else the next advisor. */
async function findAdvisor(tx: Orm, family: FamilyRow): Promise<AgentContact | undefined> {
  if (family.agentId) return findAgent(tx, family.agentId)
  const next = await findNextAdvisor(tx, family)
  return next && { id: next.id, name: next.info.displayName, email: next.info.email }
}
