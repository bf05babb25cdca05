import type { ApiUnderTest } from './api-under-test'
import { acceptFamily, findHome, findOfferId, one } from './lead-samples'
import type { Everyone, PersonName } from './people'
import { findFamilyId, inAnHour, key } from './planted-staff'
import { ok } from './planted-visitor'
import type { Planting } from './planting'
import { findFreeTime } from './sample-tours'
import { sampleRequest, sampleSearch, sampleSellHome, sampleWording, spokenContact } from './sample-request'

/** The other advisor, who accepted the family, and admins. */
const staff: PersonName[] = ['another agent', 'admin']

/**
 * Plants words in two families of other people: one that an advisor declined and another one accepted, and one that both declined, which waits
 * for an advisor. No one reveals their contact info. [ROLE-010, TRUST-008]
 */
export async function plantOtherFamilies(api: ApiUnderTest, everyone: Everyone, planting: Planting): Promise<void> {
  const id = await plantRequest(api, everyone, planting, { kind: 'other', phone: '7205550148', readers: staff })
  await decline(everyone.agent, id, planting.plant('declineReason', 'agent', 'admin'))
  await api.api.queue.idle()
  await acceptFamily(everyone['another agent'], id)
  await plantWork(everyone, id, planting)
  await plantDuplicate(api, everyone, id, planting)

  const waiting = await plantRequest(api, everyone, planting, {
    kind: 'waiting',
    phone: '7205550149',
    readers: ['admin'],
  })
  for (const name of ['agent', 'another agent'] as const) {
    await decline(everyone[name], waiting, planting.plant('declineReason', name, 'admin'))
    await api.api.queue.idle()
  }
  const home = await findHome(everyone['real estate agent'], waiting)
  const refusal = { reason: planting.plant('homeDeclineReason', 'admin') }
  ok(
    await everyone['real estate agent'].post(
      `/marketplace/sren-referrals/${home.id}/decline`,
      'sren-referrals',
      refusal,
    ),
  )
  // This family's home stays offered to the real estate agent.
  await plantRequest(api, everyone, planting, { kind: 'offered', phone: '7205550150', readers: ['agent', 'admin'] })
}

/** What is different in a request, and who reads its name. */
interface OtherRequest {
  kind: string
  phone: string
  readers: PersonName[]
}

/** Sends a request from a browser that is no one's. Only admins read its contact info, in the outbox and exports. Returns the family's id. */
async function plantRequest(
  api: ApiUnderTest,
  { admin }: Everyone,
  { plant, plantEmail, plantPhone }: Planting,
  { kind, phone, readers }: OtherRequest,
): Promise<string> {
  const name = plant(`${kind}FamilyName`, ...readers)
  const payload = sampleRequest({
    name,
    tourSlot: await findFreeTime(api, 'aspen-court'),
    email: plantEmail(`${kind}FamilyEmail`, 'admin'),
    phone: `+1${plantPhone(`${kind}FamilyPhone`, phone, 'admin')}`,
    data: {
      ...sampleSearch,
      homeSaleInterest: 'Yes',
      residentName: plant(`${kind}ResidentName`, ...readers),
      wordings: [sampleWording, sampleSellHome],
    },
  })
  ok(await api.call({ method: 'POST', url: '/platform/uuid-actions', payload }))
  await api.api.queue.idle()
  return findFamilyId(admin, name)
}

async function decline(advisor: Everyone['agent'], familyId: string, reason: string): Promise<void> {
  ok(await advisor.post(`/platform/offers/${await findOfferId(advisor, familyId)}/decline`, 'offers', { reason }))
}

/** Writes as the other advisor what the first one may not read, and closes the family with a note. */
async function plantWork(everyone: Everyone, clientId: string, { plant }: Planting): Promise<void> {
  const advisor = everyone['another agent']
  ok(await advisor.post('/marketplace/notes', 'notes', { clientId, text: plant('otherNote', ...staff) }, key()))
  const task = { clientId, title: plant('otherTask', ...staff), dueAt: inAnHour() }
  ok(await advisor.post('/platform/tasks', 'tasks', task, key()))
  const call = { clientId, outcome: 'no-answer', note: plant('otherCallNote', ...staff) }
  ok(await advisor.post('/platform/call-logs', 'call-logs', call, key()))
  const { id: conversationId } = one(ok(await advisor.post('/platform/conversations', 'conversations', { clientId })))
  const message = { conversationId, text: plant('otherMessage', ...staff) }
  ok(await advisor.post('/platform/conversation-messages', 'conversation-messages', message, key()))
  const note = { conversationId, text: plant('otherInternalNote', ...staff) }
  ok(await advisor.post('/platform/conversation-notes', 'conversation-notes', note, key()))
}

/** Adds the same family as an admin does after a call, merges it, and closes the family that is left. */
async function plantDuplicate(
  api: ApiUnderTest,
  { admin }: Everyone,
  keepId: string,
  planting: Planting,
): Promise<void> {
  const { plant, plantEmail, plantPhone } = planting
  const contact = {
    name: plant('mergedName', ...staff),
    email: plantEmail('mergedEmail', 'admin'),
    // The family that is left has a number, so no one reads the other one, except after the merge is undone.
    phone: `+1${plantPhone('mergedPhone', '7205550151')}`,
  }
  const entered = { ...contact, communityId: 'aspen-court', consent: spokenContact }
  const { id } = one(ok(await admin.post('/marketplace/clients', 'clients', entered, key())))
  ok(await admin.post('/marketplace/notes', 'notes', { clientId: id, text: plant('mergedNote', ...staff) }, key()))
  await api.api.queue.idle()
  ok(await admin.post('/marketplace/clients-merge', 'clients', { keepId, mergeId: id, confirmUnrelated: true }))
  const closing = { stage: 'closed', closedReason: 'other', closedNote: plant('closedNote', ...staff) }
  ok(await admin.patch(`/secure/clients/${keepId}`, 'clients', closing))
  await api.api.queue.idle()
}
