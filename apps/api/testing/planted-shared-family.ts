import { randomUUID } from 'node:crypto'
import type { ApiUnderTest } from './api-under-test'
import { composeEmail, postEmail, replyAddressOf } from './inbound-email'
import {
  acceptFamily,
  acceptHome,
  chooseSampleCallers,
  createCallerWithCookie,
  disclosureResponse,
  findHome,
  list,
  one,
} from './lead-samples'
import type { Everyone, PersonName } from './people'
import { findFamilyId, inAnHour, key } from './planted-staff'
import { ok } from './planted-visitor'
import type { Planting } from './planting'
import { bookCallFor, endCall, findFreeCall, recordCallOutcome } from './sample-calls'
import { bookTourFor, endTour, findFreeTime, recordTourOutcome } from './sample-tours'
import { sampleSellHome, sampleWording, spokenShare, sampleSearch } from './sample-request'

const slugs = ['harbor-direct', 'aspen-court']
/** The customer, and everyone the family is shared with. */
const everyoneInvolved: PersonName[] = ['customer', 'provider', 'agent', 'real estate agent', 'admin']
/** The advisor of the family, and admins. */
const staff: PersonName[] = ['agent', 'admin']

/**
 * Plants words in the customer's request and in what everyone who gets it writes about it: the advisor who accepted it, the team of a
 * community, and the real estate agent who accepted its home. Returns the family's id. [ROLE-010, TRUST-002]
 */
export async function plantSharedFamily(api: ApiUnderTest, everyone: Everyone, planting: Planting): Promise<string> {
  const id = await plantRequest(api, everyone, planting)
  await acceptFamily(everyone.agent, id)
  ok(await acceptHome(everyone['real estate agent'], id))
  await api.api.queue.idle()
  await plantReasons(everyone, id, planting)
  await plantNotes(everyone, id, planting)
  await plantTasks(everyone, id, planting)
  await plantConversations(everyone, id, planting)
  await plantResponses(everyone, id, planting)
  await plantOutcomes(api, everyone, id, planting)
  await plantEmails(api, everyone, id, planting)
  await api.api.queue.idle()
  return id
}

/** Sends the customer's request to a community's team, an advisor, and a real estate agent. */
async function plantRequest(api: ApiUnderTest, { customer, admin }: Everyone, planting: Planting): Promise<string> {
  const { plant, plantEmail, plantPhone } = planting
  const { choice, cookie: anonymous } = await chooseSampleCallers(api, slugs)
  const cookie = `${customer.cookie}; ${anonymous}`
  const browser = createCallerWithCookie(api, cookie)
  const requestId = randomUUID()
  const name = plant('familyName', ...everyoneInvolved)
  // A real estate agent reads only the answers about the home.
  const answerReaders: PersonName[] = ['provider', ...staff]
  const data = {
    ...sampleSearch,
    homeSaleInterest: 'Yes',
    residentName: plant('residentName', ...answerReaders),
    communityInfo: 'Something else',
    communityInfoOther: plant('communityInfoOther', ...answerReaders),
    wordings: [sampleWording, sampleSellHome],
  }
  // The team and the advisor reveal the contact info. The customer reads it only after entering a code, in the response to a write.
  const contact = {
    email: plantEmail('familyEmail', 'provider', ...staff),
    phone: `+1${plantPhone('familyPhone', '7205550147', 'provider', ...staff)}`,
  }
  const actionPage = `/?from=${plant('actionPage', 'customer', 'admin')}`
  const tour = { slug: 'harbor-direct', slugs, tourSlot: await findFreeTime(api, 'harbor-direct') }
  const actionInfo = { ...tour, requestId, status: 'complete', callerChoiceId: choice.id, name, ...contact, data }
  const request = {
    data: { type: 'uuid-actions', attributes: { actionType: 'pricing-request', actionPage, actionInfo } },
  }
  const headers = { cookie, 'user-agent': plant('consentBrowser', ...staff), ...key() }
  ok(await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: request, headers }))
  await api.api.queue.idle()
  ok(await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, { slugs })))
  await api.api.queue.idle()
  const more = { moreInfoFromLead: plant('moreInfoFromLead', ...answerReaders) }
  const answers = { requestId, status: 'complete', data: more }
  const postConversion = { actionType: 'post-conversion', actionPage: '/', actionInfo: answers }
  ok(await browser.post('/platform/uuid-actions', 'uuid-actions', postConversion, key()))
  await api.api.queue.idle()
  return findFamilyId(admin, name)
}

