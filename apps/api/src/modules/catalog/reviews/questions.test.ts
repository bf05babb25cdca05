import { siteDay } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, type Caller, codeOf, createCaller, list, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'

const api = apiUnderTest()
let customer: Caller
let admin: Caller
let agent: Caller
let provider: Caller
let visitor: Caller

beforeAll(async () => {
  customer = await createCaller(api, 'customer')
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
  provider = await createCaller(api, 'provider')
  visitor = await createCaller(api, 'visitor')
  await approveProvider(api, 'cedar-memory')
})

const send = (communityId: string, text: string, person = customer) =>
  person.post('/platform/questions', 'questions', { communityId, text })
const ask = async (communityId: string, text: string) => one(await send(communityId, text)).id
const answer = (questionId: string, text: string, person: Caller) =>
  person.post('/platform/answers', 'answers', { questionId, text })
const refuse = (id: string, reason: string, person: Caller) =>
  person.post(`/platform/questions/${id}/refusal`, 'community-questions', { reason })
const listPublic = async (communityId: string, person = visitor) =>
  list(await person.get(`/marketplace/communities/${communityId}/questions`)).data
const listManaged = async (person: Caller, status: string) =>
  list(await person.get(`/platform/questions/managed?filter[status]=${status}`)).data
const own = (id: string, person = customer) => person.get(`/platform/questions/own/${id}`)
const mails = () => listMessagesTo(api, 'customer@hearthway.example')
const today = () => siteDay()

test('publishes a question with its first answer, the same for everyone, and emails the answer once [COMM-010, FIND-011]', async () => {
  expect((await send('aspen-court', 'Is there parking?', visitor)).status).toBe(401)
  expect((await send('elm-not-live', 'Is there parking?')).status).toBe(422)
  const id = await ask('aspen-court', 'Is there parking?')
  for (const person of [visitor, customer, admin]) expect(await listPublic('aspen-court', person)).toEqual([])
  expect(one(await own(id)).attributes).toMatchObject({ status: 'pending', text: 'Is there parking?', answers: [] })
  expect((await own(id, visitor)).status).toBe(401)
  expect((await own(id, provider)).status).toBe(404)

  expect((await answer(id, 'Yes', customer)).status).toBe(403)
  expect((await answer(id, 'Yes', provider)).status).toBe(403)
  expect((await answer(id, 'Yes, for 30 cars.', agent)).status).toBe(201)
  const published = {
    communityId: 'aspen-court',
    communityName: 'aspen-court',
    communityUrl: expect.stringContaining('/aspen-court'),
    text: 'Is there parking?',
    author: 'Cleo C.',
    status: 'published',
    language: 'en',
    askedOn: today(),
    answers: [{ text: 'Yes, for 30 cars.', answeredBy: 'staff', answeredOn: today() }],
  }
  for (const person of [visitor, customer, admin]) {
    expect(await listPublic('aspen-court', person)).toMatchObject([{ id, attributes: published }])
  }
  expect((await listPublic('aspen-court'))[0]?.attributes).toEqual(published)

  // A later answer of our staff replaces the first, without another email.
  await answer(id, 'Yes, for 40 cars.', admin)
  expect(await listPublic('aspen-court')).toMatchObject([{ attributes: { answers: [{ text: 'Yes, for 40 cars.' }] } }])
  const sent = (await mails()).filter(({ subject }) => subject === 'Your question about aspen-court has an answer')
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).toContain('Yes, for 30 cars.')
  expect((await visitor.get('/marketplace/communities/elm-not-live/questions')).status).toBe(404)
})

