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

/** The advisor of a request, as far as one is available, and by when they're asked to call. */
interface Choice {
  family: FamilyRow
  advisor: AgentContact | undefined
  dueAt: Date
  /** Whether the family was shown this advisor. */
  isShown: boolean
  /** Whether the family had another advisor, or none. */
  isNew: boolean
}

/**
 * Assigns a family to an advisor, unless it has one, and returns the advisor's id, or undefined if no advisor is available: offers the family, adds a
 * task, and emails the advisor, who sees its contact info only after accepting. [GWZ-118, TRUST-002, TRUTH-001, TRUTH-008]
 */
export async function assignAdvisor(
  tx: Orm,
  queue: Queue,
  job: Jobs['assign'],
  minutesToRespond: number,
): Promise<string | undefined> {
  const family = await lockFamily(tx, job.familyId)
  if (!family || family.mergedIntoId || family.erasedAt) return undefined
  const choice = await chooseAdvisor(tx, family, job, minutesToRespond)
  const { advisor } = choice
  if (advisor && choice.isNew) {
    await replaceOffered(tx, queue, family, advisor)
    await offerTo(tx, queue, { ...choice, advisor, requestId: job.requestId })
  }
  await tellFamily(tx, choice, job)
  // A family that sends a request is work again.
  if (family.pausedUntil) await updateFamily(tx, family.id, { pausedUntil: null })
  await markAdvisorLeadsAssigned(tx, family.id)
  await addFirstTask(tx, choice, job)
  await cancelOtherCall(tx, queue, choice, job)
  if (!advisor) return undefined
  await assignOpenTasks(tx, family.id, advisor.id, choice.dueAt)
  await tellAdvisor(tx, { ...choice, advisor }, job)
  return advisor.id
}

/**
 * Returns the advisor that the family was shown before it gave its phone number, or its own, or the next one. An advisor who accepted the family keeps it,
 * because anyone can send a request with its email address. No advisor is offered a family twice.
 */
async function chooseAdvisor(
  tx: Orm,
  family: FamilyRow,
  { requestId, agentId, callBy, callAt, insteadOf }: Jobs['assign'],
  minutesToRespond: number,
): Promise<Choice> {
  const hasAccepted = await hasAcceptedAdvisor(tx, family)
  // A later request named an advisor who calls anyway. One who steps in for the team of an earlier one doesn't replace them.
  const kept = insteadOf && (await findLaterOffer(tx, family, { ...insteadOf, requestId }))
  const shown = agentId && !kept ? await findShownAdvisor(tx, family, { agentId, hasAccepted }) : undefined
  const advisor = shown ?? (await findAdvisor(tx, family))
  const known = (shown || hasAccepted) && callBy ? new Date(callBy) : kept?.dueAt
  return {
    family,
    advisor,
    dueAt: known ?? respondBy(minutesToRespond, family, shown && callAt),
    isShown: shown !== undefined,
    isNew: advisor !== undefined && family.agentId !== advisor.id,
  }
}

/** The key of a request’s tasks and messages. A job that runs again adds none twice. */
const keyOf = ({ requestId, insteadOf }: Jobs['assign']) =>
  insteadOf ? `lead:${insteadOf.leadId}:${requestId}` : `request:${requestId}`

/** Emails the family the name of an advisor that it wasn't shown, who replaces another, or who steps in for a community's team. */
async function tellFamily(tx: Orm, { family, advisor, dueAt, isShown, isNew }: Choice, job: Jobs['assign']) {
  const { insteadOf, agentId } = job
  const isOther = (isNew && (!isShown || family.agentId)) || (!isShown && agentId)
  if (advisor && (insteadOf || isOther)) await nameCaller(tx, keyOf(job), { family, advisor, dueAt, isNew, insteadOf })
}

async function addFirstTask(tx: Orm, { family, advisor, dueAt }: Choice, job: Jobs['assign']): Promise<void> {
  await insertTask(tx, {
    key: firstTaskKey(keyOf(job)),
    familyId: family.id,
    ownerId: advisor?.id ?? null,
    title: family.answers.noCalls ? `Email ${family.name}` : `Contact ${family.name}`,
    dueAt,
  })
}

/** The family is called by its own advisor, not by the one that it booked a call with. */
async function cancelOtherCall(
  tx: Orm,
  queue: Queue,
  { advisor }: Choice,
  { familyId, agentId, callAt }: Jobs['assign'],
) {
  if (callAt && agentId && advisor?.id !== agentId) {
    await queue.add(tx, 'cancel-calls', { familyId, agentId, reason: 'advisor' })
  }
}

async function tellAdvisor(
  tx: Orm,
  { family, advisor, dueAt, isNew }: Choice & { advisor: AgentContact },
  job: Jobs['assign'],
): Promise<void> {
  const zone = timeZoneOf(family.state)
  const times = {
    callBy: momentText(dueAt.toISOString(), zone),
    bookedCall: job.callAt && advisor.id === job.agentId ? momentText(job.callAt, zone) : undefined,
  }
  await notify(
    tx,
    `${keyOf(job)}:assigned:${advisor.id}`,
    { familyId: family.id, agentId: advisor.id, recipient: advisor.email },
    isNew
      ? familyOffered(advisor.name, { ...family, isEmailOnly: isEmailOnly(family) }, times)
      : familyRequestedAgain(advisor.name, family),
  )
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
type NewOffer = Pick<Choice, 'family' | 'dueAt' | 'isShown'> & { advisor: AgentContact; requestId: string }

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