/** Reveals the contact info with reasons, which the family reads in its receipts. The real estate agent doesn't reveal it. */
async function plantReasons({ agent, provider }: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const reveal = (reason: string) => ({ clientId, reason })
  const readers: PersonName[] = ['customer', ...staff]
  ok(await agent.plain('/platform/clients-access/contact', reveal(plant('advisorRevealReason', ...readers))))
  ok(await provider.plain('/platform/clients-access/contact', reveal(plant('providerRevealReason', ...readers))))
}

/** Writes notes as the advisor and as an admin, one of which is edited and one deleted, and logs a call, an email, and a referral. */
async function plantNotes({ agent, admin }: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const write = (text: string) => agent.post('/marketplace/notes', 'notes', { clientId, text }, key())
  const { id } = one(ok(await write(plant('noteBeforeEdit', ...staff))))
  ok(await agent.patch(`/marketplace/notes/${id}`, 'notes', { text: plant('note', ...staff) }))
  // No one reads a note after its author deleted it.
  const deleted = one(ok(await write(plant('deletedNote'))))
  ok(await agent.delete(`/marketplace/notes/${deleted.id}`))
  const note = { clientId, text: `@Bo Boulder ${plant('adminNote', ...staff)}` }
  ok(await admin.post('/marketplace/notes', 'notes', note, key()))
  const call = { clientId, outcome: 'reached', note: plant('callNote', ...staff) }
  ok(await agent.post('/platform/call-logs', 'call-logs', call, key()))
  // Advisors read their emails without the text in the timeline. Only admins have the outbox.
  const email = { clientId, subject: plant('emailSubject', ...staff), body: plant('emailBody', 'admin') }
  ok(await agent.post('/platform/emails', 'emails', email, key()))
  const referral = {
    clientId,
    communityId: 'cedar-memory',
    consent: spokenShare,
    note: plant('referralNote', ...staff),
  }
  ok(await agent.post('/marketplace/agent-referrals', 'agent-referrals', referral, key()))
}

/** Adds tasks with and without a family as the advisor, the real estate agent, and an admin. */
async function plantTasks(everyone: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const { agent, admin, 'real estate agent': realEstateAgent } = everyone
  const add = (person: typeof agent, title: string, more: object = {}) =>
    person.post('/platform/tasks', 'tasks', { title, dueAt: inAnHour(), ...more }, key())
  const { id } = one(ok(await add(agent, plant('taskBeforeEdit', ...staff), { clientId })))
  ok(await agent.patch(`/platform/tasks/${id}`, 'tasks', { title: plant('task', ...staff) }))
  ok(await add(agent, plant('ownTask', ...staff)))
  ok(await add(admin, plant('adminTask', ...staff), { clientId }))
  ok(await add(admin, plant('ownAdminTask', 'admin')))
  ok(await add(realEstateAgent, plant('homeTask', 'real estate agent', 'admin'), { clientId }))
  ok(await add(realEstateAgent, plant('ownHomeTask', 'real estate agent', 'admin')))
}

/** Writes messages to the family as everyone it's shared with, and internal notes. Only those who take part in a conversation and admins read it. */
async function plantConversations(everyone: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const { admin, customer } = everyone
  for (const [name, kind] of [
    ['agent', 'advisor'],
    ['provider', 'team'],
    ['real estate agent', 'home'],
    ['admin', 'admin'],
  ] as const) {
    const readers: PersonName[] = [...new Set(['customer', name, 'admin'] as const)]
    // The other conversations began when the family was shared.
    const started = { clientId, ...(name === 'admin' ? { subject: plant('adminSubject', ...readers) } : {}) }
    const { id: conversationId } = one(
      ok(await everyone[name].post('/platform/conversations', 'conversations', started)),
    )
    const send = (text: string, more: object = {}) => ({ conversationId, text, ...more })
    const messages = '/platform/conversation-messages'
    const type = 'conversation-messages'
    ok(
      await everyone[name].post(
        messages,
        type,
        send(plant(`${kind}EmailedMessage`, ...readers), { channel: 'email' }),
        key(),
      ),
    )
    ok(await everyone[name].post(messages, type, send(plant(`${kind}Message`, ...readers)), key()))
    ok(await customer.post(messages, type, send(plant(`${kind}Reply`, ...readers)), key()))
    const author = name === 'agent' ? everyone.agent : admin
    const noteReaders: PersonName[] = name === 'agent' ? staff : ['admin']
    const note = send(plant(`${kind}InternalNote`, ...noteReaders))
    ok(await author.post('/platform/conversation-notes', 'conversation-notes', note, key()))
  }
}