test('lets a community’s team see and answer only questions about its community, without the name of who asked until it’s published [COMM-010, ROLE-010]', async () => {
  const id = await ask('cedar-memory', 'Are visitors welcome at night?')
  const other = await ask('birch-house', 'Are dogs welcome?')
  const waiting = await listManaged(provider, 'pending')
  expect(waiting.map((question) => question.id)).toEqual([id])
  expect(waiting[0]?.attributes).not.toHaveProperty('author')
  expect((await listManaged(admin, 'pending')).map((question) => question.id)).toEqual([id, other])
  expect((await listManaged(admin, 'pending'))[0]?.attributes).toMatchObject({ author: 'Cleo C.' })
  for (const person of [customer, agent]) expect((await person.get('/platform/questions/managed')).status).toBe(403)

  const managed = (person: Caller, questionId: string) => person.get(`/platform/questions/managed/${questionId}`)
  expect(one(await managed(provider, id)).attributes).not.toHaveProperty('author')
  expect(one(await managed(admin, id)).attributes).toMatchObject({ author: 'Cleo C.', status: 'pending' })
  expect((await managed(provider, other)).status).toBe(404)
  expect((await managed(provider, 'no-id')).status).toBe(404)

  expect((await answer(other, 'Yes', provider)).status).toBe(403)
  await answer(id, 'Yes, at any hour.', provider)
  await answer(id, 'Ring the bell at night.', admin)
  expect(await listPublic('cedar-memory')).toMatchObject([
    {
      attributes: { answers: [{ answeredBy: 'community' }, { answeredBy: 'staff', text: 'Ring the bell at night.' }] },
    },
  ])
  expect(await listManaged(provider, 'pending')).toEqual([])
  expect(await listManaged(provider, 'published')).toMatchObject([{ id, attributes: { author: 'Cleo C.' } }])
  expect((await send('cedar-memory', 'Why is it so good?', provider)).status).toBe(403)
})

test('declines or removes a question with a reason that only its writer and admins read [COMM-010, TRUST-017]', async () => {
  const id = await ask('birch-house', 'Does Ann in room 12 sing?')
  for (const person of [customer, provider, agent]) expect((await refuse(id, 'No', person)).status).toBe(403)
  expect((await refuse(id, '', admin)).status).toBe(422)
  expect(one(await refuse(id, 'It names a resident.', admin)).attributes).toMatchObject({ status: 'removed' })
  expect(codeOf(await refuse(id, 'Again', admin))).toBe('question-removed')
  expect(codeOf(await answer(id, 'Yes', admin))).toBe('question-removed')
  expect(one(await own(id)).attributes).toMatchObject({ status: 'removed', reason: 'It names a resident.' })
  for (const person of [visitor, customer]) expect(await listPublic('birch-house', person)).toEqual([])
  expect((await visitor.get(`/platform/questions/${id}`)).status).toBe(404)
  const [sent] = (await mails()).filter(({ subject }) => subject === 'We don’t show your question about birch-house')
  expect(JSON.stringify(sent)).toContain('It names a resident.')

  const published = await ask('birch-house', 'Is there a piano?')
  await answer(published, 'Yes', admin)
  expect(await listPublic('birch-house')).toHaveLength(1)
  await refuse(published, 'It is about another community.', admin)
  expect(await listPublic('birch-house')).toEqual([])
})

test('lists no question that staff published without an answer [COMM-010]', async () => {
  const id = await ask('birch-house', 'Is there a garden?')
  await admin.patch(`/platform/questions/${id}`, 'questions', { status: 'published' })
  expect(await listPublic('birch-house')).toEqual([])
  await answer(id, 'Yes, behind the house.', agent)
  expect((await listPublic('birch-house')).map((question) => question.id)).toEqual([id])
})

test('rejects a change of a question or an answer without values [API-037, BIZ-008]', async () => {
  const id = await ask('birch-house', 'Is there a pool?')
  const { id: answerId } = one(await answer(id, 'Yes, indoors.', admin))
  expect((await admin.patch(`/platform/questions/${id}`, 'questions', {})).status).toBe(422)
  expect((await admin.patch(`/platform/answers/${answerId}`, 'answers', {})).status).toBe(422)
})
