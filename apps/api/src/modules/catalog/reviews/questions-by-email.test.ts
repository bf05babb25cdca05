// cspell:ignore Canta Envíe mostramos pregunta sobre
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../../testing/browser'
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
import { messagePauses, unconfirmedQuestions } from '../../../database/schema/tables'
import { hashToken } from '../../../http/token-hash'
import { hashAddress } from '../../messaging/stops/stop-store'
import { purgeExpired } from '../../privacy/purge'

const api = apiUnderTest({ MARKETPLACE_URL: 'https://homes.example' })
const url = '/marketplace/question-confirmations'
let admin: Caller
let agent: Caller
let provider: Caller
let customer: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
  provider = await createCaller(api, 'provider')
  customer = await createCaller(api, 'customer')
  visitor = await createCaller(api, 'visitor')
  await approveProvider(api, 'cedar-memory')
})

let count = 0
const newAddress = () => `asker-${(count += 1)}@families.example`

const ask = (attributes: object, { browser = browserOf(api), community = 'aspen-court' } = {}) =>
  browser.send('POST', `/marketplace/communities/${community}/questions`, attributes, 'question-confirmations')
const confirm = (token: string, browser: Browser = browserOf(api)) => browser.send('POST', url, { token })
const read = (token: string) => browserOf(api).get(`${url}?token=${token}`)
const own = (id: string, token?: string, person = visitor) =>
  person.get(`/platform/questions/own/${id}${token === undefined ? '' : `?token=${token}`}`)
const listPublic = async (community = 'aspen-court', person = visitor) =>
  list(await person.get(`/marketplace/communities/${community}/questions`)).data

/** Returns the token of the newest email to an address that links to a page. */
async function tokenIn(email: string, path: string): Promise<string> {
  const [message] = await listMessagesTo(api, email)
  return new RegExp(`homes\\.example(?:/es)?${path}\\?token=([\\w-]{43})`).exec(message?.body ?? '')?.[1] ?? ''
}
const confirmToken = (email: string) => tokenIn(email, '/questions/confirm')

/** Asks a question by email. Returns the address and the token of the link that sends it. */
async function askByEmail(text: string, { email = newAddress(), community = 'aspen-court', firstName = 'Dana' } = {}) {
  expect((await ask({ text, firstName, email }, { community })).status).toBe(204)
  return { email, token: await confirmToken(email) }
}

/** Asks a question and sends it with the link. */
async function sendByEmail(text: string, options: Parameters<typeof askByEmail>[1] = {}) {
  const asked = await askByEmail(text, options)
  const confirmed = await confirm(asked.token)
  expect(confirmed.status).toBe(201)
  return { ...asked, id: String(plain(confirmed)['id']) }
}

/** Everything that people other than the one who asked can read about questions, as text. */
async function readElsewhere(): Promise<string> {
  const people = [visitor, customer, agent, provider, admin]
  const urls = ['/platform/questions', '/marketplace/communities/aspen-court/questions']
  const managed = ['pending', 'published'].map((status) => `/platform/questions/managed?filter[status]=${status}`)
  const responses = await Promise.all([
    ...people.flatMap((person) => urls.map((each) => person.get(each))),
    ...[provider, admin].flatMap((person) => managed.map((each) => person.get(each))),
    admin.get('/platform/search?q=Wisteria'),
  ])
  return JSON.stringify(responses.map(({ body }) => body))
}

