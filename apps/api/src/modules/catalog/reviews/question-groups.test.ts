// cspell:ignore Cleo
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { approveProvider, type Caller, codeOf, createCaller, list, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { answers, questions, users } from '../../../database/schema/tables'

const api = apiUnderTest()
const three = ['aspen-court', 'birch-house', 'cedar-memory']
let customer: Caller
let admin: Caller
let provider: Caller
let agent: Caller
let visitor: Caller

beforeAll(async () => {
  customer = await createCaller(api, 'customer')
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  agent = await createCaller(api, 'agent')
  visitor = await createCaller(api, 'visitor')
  await approveProvider(api, 'cedar-memory')
})

/** A question of a person, with the question to each community. */
interface Group {
  id: string
  questions: { id: string; communityId: string; [name: string]: unknown }[]
}

const send = (text: string, communityIds: unknown = three, person = customer) =>
  person.post('/platform/question-groups', 'question-groups', { communityIds, text })
const groupIn = (response: Parameters<typeof one>[0]): Group => {
  const { id, attributes } = one(response)
  return JSON.parse(JSON.stringify({ ...attributes, id }))
}
const ask = async (text: string, communityIds: unknown = three) => groupIn(await send(text, communityIds))
const read = async (id: string) => groupIn(await customer.get(`/platform/question-groups/${id}`))
const at = (group: Group, communityId: string) =>
  group.questions.find((question) => question.communityId === communityId) ?? { id: '', communityId }
const answer = (questionId: string, text: string, person: Caller) =>
  person.post('/platform/answers', 'answers', { questionId, text })
const listPublic = async (communityId: string) =>
  list(await visitor.get(`/marketplace/communities/${communityId}/questions`)).data
const showUnanswered = (id: string, person = admin) =>
  person.post(`/platform/questions/${id}/no-answer`, 'community-questions', {})
const errorsOf = ({ body }: { body: unknown }): unknown => JSON.parse(JSON.stringify(body)).errors
/** Dates all questions some days back. */
const passDays = async (days: number) =>
  api.database.orm.update(questions).set({ createdAt: new Date(now().getTime() - days * 86_400_000) })

test('asks three communities one question, whose answers come side by side and dated [COMM-010, TRUST-005]', async () => {
  expect((await send('Who is on duty at night?', three, visitor)).status).toBe(401)
  const group = await ask('  Who is on duty at night?  ')
  expect(group).toMatchObject({ text: 'Who is on duty at night?', language: 'en' })
  expect(group.questions.map(({ communityId, status, answers }) => [communityId, status, answers])).toEqual(
    three.map((id) => [id, 'pending', []]),
  )
  expect((await answer(at(group, 'cedar-memory').id, 'A nurse and two aides.', provider)).status).toBe(201)
  await answer(at(group, 'birch-house').id, 'One aide, we asked them.', agent)
  const { questions: answered } = await read(group.id)
  expect(answered).toMatchObject([
    { communityId: 'aspen-court', status: 'pending', answers: [] },
    { status: 'published', answers: [{ text: 'One aide, we asked them.', answeredBy: 'staff' }] },
    { status: 'published', answers: [{ text: 'A nurse and two aides.', answeredBy: 'community' }] },
  ])
  const emailed = (await listMessagesTo(api, 'customer@hearthway.example')).filter(({ body }) =>
    body.includes(`/questions/several/${group.id}`),
  )
  expect(emailed.map(({ subject }) => subject).toSorted()).toEqual([
    'Your question about birch-house has an answer',
    'Your question about cedar-memory has an answer',
  ])
  expect(emailed[0]?.body).toContain('The community’s team doesn’t know who asked.')
  expect(list(await customer.get('/platform/question-groups')).data[0]).toMatchObject({ id: group.id })
})

test('shows neither who asked nor which others were asked, to anyone, before and after the answer [COMM-010, ROLE-010, TRUST-002]', async () => {
  const { orm } = api.database
  const [{ id: userId, name } = { id: '', name: '' }] = await orm
    .select()
    .from(users)
    .where(eq(users.email, 'customer@hearthway.example'))
  const group = await ask('Is there a marimba?')
  const { id } = at(group, 'cedar-memory')
  const secrets = [name, 'Cleo', userId, 'customer@hearthway.example', group.id, 'aspen-court', 'birch-house']
  const expectNothing = async () => {
    const urls = [
      '/platform/questions/managed?filter[status]=pending',
      '/platform/questions/managed?filter[status]=published',
      `/platform/questions/managed/${id}`,
      `/platform/questions/${id}?include=all`,
      '/platform/questions?q=marimba&filter[communityId]=cedar-memory&include=all',
      '/platform/search?q=marimba',
      '/platform/notices',
      '/marketplace/communities/cedar-memory/questions',
    ]
    for (const url of urls) {
      const { body } = await provider.get(url)
      const found = secrets.filter((secret) => JSON.stringify(body).includes(secret))
      expect([url, found]).toEqual([url, []])
    }
    for (const own of [`/platform/question-groups/${group.id}`, `/platform/questions/own/${id}`]) {
      expect((await provider.get(own)).status).toBe(404)
    }
    expect(list(await provider.get('/platform/question-groups')).data).toEqual([])
  }
  const managed = async (person: Caller) => one(await person.get(`/platform/questions/managed/${id}`)).attributes
  for (const person of [provider, admin]) {
    expect(await managed(person)).toMatchObject({ isAnonymous: true, text: 'Is there a marimba?' })
    expect(await managed(person)).not.toHaveProperty('author')
  }
  await expectNothing()
  expect((await answer(id, 'Yes, in the lobby.', provider)).status).toBe(201)
  await expectNothing()
  const [shown] = await listPublic('cedar-memory')
  expect(shown).toMatchObject({ id, attributes: { isAnonymous: true, answers: [{ text: 'Yes, in the lobby.' }] } })
  expect(shown?.attributes).not.toHaveProperty('author')
  // Someone else reads neither question, and an ordinary one keeps its name.
  expect((await agent.get(`/platform/question-groups/${group.id}`)).status).toBe(404)
  expect((await visitor.get(`/platform/question-groups/${group.id}`)).status).toBe(401)
})

test.each([
  ['Call me at (720) 555-0147', 'Remove "(720) 555-0147" from your question. It is a phone number'],
  ['Write to cleo@families.example', 'Remove "cleo@families.example" from your question. It is an email address'],
  ['See www.our-mother.example', 'Remove "www.our-mother.example" from your question. It is a web address'],
  ['Cleo asks whether there’s a garden', 'Remove "Cleo" from your question. It is a part of your name'],
])('rejects “%s”, names the field, and says what to remove [COMM-010, TRUST-008]', async (text, detail) => {
  const sent = await send(text)
  expect(sent.status).toBe(422)
  expect(errorsOf(sent)).toMatchObject([
    {
      detail: expect.stringContaining(detail) as unknown,
      source: { pointer: '/data/attributes/text' },
    },
  ])
})

test('takes at most three communities, each once, and none that families don’t see or that the person manages [COMM-010, TRUST-005]', async () => {
  const text = 'Is there an aviary?'
  expect((await send(text, [...three, 'harbor-direct'])).status).toBe(422)
  expect((await send(text, [])).status).toBe(422)
  expect((await send(text, ['aspen-court', 'aspen-court'])).status).toBe(422)
  expect(errorsOf(await send(text, ['aspen-court', 'elm-not-live']))).toMatchObject([
    { source: { pointer: '/data/attributes/communityIds/1' } },
  ])
  expect((await send(text, ['aspen-court', 'cedar-memory'], provider)).status).toBe(403)
  const rows = await api.database.orm.select().from(questions).where(eq(questions.text, text))
  expect(rows).toEqual([])
})

test('asks no community the same twice, also at the same time [COMM-010]', async () => {
  await customer.post('/platform/questions', 'questions', { communityId: 'birch-house', text: 'Is there a kiln?' })
  expect(errorsOf(await send('is there a KILN?', ['aspen-court', 'birch-house']))).toMatchObject([
    {
      detail: 'You already asked birch-house this question. Choose another community',
      source: { pointer: '/data/attributes/communityIds/1' },
    },
  ])
  const sent = await Promise.all([1, 2, 3].map(() => send('Is there a loom?', ['aspen-court'])))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  expect((await send('Is there a loom?', ['birch-house'])).status).toBe(201)
})

test('says after five days that no answer came: to the asker, and to everyone once an admin published it [COMM-010]', async () => {
  await approveProvider(api, 'aspen-court')
  const group = await ask('Is there a gong?', ['aspen-court', 'birch-house'])
  const [silent, declined] = [at(group, 'aspen-court').id, at(group, 'birch-house').id]
  await admin.post(`/platform/questions/${declined}/refusal`, 'community-questions', { reason: 'No.' })
  const ordinary = await customer.post('/platform/questions', 'questions', {
    communityId: 'aspen-court',
    text: 'Is there a gong at noon?',
  })
  await admin.patch(`/platform/questions/${one(ordinary).id}`, 'questions', { status: 'published' })
  const shownIds = async () => (await listPublic('aspen-court')).map(({ id }) => id)

  await passDays(4)
  expect(at(await read(group.id), 'aspen-court')).not.toHaveProperty('isOverdue')
  expect(codeOf(await showUnanswered(silent))).toBe('question-not-overdue')
  await passDays(5)
  const late = await read(group.id)
  expect(at(late, 'aspen-court')).toMatchObject({ status: 'pending', isOverdue: true })
  expect(at(late, 'birch-house')).not.toHaveProperty('isOverdue')
  expect(await shownIds()).not.toContain(silent)
  for (const id of [declined, one(ordinary).id]) expect(codeOf(await showUnanswered(id))).toBe('question-not-overdue')
  expect((await showUnanswered(silent, provider)).status).toBe(403)
  expect((await showUnanswered(silent)).status).toBe(200)
  const shown = (await listPublic('aspen-court')).find(({ id }) => id === silent)
  expect(shown?.attributes).toMatchObject({ isAnonymous: true, isOverdue: true, answers: [] })
  expect(await shownIds()).not.toContain(one(ordinary).id)
  // It still waits for its team, unlike what was published otherwise.
  const managedIds = async (query: string) =>
    list(await provider.get(`/platform/questions/managed?page-size=100${query}`)).data.map(({ id }) => id)
  expect(await managedIds('')).toContain(silent)
  expect(await managedIds('')).not.toContain(one(ordinary).id)
  expect(await managedIds('&filter[status]=published')).toContain(one(ordinary).id)
  expect(await managedIds('&filter[status]=published')).not.toContain(silent)
  // A late answer replaces it.
  expect((await answer(silent, 'Yes, at noon.', agent)).status).toBe(201)
  expect(await managedIds('')).not.toContain(silent)
  expect(await managedIds('&filter[status]=published')).toContain(silent)
  expect(at(await read(group.id), 'aspen-court')).not.toHaveProperty('isOverdue')
  expect(await shownIds()).toContain(silent)
})

test('shows a published question without an answer to no one else before the five days are over [COMM-010]', async () => {
  const { questions: asked } = await ask('Is there a zither?', ['aspen-court'])
  const id = asked[0]?.id ?? ''
  expect((await admin.patch(`/platform/questions/${id}`, 'questions', { status: 'published' })).status).toBe(200)
  expect((await listPublic('aspen-court')).map((shown) => shown.id)).not.toContain(id)
})

test.each(['removed', 'pending'] as const)(
  'never says that no answer came to a question whose answer is %s [COMM-010]',
  async (status) => {
    const text = `Is there a harp? (${status})`
    const { id, questions: asked } = await ask(text, ['cedar-memory'])
    const hidden = asked[0]?.id ?? ''
    const silent = (await ask(`${text} And a lute?`, ['cedar-memory'])).questions[0]?.id ?? ''
    await answer(hidden, 'In the hall.', provider)
    await api.database.orm.update(answers).set({ status }).where(eq(answers.questionId, hidden))
    await passDays(6)
    expect((await showUnanswered(silent)).status).toBe(200)
    const shownIds = (await listPublic('cedar-memory')).map((shown) => shown.id)
    expect(shownIds).toContain(silent)
    expect(shownIds).not.toContain(hidden)
    expect(at(await read(id), 'cedar-memory')).not.toHaveProperty('isOverdue')
  },
)

test('doesn’t blame a community without a team that could answer [COMM-010, ROLE-010]', async () => {
  const group = await ask('Is there a didgeridoo?', ['birch-house'])
  const { id } = at(group, 'birch-house')
  await passDays(6)
  const refused = await showUnanswered(id)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'question-not-overdue'])
  expect(errorsOf(refused)).toMatchObject([
    { detail: expect.stringContaining('No one on this community’s team has an account') as unknown },
  ])
  expect(at(await read(group.id), 'birch-house')).toMatchObject({ status: 'pending' })
  // Published some other way, it isn't shown without an answer either.
  expect((await admin.patch(`/platform/questions/${id}`, 'questions', { status: 'published' })).status).toBe(200)
  expect((await listPublic('birch-house')).map((shown) => shown.id)).not.toContain(id)
})

