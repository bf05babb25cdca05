// cspell:ignore Envíe Hola pregunta residencias preguntó quién sabe
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import {
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { openOwnData, plain } from '../../../../testing/own-data'
import { questions, unconfirmedQuestions } from '../../../database/schema/tables'
import { purgeExpired } from '../../privacy/purge'

const api = apiUnderTest({ MARKETPLACE_URL: 'https://homes.example' })
const three = ['aspen-court', 'birch-house', 'cedar-memory']
const confirmations = '/marketplace/question-group-confirmations'
let admin: Caller
let provider: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  visitor = await createCaller(api, 'visitor')
  await approveProvider(api, 'cedar-memory')
})

let count = 0
const newAddress = () => `group-asker-${(count += 1)}@families.example`
const ask = (text: string, { email = newAddress(), communityIds = three, language = 'en' } = {}) =>
  browserOf(api).send(
    'POST',
    '/marketplace/question-groups',
    { text, email, communityIds, language },
    'question-groups',
  )
const confirm = (token: string, person = browserOf(api)) => person.send('POST', confirmations, { token })
const read = (token: string) => browserOf(api).get(`${confirmations}?token=${token}`)
const own = (id: string, token: string) => visitor.get(`/platform/question-groups/${id}?token=${token}`)
const answer = (questionId: string, text: string) => admin.post('/platform/answers', 'answers', { questionId, text })

async function tokenIn(email: string, path: string): Promise<string> {
  const [message] = await listMessagesTo(api, email)
  return new RegExp(`homes\\.example(?:/es)?${path}\\?token=([\\w-]{43})`).exec(message?.body ?? '')?.[1] ?? ''
}

/** Asks by email. Returns the address and the token of the link that sends the question. */
async function askByEmail(text: string, options: Parameters<typeof ask>[1] = {}) {
  const email = options.email ?? newAddress()
  expect((await ask(text, { ...options, email })).status).toBe(204)
  return { email, token: await tokenIn(email, '/questions/several/confirm') }
}

/** A sent question, with the question to each community. */
interface Sent {
  id: string
  questions: { id: string; communityId: string }[]
}

async function sendByEmail(text: string, options: Parameters<typeof ask>[1] = {}) {
  const asked = await askByEmail(text, options)
  const confirmed = await confirm(asked.token)
  expect(confirmed.status).toBe(201)
  const sent: Sent = JSON.parse(JSON.stringify(plain(confirmed)))
  return { ...asked, ...sent }
}

test('asks three communities once the link in an email was used, and no one reads the question before [COMM-010]', async () => {
  const { email, token } = await askByEmail('May I bring my Theremin?')
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toBe('Send your question to 3 communities')
  expect(message?.body).toContain('aspen-court, birch-house, and cedar-memory')
  expect(message?.body).not.toContain('Theremin')
  for (let times = 1; times <= 2; times += 1) {
    expect(one(await read(token)).attributes).toMatchObject({
      text: 'May I bring my Theremin?',
      communities: three.map((id) => ({ id, name: id, isAsked: false })),
      isConfirmed: false,
    })
  }
  const readAll = async () => [
    await provider.get('/platform/questions/managed'),
    await admin.get('/platform/questions?page-size=100'),
  ]
  expect(JSON.stringify(await readAll())).not.toContain('Theremin')
  const confirmed = plain(await confirm(token))
  expect(confirmed).toMatchObject({ text: 'May I bring my Theremin?' })
  expect(plain(await confirm(token))).toEqual(confirmed)
  expect(one(await read(token)).attributes).toMatchObject({ isConfirmed: true })
  const everything = JSON.stringify(await readAll())
  expect(everything).toContain('Theremin')
  expect(everything).not.toContain(email)
  expect((await own(String(confirmed['id']), token)).status).toBe(200)
})

test('emails each community’s first answer with a link that opens all answers, without anyone’s name [COMM-010]', async () => {
  const { id, email, questions: asked } = await sendByEmail('Is there a harmonium?')
  await answer(asked[0]?.id ?? '', 'Yes, upstairs.')
  const [message] = await listMessagesTo(api, email)
  expect(message).toMatchObject({ subject: 'Your question about aspen-court has an answer' })
  expect(message?.body).toMatch(/^Hi,/)
  const token = await tokenIn(email, `/questions/several/${id}`)
  expect(one(await own(id, token)).attributes).toMatchObject({
    questions: [{ answers: [{ text: 'Yes, upstairs.' }] }, { answers: [] }, { answers: [] }],
  })
  expect(list(await visitor.get(`/platform/question-groups?token=${token}`)).data.map((group) => group.id)).toEqual([
    id,
  ])
  const other = await sendByEmail('Is there an organ?')
  expect((await own(other.id, token)).status).toBe(404)
  expect((await visitor.get('/platform/question-groups')).status).toBe(401)
})

