import { randomUUID } from 'node:crypto'
import type { OfferReasons } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { notify } from '../../messaging'
import { reassignOpenTasks } from '../../tasks'
import { addFamilyEvent, findLastRevocation, findNamedConsent, findSharingConsent } from '../../trust'
import { familyReassigned } from '../requests/messages'
import { type AgentContact, findActiveAdvisor } from './agent-store'
import { isEmailOnly } from './email-only'
import { type FamilyRow, updateFamily } from './family-store'
import { contactBy, nameCaller } from './name-caller'
import { removeAdvisor } from './offer-outcomes'
import { saveAcceptedOffer } from './offer-store'
import { shareWithAdvisor } from './share-with-advisor'

/** What a family is reassigned with. */
export interface Reassignment {
  queue: Queue
  /** Minutes in which the new advisor contacts the family. */
  minutesToRespond: number
}

/**
 * Moves a family to another advisor: the former one loses access, the new one gets the family under its consent, the open tasks move, and both the family
 * and the new advisor are emailed. Changes nothing for the family's own advisor.
 * @throws {HttpError} 409 if the family's consent doesn't allow it, 422 for someone who isn't an advisor, for a closed family, or for one that isn't the advisor's own.
 * [WORK-007, TRUST-002, TRUTH-001]
 */
export async function reassignFamily(
  tx: Orm,
  reassignment: Reassignment,
  family: FamilyRow,
  agentId: string,
  person: Person,
): Promise<void> {
  if (family.agentId === agentId) return
  if (person.role !== 'admin' && family.agentId !== person.agentId) {
    throw invalid('Only its advisor and admins can reassign a family')
  }
  // The family would get an email that its new advisor will call.
  if (family.stage === 'closed') throw invalid('A closed family can’t be reassigned. Reopen it first.')
  const advisor = await findActiveAdvisor(tx, agentId)
  if (!advisor) throw invalid(`Advisor "${agentId}" doesn't exist`)
  const key = await giveFamily(tx, reassignment, family, advisor, { author: person.name })
  await notify(
    tx,
    `${key}:assigned:${advisor.id}`,
    { familyId: family.id, agentId: advisor.id, recipient: advisor.email },
    familyReassigned(advisor.name, { ...family, isEmailOnly: isEmailOnly(family) }),
  )
}

/**
 * Gives a family to an advisor under its consent, in place of the one it has: the family is emailed the name, and only then its data is shared.
 * `reasons` says why the advisor was suggested it. Returns the key of the emails about it.
 * @throws {HttpError} 409 if the family's consent doesn't allow it [WORK-007, DASH-005, TRUST-002, TRUTH-001]
 */
export async function giveFamily(
  tx: Orm,
  { queue, minutesToRespond }: Reassignment,
  family: FamilyRow,
  advisor: AgentContact,
  { author, reasons = null }: { author: string; reasons?: OfferReasons | null },
): Promise<string> {
  await requireConsent(tx, family.id, advisor)
  if (family.agentId) await removeFormer(tx, queue, family.id, family.agentId, advisor)
  await updateFamily(tx, family.id, { agentId: advisor.id })
  await saveAcceptedOffer(tx, family.id, advisor.id, reasons)
  await reassignOpenTasks(tx, family.id, { from: family.agentId, to: advisor.id })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'assigned',
    text: `Assigned to ${advisor.name}`,
    author,
  })
  const key = `reassigned:${randomUUID()}`
  // The family reads who has its information before that advisor can call.
  await nameCaller(tx, key, { family, advisor, dueAt: contactBy(minutesToRespond, family), isNew: false })
  await shareWithAdvisor(tx, family, advisor.id)
  await queue.add(tx, 'notify-dashboards', { familyId: family.id, agentId: advisor.id })
  return key
}

/** Throws 409 if a family stopped sharing with an advisor, or never agreed to share at all. [TRUST-002, TRUST-004] */
async function requireConsent(tx: Orm, familyId: string, advisor: AgentContact): Promise<void> {
  const missing = await findMissingConsent(tx, familyId, advisor.id)
  if (missing === 'sharing-stopped') throw conflict(missing, `The family stopped sharing with ${advisor.name}`)
  if (missing === 'consent-missing') {
    throw conflict(missing, 'The family didn’t agree to share its information with an advisor')
  }
}

/** Returns why a family can’t be given to an advisor: it stopped sharing with them, or never agreed to share at all. [TRUST-002, TRUST-004] */
export async function findMissingConsent(
  tx: Orm,
  familyId: string,
  agentId: string,
): Promise<'sharing-stopped' | 'consent-missing' | undefined> {
  const recipient = { kind: 'agent' as const, id: agentId }
  const stopped = await findLastRevocation(tx, familyId, recipient)
  if (stopped && !(await findNamedConsent(tx, familyId, recipient))) return 'sharing-stopped'
  return (await findSharingConsent(tx, familyId, recipient)) ? undefined : 'consent-missing'
}

async function removeFormer(
  tx: Orm,
  queue: Queue,
  familyId: string,
  agentId: string,
  next: AgentContact,
): Promise<void> {
  await removeAdvisor(tx, familyId, agentId, `Reassigned to ${next.name}`)
  await queue.add(tx, 'cancel-calls', { familyId, agentId, reason: 'advisor' })
  await queue.add(tx, 'notify-dashboards', { familyId, agentId })
}

const invalid = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/agentId' } }])
