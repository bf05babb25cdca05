import { randomUUID } from 'node:crypto'
import type { ApiUnderTest } from './api-under-test'
import { acceptFamily, type Caller, createCaller, createCallerWithCookie, list, one } from './lead-samples'
import { createMarkers, type Markers } from './markers'
import { findFamilyId } from './planted-staff'
import { ok, plantSearchAlert, plantSharedList } from './planted-visitor'
import { resourceBody } from './responses'
import { samplePassword } from './sample-catalog'
import { sampleRequest } from './sample-request'

const key = () => ({ 'idempotency-key': randomUUID() })
const createPdf = (word: string) => Buffer.from(`%PDF-1.7\n${word}\n${' '.repeat(400)}\n%%EOF`).toString('base64')

/** A person with an account, who wrote a marker into every field that an account opens. */
export interface PlantedAccount {
  person: Caller
  email: string
  markers: Markers
}

/**
 * Registers an account whose every value has a marker: names, a changed email address that waits for its verification, saves, a shared list, a search alert, answers in a tool, shares, a review,
 * a question with its answer, a recommendation score, claims, an application as an advisor with a document, and an unfinished request.
 */
export async function plantAccount(api: ApiUnderTest): Promise<PlantedAccount> {
  const markers = createMarkers()
  const { mark, add } = markers
  const former = add(`${mark('former').toLowerCase()}@families.example`)
  const registered = { name: mark('registered'), email: former, password: samplePassword }
  ok(await createCallerWithCookie(api, '').post('/platform/auth/register', 'users', registered))
  const person = createCallerWithCookie(api, await api.cookieOf('customer', former))
  const email = add(`${mark('changed').toLowerCase()}@families.example`)
  const change = { name: mark('account'), email, phone: '(720) 555-0149', currentPassword: samplePassword }
  add('7205550149')
  ok(await person.patch('/platform/users/me', 'users', change))
  ok(
    await person.post('/marketplace/user-saves', 'user-saves', {
      communityId: 'aspen-court',
      kind: 'liked',
      note: mark('save'),
    }),
  )
  await plantSharedList(api, person, mark)
  await plantSearchAlert(api, person, markers)
  const tool = resourceBody('saved-tools', { answers: { done: [mark('tool')] } }, { id: 'tour-checklist' })
  const saveTool = { method: 'PUT', url: '/platform/saved-tools/tour-checklist', payload: tool } as const
  ok(await api.call({ ...saveTool, headers: { cookie: person.cookie } }))
  const friend = add(`${mark('friend').toLowerCase()}@friends.example`)
  ok(await person.plain('/platform/user-shares', { communityIds: ['aspen-court'], email: friend, from: mark('from') }))
  await plantPublicTexts(api, person, markers)
  await plantApplications(person, markers)
  const info = { requestId: randomUUID(), status: 'complete', data: { moreInfoFromLead: mark('survey') } }
  const survey = { actionType: 'exit-survey', actionPage: '/', actionInfo: info }
  ok(await person.post('/platform/uuid-actions', 'uuid-actions', survey, key()))
  await api.api.queue.idle()
  return { person, email, markers }
}

/** Writes about a community as families do, and lets staff respond with the person's name. */
async function plantPublicTexts(api: ApiUnderTest, person: Caller, { mark }: Markers): Promise<void> {
  const communityId = 'aspen-court'
  const review = {
    entityType: 'Community',
    entityId: communityId,
    value: 8,
    text: mark('review'),
    relation: 'Resident',
    month: '2024-05',
  }
  const { id: reviewId } = one(ok(await person.post('/platform/reviews', 'reviews', review)))
  const question = { communityId, text: mark('question') }
  const { id: questionId } = one(ok(await person.post('/platform/questions', 'questions', question)))
  const { id: declinedId } = one(
    ok(await person.post('/platform/questions', 'questions', { communityId, text: mark('declined') })),
  )
  const group = { communityIds: [communityId, 'birch-house'], text: mark('groupQuestion') }
  ok(await person.post('/platform/question-groups', 'question-groups', group))
  ok(await person.post('/platform/nps', 'nps', { score: 9, comment: mark('nps') }))
  const admin = await createCaller(api, 'admin')
  ok(await admin.patch(`/platform/questions/${questionId}`, 'questions', { status: 'published' }))
  ok(await admin.post('/platform/answers', 'answers', { questionId, text: mark('answer') }))
  const refusal = { reason: mark('refusal') }
  ok(await admin.post(`/platform/questions/${declinedId}/refusal`, 'community-questions', refusal))
  ok(await admin.patch(`/platform/reviews/${reviewId}`, 'reviews', { status: 'published' }))
  const reply = { method: 'PUT', url: `/platform/reviews/${reviewId}/reply` } as const
  const payload = resourceBody('reviews', { text: mark('reply') }, { id: reviewId })
  ok(await api.call({ ...reply, payload, headers: { cookie: admin.cookie } }))
  ok(await admin.patch(`/platform/reviews/${reviewId}`, 'reviews', { status: 'removed', reason: mark('moderation') }))
}

/** Claims communities, and applies to become an advisor with a document. */
async function plantApplications(person: Caller, { mark }: Markers): Promise<void> {
  const claim = { jobTitle: mark('job'), message: mark('claim') }
  ok(await person.post('/marketplace/communities/birch-house/claim', 'claims', claim))
  const unlisted = { communityName: mark('unlisted'), city: mark('claimCity'), state: 'CO', ...claim }
  ok(await person.post('/marketplace/claims', 'claims', unlisted))
  const profile = {
    displayName: mark('applicant'),
    workPhone: '(720) 555-0149',
    city: mark('workCity'),
    state: 'CO',
    operatingIn: [{ state: 'CO', counties: ['Boulder'] }],
    inBusinessSince: 2015,
  }
  const { id } = one(ok(await person.post('/marketplace/agents', 'agents', profile)))
  const document = { kind: 'irsw9', fileName: `${mark('file')}.pdf`, content: createPdf(mark('document')) }
  ok(await person.post(`/marketplace/agents/${id}/documents`, 'agent-documents', document))
}

/** Sends a request with an account, which an advisor accepts, and writes to the advisor. */
export async function plantAccountRequest(
  api: ApiUnderTest,
  { person, email, markers: { mark } }: PlantedAccount,
): Promise<void> {
  const name = mark('requesting')
  const payload = sampleRequest({ name, email, phone: '(720) 555-0149' })
  ok(await api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers: { cookie: person.cookie } }))
  await api.api.queue.idle()
  const admin = await createCaller(api, 'admin')
  await acceptFamily(await createCaller(api, 'agent'), await findFamilyId(admin, name))
  const [conversation] = list(ok(await person.get('/platform/conversations'))).data
  const message = { conversationId: conversation?.id, text: mark('message') }
  ok(await person.post('/platform/conversation-messages', 'conversation-messages', message, key()))
}