test('writes in Spanish about a Spanish question [COMM-010, FIND-015]', async () => {
  const { email, questions: asked } = await sendByEmail('¿Hay un piano?', { language: 'es' })
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toBe('Envíe su pregunta a 3 residencias')
  expect(message?.body).toMatch(/^Hola:/)
  await answer(asked[1]?.id ?? '', 'Sí.')
  expect((await listMessagesTo(api, email))[0]?.body).toContain('no sabe quién preguntó')
})

test('sends only to communities that the address didn’t ask the same before, and says so [COMM-010]', async () => {
  const { email } = await sendByEmail('Is there a lyre?', { communityIds: ['birch-house'] })
  const again = await askByEmail('Is there a lyre?', { email, communityIds: ['aspen-court', 'birch-house'] })
  expect(one(await read(again.token)).attributes['communities']).toMatchObject([
    { id: 'aspen-court', isAsked: false },
    { id: 'birch-house', isAsked: true },
  ])
  expect(plain(await confirm(again.token))).toMatchObject({ questions: [{ communityId: 'aspen-court' }] })
  const third = await askByEmail('Is there a lyre?', { email, communityIds: ['birch-house'] })
  expect(codeOf(await confirm(third.token))).toBe('question-repeated')
})

test('rejects contact info in the text, and a team that asks about its own community [COMM-010, TRUST-008]', async () => {
  expect((await ask('Email me at ana@mail.example')).status).toBe(422)
  const { token } = await askByEmail('Why is it so good?', { email: 'provider@hearthway.example' })
  expect((await confirm(token)).status).toBe(403)
})

test('a newer link replaces an earlier one of the same question, and neither works as one of an ordinary question [COMM-010]', async () => {
  const first = await askByEmail('Is there a flute?')
  const second = await askByEmail('Is there a flute?', { email: first.email, communityIds: ['aspen-court'] })
  expect(codeOf(await confirm(first.token))).toBe('link-expired')
  const ordinary = (token: string) => browserOf(api).send('POST', '/marketplace/question-confirmations', { token })
  expect(codeOf(await ordinary(second.token))).toBe('link-expired')
  expect((await confirm(second.token)).status).toBe(201)
  expect(codeOf(await ordinary(second.token))).toBe('link-expired')
})

test('deletes a question that no one confirmed when its link expires [COMM-010, TRUTH-012]', async () => {
  const { email } = await askByEmail('Is there a viola?')
  const { orm } = api.database
  const left = async () =>
    (await orm.select().from(unconfirmedQuestions).where(eq(unconfirmedQuestions.email, email))).length
  await purgeExpired(orm, new Date(now().getTime() + 6 * 86_400_000))
  expect(await left()).toBe(3)
  await purgeExpired(orm, new Date(now().getTime() + 8 * 86_400_000))
  expect(await left()).toBe(0)
})

test('the owner of the address downloads and deletes what was asked with it, at every community [COMM-010, TRUST-016]', async () => {
  const family = await createFamilyWithRequest(api)
  const sent = await sendByEmail('Is there a Bassoon?', { email: family.email })
  const unsent = await askByEmail('Is there an Oboe?', { email: family.email })
  await answer(sent.questions[0]?.id ?? '', 'Yes, a Bassoon.')
  const received = (await listMessagesTo(api, family.email)).find(({ body }) => body.includes('/receipts?'))
  const receipts = /[?&]token=([\w-]{43})/.exec(received?.body ?? '')?.[1] ?? ''
  const grant = await openOwnData(api, family.browser, family.email, receipts)
  const download = plain(await family.browser.plain('/platform/privacy/download', { grant }))
  expect(JSON.stringify(download['questions']).match(/Bassoon/g)).toHaveLength(3)
  expect(JSON.stringify(download['questions']).match(/Oboe/g)).toHaveLength(3)
  await family.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(codeOf(await confirm(unsent.token))).toBe('link-expired')
  expect((await own(sent.id, sent.token)).status).toBe(404)
  const rows = await api.database.orm.select().from(questions).where(eq(questions.groupId, sent.id))
  expect(rows.map(({ email, text, status, userId }) => [email, text, status, userId])).toEqual(
    three.map(() => [null, 'Erased', 'removed', null]),
  )
})
