import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { type MessageContent, notify } from '../messaging'
import { addFamilyEvent } from '../trust'
import { createCallLink } from './call-link-store'
import type { CallDetails } from './call-store'
import { type CallUpdate, callUpdate, type EmailedCall } from './messages'
import { type FamilyMessages, messagesIn } from './messages-in'

/** Queues an email to the family of a call in its language, with a link that opens the call, once per kind and change. Does nothing without an address. */
export async function emailFamily(
  tx: Orm,
  { call, advisor, family }: CallDetails,
  choose: (messages: FamilyMessages) => (email: EmailedCall) => MessageContent,
  recipient: string | null = family.email,
): Promise<void> {
  if (!recipient) return
  const { displayName, workPhone } = advisor.info
  const compose = choose(messagesIn(family.language))
  const content = compose({ call, advisor: { name: displayName, phone: workPhone }, name: family.name })
  const key = `call:${call.id}:${call.revision}:${content.kind}`
  const secret = await createCallLink(tx, call)
  await notify(tx, key, { familyId: call.familyId, recipient }, { ...content, secret })
}

/** Queues an email to the advisor of a call. It has no contact info, because the advisor may not have accepted the family yet. [TRUST-002] */
export async function emailAdvisor(tx: Orm, { call, advisor }: CallDetails, update: CallUpdate): Promise<void> {
  const { id, familyId, revision, agentId } = call
  const content = callUpdate(call, { familyId, update })
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
  await addFamilyEvent(tx, { familyId, type: 'request', text, author })
  await queue.add(tx, 'notify-dashboards', { familyId, agentId })
}
