import { randomUUID } from 'node:crypto'
import type { ApiUnderTest } from './api-under-test'
import { createCallerWithCookie, one } from './lead-samples'
import { readLinkToken } from './mailbox'
import type { Everyone, PersonName } from './people'
import { ok, plantSharedList } from './planted-visitor'
import type { Planting } from './planting'
import { resourceBody } from './responses'
import { samplePassword } from './sample-catalog'

const ownAndAdmin: PersonName[] = ['customer', 'admin']
const createPdf = (word: string) => Buffer.from(`%PDF-1.7\n${word}\n${' '.repeat(400)}\n%%EOF`).toString('base64')

/** Plants words in what the customer stores and sends besides a request, and in the account of someone else. [ROLE-010, BIZ-008] */
export async function plantPeople(api: ApiUnderTest, everyone: Everyone, planting: Planting): Promise<void> {
  await plantSaves(api, everyone, planting)
  await plantReviews(everyone, planting)
  await plantQuestions(everyone, planting)
  await plantEmailedQuestions(api, everyone, planting)
  await plantClaims(everyone, planting)
  await plantApplication(everyone, planting)
  await plantSuggestedEdit(everyone, planting)
  await plantMessages(everyone, planting)
  await plantAccount(api, planting)
  await api.api.queue.idle()
}

/** Saves communities, a shared list, a search alert, a tool, and what a browser came from. No one else reads them. */
async function plantSaves(
  api: ApiUnderTest,
  { visitor, customer }: Everyone,
  { plant, plantEmail }: Planting,
): Promise<void> {
  const mine = (kind: string) => plant(kind, 'customer')
  const save = { communityId: 'aspen-court', kind: 'liked', note: mine('saveNote') }
  ok(await customer.post('/marketplace/user-saves', 'user-saves', save))
  const arrival = { referrer: `https://search.example/${mine('referrer')}` }
  ok(await customer.post('/platform/uuid-auxes', 'uuid-auxes', arrival))
  const tool = resourceBody('saved-tools', { answers: { done: [mine('toolAnswer')] } }, { id: 'tour-checklist' })
  const headers = { cookie: customer.cookie }
  ok(await api.call({ method: 'PUT', url: '/platform/saved-tools/tour-checklist', payload: tool, headers }))
  await plantSharedList(api, customer, mine)
  const alerts = '/marketplace/search-alerts'
  const alert = (filters: string) => ({ care: 'assisted-living', filters: `filter[name]=${filters}` })
  ok(await customer.post(alerts, 'search-alerts', alert(mine('alertFilter'))))
  // The alert of a browser without an account has an address, which the outbox shows. No one reads its filters.
  const withEmail = { ...alert(plant('otherAlertFilter')), email: plantEmail('alertEmail', 'admin') }
  ok(await visitor.post(alerts, 'search-alerts', withEmail))
}

/** Writes a review that waits, and one that an admin removed, whose words only its writer and admins still read. [TRUST-017] */
async function plantReviews({ customer, admin }: Everyone, { plant }: Planting): Promise<void> {
  const write = (entityId: string, text: string) =>
    customer.post('/platform/reviews', 'reviews', {
      entityType: 'Community',
      entityId,
      value: 8,
      text,
      relation: 'Resident',
      month: '2024-05',
    })
  ok(await write('harbor-direct', plant('waitingReview', ...ownAndAdmin)))
  const { id } = one(ok(await write('aspen-court', plant('removedReview', ...ownAndAdmin))))
  ok(await admin.patch(`/platform/reviews/${id}`, 'reviews', { status: 'published' }))
  ok(await admin.patch(`/platform/reviews/${id}`, 'reviews', { status: 'removed', reason: 'It names a resident.' }))
  ok(await customer.post('/platform/nps', 'nps', { score: 9, comment: plant('scoreComment', 'admin') }))
}

/** Asks the provider's community and another one, hides one of two answers, and declines a question with a reason. */
async function plantQuestions({ customer, provider, admin }: Everyone, { plant }: Planting): Promise<void> {
  const ask = (communityId: string, text: string) =>
    customer.post('/platform/questions', 'questions', { communityId, text })
  ok(await ask('harbor-direct', plant('teamQuestion', 'provider', ...ownAndAdmin)))
  ok(await ask('aspen-court', plant('question', ...ownAndAdmin)))
  const group = {
    text: plant('groupQuestion', 'provider', ...ownAndAdmin),
    communityIds: ['harbor-direct', 'aspen-court'],
  }
  ok(await customer.post('/platform/question-groups', 'question-groups', group))
  const { id: questionId } = one(ok(await ask('harbor-direct', 'Is there a chapel?')))
  ok(await provider.post('/platform/answers', 'answers', { questionId, text: 'Yes, next to the garden.' }))
  const hidden = { questionId, text: plant('hiddenAnswer', 'admin') }
  const { id: hiddenId } = one(ok(await admin.post('/platform/answers', 'answers', hidden)))
  ok(await admin.patch(`/platform/answers/${hiddenId}`, 'answers', { status: 'pending' }))
  const { id } = one(ok(await ask('birch-house', plant('declinedQuestion', ...ownAndAdmin))))
  const refusal = { reason: plant('questionReason', ...ownAndAdmin) }
  ok(await admin.post(`/platform/questions/${id}/refusal`, 'community-questions', refusal))
}