/** Answers the advisor by email: as someone else, and as the family, that it wants no more messages. Only those who reply open whole emails. */
async function plantEmails(
  api: ApiUnderTest,
  { agent }: Everyone,
  clientId: string,
  { plant }: Planting,
): Promise<void> {
  const started = one(ok(await agent.post('/platform/conversations', 'conversations', { clientId })))
  const email = String(one(ok(await agent.get(`/secure/clients/${clientId}`))).attributes['email'])
  const post = async (from: string, text: string) =>
    ok(await postEmail(api, await composeEmail({ from, to: replyAddressOf(started.id), text })))
  const sister = `${plant('heldAddress', ...staff).toLowerCase()}@elsewhere.example`
  await post(sister, `It’s me. ${plant('heldText', ...staff)}`)
  const quote = `On Thu, Nov 26, 2026 at 9:00 AM Hearthway <post@mail.example> wrote:\n\n> ${plant('quotedWords', ...staff)}`
  await post(email, `Please stop contacting me. ${plant('stopWords', 'customer', ...staff)}\n\n${quote}`)
}

/** Responds to the family as the community's team and the real estate agent, and closes the home with a note and a reason. */
async function plantResponses(everyone: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const realEstateAgent = everyone['real estate agent']
  for (const [name, kind] of [
    ['provider', 'teamResponse'],
    ['real estate agent', 'homeResponse'],
  ] as const) {
    const [release] = list(ok(await everyone[name].get(`/platform/releases?filter[client]=${clientId}`))).data
    const response = { response: 'contacted', note: plant(kind, name, ...staff) }
    ok(await everyone[name].post(`/platform/releases/${release?.id}/responses`, 'releases', response))
  }
  const path = `/marketplace/sren-referrals/${(await findHome(realEstateAgent, clientId)).id}`
  // An advisor reads the stage of a home and why it was closed, but none of its notes.
  ok(
    await realEstateAgent.post(`${path}/notes`, 'sren-referrals', {
      text: plant('homeNote', 'real estate agent', 'admin'),
    }),
  )
  const reason = plant('homeReason', 'real estate agent', ...staff)
  ok(await realEstateAgent.patch(path, 'sren-referrals', { stage: 'closed-other', reason }))
}

/** Notes how a tour and a call ended, as the advisor and the community's team, and cancels another tour with a reason. */
async function plantOutcomes(
  api: ApiUnderTest,
  { agent, provider }: Everyone,
  clientId: string,
  { plant }: Planting,
): Promise<void> {
  const ended = { outcome: 'took-place' }
  const [tour] = list(ok(await agent.get(`/platform/tours?filter[client]=${clientId}`))).data
  await endTour(api, String(tour?.id))
  ok(await recordTourOutcome(agent, String(tour?.id), { ...ended, note: plant('tourNote', ...staff) }))
  ok(await recordTourOutcome(provider, String(tour?.id), { ...ended, note: plant('teamNote', 'provider', ...staff) }))
  const call = one(
    ok(await bookCallFor(agent, { clientId, startsAt: await findFreeCall(api, 'agent-boulder') }, key())),
  )
  await endCall(api, call.id)
  ok(await recordCallOutcome(agent, call.id, { ...ended, note: plant('callOutcomeNote', ...staff) }))
  const choice = await findFreeTime(api, 'aspen-court')
  const other = one(ok(await bookTourFor(agent, { clientId, communityId: 'aspen-court', ...choice }, key())))
  const reason = { reason: plant('cancelReason', ...staff) }
  ok(await agent.post(`/platform/tours/${other.id}/cancel`, 'tours', reason))
}