test('sends a question once the link in an email was used, and no one else reads it before [COMM-010]', async () => {
  const email = newAddress()
  const asked = await ask({ text: 'May I plant Wisteria?', firstName: 'Dana', email: ` ${email.toUpperCase()} ` })
  expect([asked.status, asked.body]).toEqual([204, ''])
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toBe('Send your question about aspen-court')
  expect(message?.body).toContain('Hi Dana,')
  // Anyone can type any address, so we send no words of theirs to it.
  expect(message?.body).not.toContain('Wisteria')
  const token = await confirmToken(email)
  const [row] = await api.database.orm.select().from(unconfirmedQuestions).where(eq(unconfirmedQuestions.email, email))
  expect(row?.tokenHash).toBe(hashToken(token))

  // A mail scanner opens the link.
  for (let times = 1; times <= 2; times += 1) {
    const opened = await read(token)
    expect(opened.headers['cache-control']).toContain('no-store')
    expect(one(opened).attributes).toEqual({
      communityId: 'aspen-court',
      communityName: 'aspen-court',
      communityUrl: expect.stringContaining('/aspen-court'),
      text: 'May I plant Wisteria?',
      language: 'en',
      author: 'Dana',
      isConfirmed: false,
    })
  }
  const id = one(await read(token)).id
  expect(await readElsewhere()).not.toContain('Wisteria')
  for (const person of [visitor, customer, admin]) expect((await own(id, token, person)).status).toBe(404)
  expect((await admin.get(`/platform/questions/managed/${id}`)).status).toBe(404)

  const confirmed = plain(await confirm(token))
  expect(confirmed).toMatchObject({ id, status: 'pending', author: 'Dana', answers: [] })
  // Using the link twice changes nothing.
  expect(plain(await confirm(token))).toEqual(confirmed)
  expect(one(await read(token)).attributes).toMatchObject({ isConfirmed: true, text: 'May I plant Wisteria?' })
  const waiting = list(await admin.get('/platform/questions/managed')).data.filter((question) => question.id === id)
  expect(waiting).toMatchObject([{ attributes: { author: 'Dana', text: 'May I plant Wisteria?' } }])
  expect(await listPublic()).toEqual([])
})

test('emails the answer with a link by which only the person who asked reads the question [COMM-010]', async () => {
  const { id, email, token } = await sendByEmail('Is there a harp?', { firstName: 'Dana Delgado' })
  const other = await sendByEmail('Is there a lute?')
  await agent.post('/platform/answers', 'answers', { questionId: id, text: 'Yes, in the hall.' })
  const [answered] = await listMessagesTo(api, email)
  expect(answered?.subject).toBe('Your question about aspen-court has an answer')
  expect(answered?.body).toContain('Hi Dana D.,')
  expect(answered?.body).toContain('Yes, in the hall.')
  const link = await tokenIn(email, `/questions/${id}`)
  expect(link).not.toBe(token)
  for (const valid of [token, link]) {
    expect(one(await own(id, valid)).attributes).toMatchObject({ status: 'published', author: 'Dana D.' })
  }
  expect((await own(id)).status).toBe(401)
  expect((await own(id, other.token)).status).toBe(404)
  expect((await own(other.id, link)).status).toBe(404)
  for (const person of [customer, provider, agent]) expect((await own(id, undefined, person)).status).toBe(404)
  // Everyone reads the question and the name, and no one the address.
  const [published] = await listPublic()
  expect(published).toMatchObject({ id, attributes: { author: 'Dana D.', text: 'Is there a harp?' } })
  expect(await readElsewhere()).not.toContain(email)
})

test('emails why a question isn’t shown, in the language of the page, and only its writer and admins read why [COMM-010, FIND-015]', async () => {
  const email = newAddress()
  const browser = browserOf(api, { language: 'es' })
  await ask({ text: '¿Canta Ana?', firstName: 'Iris', email }, { browser, community: 'birch-house' })
  const [asked] = await listMessagesTo(api, email)
  expect(asked?.subject).toBe('Envíe su pregunta sobre birch-house')
  expect(asked?.body).toMatch(/homes\.example\/es\/questions\/confirm\?token=/)
  const token = await confirmToken(email)
  const { id } = plain(await confirm(token))
  const reason = 'It names a resident.'
  await admin.post(`/platform/questions/${String(id)}/refusal`, 'community-questions', { reason })
  const [declined] = await listMessagesTo(api, email)
  expect(declined?.subject).toBe('No mostramos su pregunta sobre birch-house')
  expect(declined?.body).toContain(reason)
  const link = await tokenIn(email, `/questions/${String(id)}`)
  expect(one(await own(String(id), link)).attributes).toMatchObject({ status: 'removed', reason, language: 'es' })
  expect((await visitor.get(`/platform/questions/${String(id)}`)).status).toBe(404)
})

