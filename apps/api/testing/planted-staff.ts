import { randomUUID } from 'node:crypto'
import { now, siteDay } from '@pkg/domain'
import type { ApiUnderTest } from './api-under-test'
import { composeEmail, postEmail, replyAddressOf } from './inbound-email'
import {
  acceptFamily,
  acceptHome,
  approveProvider,
  type Caller,
  createCaller,
  findHome,
  findOfferId,
  list,
  one,
} from './lead-samples'
import type { Markers } from './markers'
import { ok, type PlantedVisitor } from './planted-visitor'
import { spokenContact, spokenShare } from './sample-request'

/** Returns the header of a write that is stored once. */
export const key = () => ({ 'idempotency-key': randomUUID() })
/** Returns the time in an hour. */
export const inAnHour = () => new Date(now().getTime() + 3_600_000).toISOString()

/** Returns the id of a family, which an admin finds by its name. */
export async function findFamilyId(admin: Caller, name: string): Promise<string> {
  const [family] = list(await admin.get(`/secure/clients?q=${encodeURIComponent(name.toLowerCase())}`)).data
  return family?.id ?? ''
}

/**
 * Works with a family as every role does, and writes a marker into every field: reasons, notes, tasks, emails, messages, responses, a referral,
 * a staff-entered duplicate that is merged, and the reason of a credit note. Returns the family's id.
 */
export async function plantStaff(api: ApiUnderTest, { name, markers }: PlantedVisitor): Promise<string> {
  const admin = await createCaller(api, 'admin')
  const id = await findFamilyId(admin, name)
  const advisor = await findAdvisor(api, id, markers)
  await plantWork(advisor, id, markers)
  await plantWork(admin, id, markers)
  await plantMessage(advisor, id, markers)
  await plantEmail(api, advisor, id, markers)
  const referral = { clientId: id, communityId: 'cedar-memory', consent: spokenShare, note: markers.mark('referral') }
  ok(await advisor.post('/marketplace/agent-referrals', 'agent-referrals', referral, key()))
  await api.api.queue.idle()
  await plantResponses(await createCaller(api, 'provider'), id, markers)
  const realEstateAgent = await createCaller(api, 'real-estate-agent')
  ok(await acceptHome(realEstateAgent, id))
  await plantHome(realEstateAgent, id, markers)
  await plantResponses(realEstateAgent, id, markers)
  await plantDuplicate(api, admin, id, markers)
  await plantInvoice(api, admin, id, markers)
  const closing = { stage: 'closed', closedReason: 'other', closedNote: markers.mark('closedNote') }
  ok(await admin.patch(`/secure/clients/${id}`, 'clients', closing))
  ok(await admin.get('/platform/emails?page-size=100'))
  await api.api.queue.idle()
  return id
}

/** Lets the first advisor decline a family with a reason. Returns the next one, who accepts it. */
async function findAdvisor(api: ApiUnderTest, id: string, { mark }: Markers): Promise<Caller> {
  const first = await createCaller(api, 'agent')
  const offerId = await findOfferId(first, id)
  ok(await first.post(`/platform/offers/${offerId}/decline`, 'offers', { reason: mark('declineReason') }))
  await api.api.queue.idle()
  const next = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  await acceptFamily(next, id)
  await api.api.queue.idle()
  return next
}

/** Writes what staff write about a family: a reason to see its number, notes, a task, a call, and an email. */
async function plantWork(staff: Caller, clientId: string, { mark }: Markers): Promise<void> {
  ok(await staff.plain('/platform/clients-access/contact', { clientId, reason: mark('reveal') }))
  const note = one(ok(await staff.post('/marketplace/notes', 'notes', { clientId, text: mark('note') }, key())))
  ok(await staff.patch(`/marketplace/notes/${note.id}`, 'notes', { text: mark('editedNote') }))
  const deleted = one(
    ok(await staff.post('/marketplace/notes', 'notes', { clientId, text: mark('deletedNote') }, key())),
  )
  ok(await staff.delete(`/marketplace/notes/${deleted.id}`))
  const task = { clientId, title: mark('task'), dueAt: inAnHour() }
  const { id } = one(ok(await staff.post('/platform/tasks', 'tasks', task, key())))
  ok(await staff.patch(`/platform/tasks/${id}`, 'tasks', { title: mark('editedTask') }))
  const call = { clientId, outcome: 'reached', note: mark('callNote') }
  ok(await staff.post('/platform/call-logs', 'call-logs', call, key()))
  const email = { clientId, subject: mark('subject'), body: mark('body') }
  ok(await staff.post('/platform/emails', 'emails', email, key()))
}

/** Writes a note and a task about a home as its real estate agent, and closes the home with a reason. */
async function plantHome(agent: Caller, clientId: string, { mark }: Markers): Promise<void> {
  const { id } = await findHome(agent, clientId)
  const path = `/marketplace/sren-referrals/${id}`
  ok(await agent.post(`${path}/notes`, 'sren-referrals', { text: mark('homeNote') }))
  ok(await agent.patch(path, 'sren-referrals', { stage: 'closed-other', reason: mark('homeReason') }))
  ok(await agent.post('/platform/tasks', 'tasks', { clientId, title: mark('homeTask'), dueAt: inAnHour() }, key()))
}

