import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { StaffActor } from '../bookings'
import { type MessageContent, notify } from '../messaging'
import { addFamilyEvent } from '../trust'
import { createCallLink } from './call-link-store'
import type { CallDetails } from './call-store'
import { type AdvisorCallUpdate, callUpdate, type EmailedCall } from './messages'
import { type FamilyMessages, messagesIn } from './messages-in'

/** Who of the staff did something, and why. */
interface StaffAct {
  by?: StaffActor | undefined
  reason?: string | undefined
}

/** Queues an email to the family of a call in its language, with a link that opens the call, once per kind and change. Does nothing without an address. */
export async function emailFamily(
  tx: Orm,
  { call, advisor, family }: CallDetails,
  choose: (messages: FamilyMessages) => (email: EmailedCall) => MessageContent,
  { recipient = family.email, ...act }: StaffAct & { recipient?: string | null } = {},
): Promise<void> {
  if (!recipient) return
  const { displayName, workPhone } = advisor.info
  const compose = choose(messagesIn(family.language))
  const content = compose({ call, advisor: { name: displayName, phone: workPhone }, name: family.name, ...act })
  const key = `call:${call.id}:${call.revision}:${content.kind}`
  const secret = await createCallLink(tx, call)
  await notify(tx, key, { familyId: call.familyId, recipient }, { ...content, secret })
}

/**
 * Queues an email to the advisor of a call, unless they did it. It has no contact info, because the advisor may not have accepted the family yet. [TRUST-002]
 */
export async function emailAdvisor(tx: Orm, { call, advisor }: CallDetails, news: AdvisorCallUpdate): Promise<void> {
  const { id, familyId, revision, agentId } = call
  if (news.by?.kind === 'advisor' && news.by.agentId === agentId) return
  const content = callUpdate(call, { familyId, ...news })
  const to = { familyId, agentId, recipient: advisor.info.email }
  await notify(tx, `call:${id}:${revision}:${content.kind}`, to, content)
}

/** Adds what happened to a call to the family's timeline, and updates the dashboards that show the family. */
export async function recordCallEvent(
  tx: Orm,
  queue: Queue,
  { call: { familyId, agentId } }: CallDetails,
  { text, author }: { text: string; author: string },
): Promise<void> {
  await addFamilyEvent(tx, { familyId, type: 'booked-call', text, author })
  await queue.add(tx, 'notify-dashboards', { familyId, agentId })
}