test('the same question again sends another link, and only the newest one works [COMM-010]', async () => {
  const first = await askByEmail('Is there a moat?')
  const again = await askByEmail('Is there a moat?', { email: first.email })
  expect(again.token).not.toBe(first.token)
  expect(codeOf(await confirm(first.token))).toBe('link-expired')
  expect((await confirm(again.token)).status).toBe(201)
  const other = await askByEmail('Is there a drawbridge?', { email: first.email })
  expect((await confirm(other.token)).status).toBe(201)
  const texts = list(await admin.get('/platform/questions?page-size=100')).data.map(
    ({ attributes }) => attributes['text'],
  )
  expect(texts.filter((text) => text === 'Is there a moat?')).toHaveLength(1)
})

test('parallel uses of a link send a question once [COMM-010]', async () => {
  const { token } = await askByEmail('Is there a maze?')
  const statuses = (await Promise.all([confirm(token), confirm(token), confirm(token)])).map(({ status }) => status)
  expect(statuses).toEqual([201, 201, 201])
  const found = list(await admin.get('/platform/questions?q=maze')).data
  expect(found).toHaveLength(1)
})

test('an address with an account gets the same response, and its account gets no question [COMM-010, API-014]', async () => {
  const email = 'customer@hearthway.example'
  const [known, unknown] = [email, newAddress()].map((address) =>
    ask({ text: 'Is there a pond?', firstName: 'Al', email: address }),
  )
  const responses = [await known, await unknown].map((response) => [response?.status, response?.body])
  expect(responses[0]).toEqual(responses[1])
  const { id } = plain(await confirm(await confirmToken(email)))
  expect((await own(String(id), undefined, customer)).status).toBe(404)
})

test('the team of a community can’t ask about it by email, signed in or not [COMM-010, ROLE-010]', async () => {
  const community = 'cedar-memory'
  const question = { text: 'Why is it so good?', firstName: 'Pat' }
  const signedIn = browserOf(api, { cookie: provider.cookie })
  expect((await ask({ ...question, email: newAddress() }, { browser: signedIn, community })).status).toBe(403)
  const { token } = await askByEmail(question.text, { email: 'provider@hearthway.example', community })
  expect((await confirm(token)).status).toBe(403)
  const other = await askByEmail(question.text, { community })
  expect((await confirm(other.token, signedIn)).status).toBe(403)
  const elsewhere = await askByEmail(question.text, { email: 'provider@hearthway.example' })
  expect((await confirm(elsewhere.token)).status).toBe(201)
  expect(list(await provider.get('/platform/questions/managed')).data).toEqual([])
})

test.each([
  ['aspen-court', { email: 'no-address' }, 422, 'email'],
  ['aspen-court', { firstName: 'Ann\nBcc: x' }, 422, 'firstName'],
  ['aspen-court', { firstName: 'See www.evil.example' }, 422, 'firstName'],
  ['aspen-court', { text: ' ' }, 422, 'text'],
  ['elm-not-live', {}, 404, ''],
  ['no-such-place', {}, 404, ''],
])('rejects a question about %s with %j [COMM-010, EDGE-012]', async (community, wrong, status, field) => {
  const email = newAddress()
  const response = await ask({ text: 'Is there parking?', firstName: 'Dana', email, ...wrong }, { community })
  expect(response.status).toBe(status)
  if (field !== '') expect(JSON.stringify(response.body)).toContain(`/data/attributes/${field}`)
  expect(await listMessagesTo(api, email)).toEqual([])
})