async function plantMessage(advisor: Caller, clientId: string, { mark }: Markers): Promise<void> {
  const { id: conversationId } = one(ok(await advisor.post('/platform/conversations', 'conversations', { clientId })))
  const message = { conversationId, text: mark('message') }
  ok(await advisor.post('/platform/conversation-messages', 'conversation-messages', message, key()))
  const email = { conversationId, text: mark('emailedMessage'), channel: 'email' }
  ok(await advisor.post('/platform/conversation-messages', 'conversation-messages', email, key()))
  const note = { conversationId, text: mark('internalNote') }
  ok(await advisor.post('/platform/conversation-notes', 'conversation-notes', note, key()))
}

/** Answers the advisor by email as the family. */
async function plantEmail(api: ApiUnderTest, advisor: Caller, clientId: string, { mark }: Markers): Promise<void> {
  const { id } = one(ok(await advisor.post('/platform/conversations', 'conversations', { clientId })))
  const email = String(one(ok(await advisor.get(`/secure/clients/${clientId}`))).attributes['email'])
  const post = async (from: string, text: string) =>
    ok(await postEmail(api, await composeEmail({ from, to: replyAddressOf(id), text })))
  await post(`${mark('heldAddress').toLowerCase()}@elsewhere.example`, `It’s me. ${mark('heldText')}`)
  await post(email, `Please stop contacting me. ${mark('stopWords')}`)
}

/** Responds to a family as a recipient, and declines it with a reason. */
async function plantResponses(recipient: Caller, clientId: string, { mark }: Markers): Promise<void> {
  ok(await recipient.plain('/platform/clients-access/contact', { clientId, reason: mark('reveal') }))
  const [release] = list(ok(await recipient.get(`/platform/releases?filter[client]=${clientId}`))).data
  const respond = (response: string) =>
    recipient.post(`/platform/releases/${release?.id}/responses`, 'releases', { response, note: mark(response) })
  ok(await respond('contacted'))
  ok(await respond('declined'))
}

/** Adds the same family as staff do after a call, and merges it. */
async function plantDuplicate(api: ApiUnderTest, admin: Caller, keepId: string, markers: Markers): Promise<void> {
  const { mark, add } = markers
  const name = mark('entered')
  const email = add(`${mark('entered').toLowerCase()}@families.example`)
  const entered = { name, email, phone: '(720) 555-0148', communityId: 'aspen-court', consent: spokenContact }
  add('7205550148')
  const { id } = one(ok(await admin.post('/marketplace/clients', 'clients', entered, key())))
  ok(await admin.post('/marketplace/notes', 'notes', { clientId: id, text: mark('mergedNote') }, key()))
  await api.api.queue.idle()
  const merge = { keepId, mergeId: id, confirmUnrelated: true }
  ok(await admin.post('/marketplace/clients-merge', 'clients', merge))
}

/** Records a move-in, and cancels its invoice with a reason. */
async function plantInvoice(api: ApiUnderTest, admin: Caller, clientId: string, { mark }: Markers): Promise<void> {
  const copy = { clientId, communityId: 'aspen-court' }
  ok(await admin.post('/platform/disclosure-copies', 'disclosure-copies', copy))
  const movedInOn = siteDay()
  const terms = { clientId, communityId: 'aspen-court', movedInOn, rentCents: 500_000, careCents: 0 }
  const { id } = one(ok(await admin.post('/platform/invoices', 'invoices', terms, key())))
  ok(await admin.patch(`/platform/invoices/${id}`, 'invoices', { status: 'issued' }))
  await approveProvider(api, 'aspen-court')
  const provider = await createCaller(api, 'provider')
  const payment = { amountCents: 1000, receivedOn: movedInOn, method: 'check' }
  const paid = one(ok(await admin.post(`/platform/invoices/${id}/payments`, 'invoices', payment)))
  const [mistake]: { id: string }[] = JSON.parse(JSON.stringify(paid.attributes['payments']))
  const withdrawal = { reason: mark('paymentWithdrawal') }
  ok(await admin.post(`/platform/invoices/${id}/payments/${mistake?.id}/withdrawal`, 'invoices', withdrawal))
  ok(await provider.post(`/platform/invoices/${id}/disputes`, 'invoices', { reason: mark('invoiceDispute') }))
  const answer = { answer: 'declined', reason: mark('disputeAnswer') }
  ok(await admin.post(`/platform/invoices/${id}/dispute-answer`, 'invoices', answer))
  ok(await admin.post(`/platform/invoices/${id}/credit-note`, 'invoices', { reason: mark('creditNote') }))
  const [moveIn] = list(ok(await admin.get(`/platform/move-ins?filter[client]=${clientId}`))).data
  ok(await admin.post(`/platform/move-ins/${moveIn?.id}/undo`, 'move-ins', { reason: mark('moveInUndo') }))
}