test('says whether someone at a community can answer [COMM-010]', async () => {
  const hasTeam = async (id: string) =>
    one(await visitor.get(`/marketplace/communities/${id}/question-team`)).attributes['hasTeam']
  expect([await hasTeam('cedar-memory'), await hasTeam('birch-house')]).toEqual([true, false])
  expect((await visitor.get('/marketplace/communities/elm-not-live/question-team')).status).toBe(404)
  const [team] = await api.database.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'provider@hearthway.example'))
  const setStatus = (status: 'active' | 'disabled') =>
    api.database.orm
      .update(users)
      .set({ status })
      .where(eq(users.id, team?.id ?? ''))
  await setStatus('disabled')
  expect(await hasTeam('cedar-memory')).toBe(false)
  await setStatus('active')
})

const limited = apiUnderTest({ RATE_LIMIT: 'true' })

test('takes ten questions a day from one account, from any network [COMM-010, BIZ-008]', async () => {
  const cookie = await limited.cookieOf('customer')
  const statuses = []
  for (let count = 0; count <= 10; count += 1) {
    const from = browserOf(limited, { address: `198.51.100.${count + 1}`, cookie })
    const body = { communityIds: ['aspen-court'], text: `Question ${count}` }
    statuses.push((await from.send('POST', '/platform/question-groups', body, 'question-groups')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})