test('a question is neither sent nor kept once its community isn’t listed or its link expired [COMM-010, TRUTH-012]', async () => {
  const orm = api.database.orm
  const unlisted = await askByEmail('Is there a well?', { community: 'birch-house' })
  await admin.patch('/marketplace/communities/birch-house', 'communities', { status: 0 })
  expect((await confirm(unlisted.token)).status).toBe(404)
  await admin.patch('/marketplace/communities/birch-house', 'communities', { status: 1 })

  const { token } = await askByEmail('Is there a loft?')
  const past = new Date(now().getTime() - 1000)
  await orm
    .update(unconfirmedQuestions)
    .set({ tokenExpiresAt: past })
    .where(eq(unconfirmedQuestions.tokenHash, hashToken(token)))
  expect(codeOf(await confirm(token))).toBe('link-expired')
  expect(codeOf(await read(token))).toBe('link-expired')
  const kept = await askByEmail('Is there a barn?')
  await purgeExpired(orm, new Date(now().getTime() + 6 * 86_400_000))
  const left = async () => (await orm.select().from(unconfirmedQuestions)).map(({ text }) => text)
  expect(await left()).toContain('Is there a barn?')
  expect(await left()).not.toContain('Is there a loft?')
  await purgeExpired(orm, new Date(now().getTime() + 8 * 86_400_000))
  expect(await left()).toEqual([])
  expect(codeOf(await confirm(kept.token))).toBe('link-expired')
})

test('the person who owns the address downloads and deletes what was asked with it, sent or not [COMM-010, TRUST-016]', async () => {
  const family = await createFamilyWithRequest(api)
  const sent = await sendByEmail('Is there a Heron?', { email: family.email, firstName: 'Zinnia' })
  const unsent = await askByEmail('Is there an Egret?', { email: family.email, firstName: 'Zinnia' })
  const kept = await sendByEmail('Is there a Stork?')
  await admin.post('/platform/answers', 'answers', { questionId: sent.id, text: 'Yes, Zinnia, on the roof.' })
  const [received] = (await listMessagesTo(api, family.email)).filter(({ body }) => body.includes('/receipts?'))
  const receipts = /[?&]token=([\w-]{43})/.exec(received?.body ?? '')?.[1] ?? ''
  const grant = await openOwnData(api, family.browser, family.email, receipts)
  const download = plain(await family.browser.plain('/platform/privacy/download', { grant }))
  expect(download['questions']).toMatchObject([
    { text: 'Is there a Heron?', status: 'published', author: 'Zinnia', email: family.email },
    { text: 'Is there an Egret?', status: 'unconfirmed' },
  ])
  await family.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(codeOf(await confirm(unsent.token))).toBe('link-expired')
  expect((await own(sent.id, sent.token)).status).toBe(404)
  const everything = await readElsewhere()
  for (const word of ['Heron', 'Egret', 'Zinnia']) expect(everything).not.toContain(word)
  expect(everything).toContain('Stork')
  expect((await own(kept.id, kept.token)).status).toBe(200)
})

test('emails an answer to someone who asked after a stop of our emails, and not about a question from before [COMM-010, EDGE-008]', async () => {
  const answerStatus = async (email: string) =>
    (await listMessagesTo(api, email)).find(({ subject }) => subject.includes('has an answer'))?.status
  const answer = (questionId: string) => admin.post('/platform/answers', 'answers', { questionId, text: 'Yes.' })
  const pause = (email: string) =>
    api.database.orm.insert(messagePauses).values({ addressHash: hashAddress(email), channel: 'email', words: 'STOP' })
  const before = await sendByEmail('Is there a gate?')
  await pause(before.email)
  await answer(before.id)
  expect(await answerStatus(before.email)).toBe('failed')
  const email = newAddress()
  await pause(email)
  await answer((await sendByEmail('Is there a fence?', { email })).id)
  expect(await answerStatus(email)).toBe('sent')
})

const limited = apiUnderTest({ RATE_LIMIT: 'true' })

test('emails at most five links a day to one address, from any network, and as many to any other [COMM-010, BIZ-008]', async () => {
  let network = 0
  const send = (email: string, address = `198.51.100.${(network += 1)}`) =>
    browserOf(limited, { address }).send(
      'POST',
      '/marketplace/communities/aspen-court/questions',
      { text: `Question ${(count += 1)}`, firstName: 'Dana', email },
      'question-confirmations',
    )
  for (let times = 0; times < 5; times += 1) expect((await send('one@families.example')).status).toBe(204)
  expect((await send('One@families.example')).status).toBe(429)
  expect((await send('other@families.example')).status).toBe(204)
  const statuses = []
  for (let times = 0; times <= 30; times += 1) {
    statuses.push((await send(`many-${times}@families.example`, '198.51.100.99')).status)
  }
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([30, 429])
})