/** Asks two questions with an email address and without an account, and sends one of them. The outbox shows the address and the name. */
async function plantEmailedQuestions(
  api: ApiUnderTest,
  { visitor }: Everyone,
  { plant, plantEmail }: Planting,
): Promise<void> {
  const email = plantEmail('askerEmail', 'admin')
  const asked = '/marketplace/communities/harbor-direct/questions'
  for (const text of [plant('unsentQuestion'), plant('emailedQuestion', 'provider', 'admin')]) {
    const question = { text, firstName: plant('askerName', 'admin'), email }
    ok(await visitor.post(asked, 'question-confirmations', question))
  }
  const token = await readLinkToken(api, email)
  ok(await visitor.plain('/marketplace/question-confirmations', { token }))
  const groupEmail = plantEmail('groupAskerEmail', 'admin')
  for (const text of [plant('unsentGroup'), plant('emailedGroup', 'provider', 'admin')]) {
    const group = { text, communityIds: ['harbor-direct', 'birch-house'], email: groupEmail }
    ok(await visitor.post('/marketplace/question-groups', 'question-groups', group))
  }
  const groupToken = await readLinkToken(api, groupEmail)
  ok(await visitor.plain('/marketplace/question-group-confirmations', { token: groupToken }))
}

/** Claims a listed and an unlisted community, and declines a claim with a reason. */
async function plantClaims({ customer, admin }: Everyone, { plant }: Planting): Promise<void> {
  const evidence = () => ({
    jobTitle: plant('claimJobTitle', ...ownAndAdmin),
    message: plant('claimMessage', ...ownAndAdmin),
  })
  const { id } = one(ok(await customer.post('/marketplace/communities/birch-house/claim', 'claims', evidence())))
  const unlisted = {
    communityName: plant('claimedName', ...ownAndAdmin),
    city: plant('claimedCity', ...ownAndAdmin),
    state: 'CO',
  }
  ok(await customer.post('/marketplace/claims', 'claims', { ...unlisted, ...evidence() }))
  const reason = plant('claimReason', ...ownAndAdmin)
  ok(await admin.patch(`/admin/claims/${id}`, 'claims', { status: 'declined', reason }))
}

/** Applies to become an advisor with a document, and declines the application with a reason. */
async function plantApplication({ customer, admin }: Everyone, { plant }: Planting): Promise<void> {
  const profile = {
    displayName: plant('applicant', ...ownAndAdmin),
    workPhone: '(720) 555-0152',
    city: plant('applicantCity', ...ownAndAdmin),
    state: 'CO',
    operatingIn: [{ state: 'CO', counties: ['Boulder'] }],
    inBusinessSince: 2015,
    // It's public once the applicant is an advisor. The application doesn't have it.
    introduction: plant('applicantIntroduction'),
  }
  const { id } = one(ok(await customer.post('/marketplace/agents', 'agents', profile)))
  const file = {
    fileName: `${plant('documentName', ...ownAndAdmin)}.pdf`,
    content: createPdf(plant('document', ...ownAndAdmin)),
  }
  ok(await customer.post(`/marketplace/agents/${id}/documents`, 'agent-documents', { kind: 'irsw9', ...file }))
  const decision = { status: 0, reason: plant('applicationReason', 'admin') }
  ok(await admin.patch(`/admin/agents/${id}`, 'agent-applications', decision))
}

/** Suggests a change of the provider's community, and begins its set-up. An admin declines the change with a reason. */
async function plantSuggestedEdit({ provider, admin }: Everyone, { plant }: Planting): Promise<void> {
  const readers: PersonName[] = ['provider', 'admin']
  const edit = {
    communityId: 'harbor-direct',
    changes: { name: plant('suggestedName', ...readers) },
    note: plant('suggestionNote', ...readers),
  }
  const { id } = one(ok(await provider.post('/platform/suggested-edits', 'suggested-edits', edit)))
  const about = [plant('setupAnswer', ...readers)]
  const step = { step: 'life', draft: { life: { amenities: [], about } } }
  ok(await provider.patch('/platform/community-setups/harbor-direct', 'community-setups', step))
  const reason = plant('suggestionReason', ...readers)
  ok(await admin.post(`/platform/suggested-edits/${id}/reject`, 'suggested-edits', { reason }))
}

/** Writes to the operator and to a friend, and answers the exit survey. Admins read them. */
async function plantMessages({ visitor, customer }: Everyone, { plant, plantEmail }: Planting): Promise<void> {
  const message = {
    topic: 'other',
    name: plant('contactFormName', 'admin'),
    email: plantEmail('contactFormEmail', 'admin'),
    message: plant('contactFormMessage', 'admin'),
  }
  ok(await visitor.post('/platform/contact-messages', 'contact-messages', message))
  const share = {
    communityIds: ['aspen-court'],
    email: plantEmail('friendEmail', 'admin'),
    from: plant('sharedBy', 'admin'),
  }
  ok(await customer.plain('/platform/user-shares', share))
  const exitSurvey = { choices: [plant('surveyAnswer', 'admin')], variant: 'default' }
  const actionInfo = { requestId: randomUUID(), status: 'complete', data: { exitSurvey } }
  const survey = { actionType: 'exit-survey', actionPage: '/', actionInfo }
  ok(await visitor.post('/platform/uuid-actions', 'uuid-actions', survey))
}

/** Registers an account that none of the callers has, and asks the provider's community as its person. */
async function plantAccount(api: ApiUnderTest, { plant, plantEmail, plantPhone }: Planting): Promise<void> {
  const email = plantEmail('accountEmail', 'admin')
  const registered = { name: 'Ann Account', email, password: samplePassword }
  ok(await createCallerWithCookie(api, '').post('/platform/auth/register', 'users', registered))
  const person = createCallerWithCookie(api, await api.cookieOf('customer', email))
  const phone = plantPhone('accountPhone', '7205550153', 'admin')
  const change = { name: plant('accountName', 'admin'), phone, currentPassword: samplePassword }
  ok(await person.patch('/platform/users/me', 'users', change))
  const question = { communityId: 'harbor-direct', text: 'Is there a garden?' }
  ok(await person.post('/platform/questions', 'questions', question))
}
