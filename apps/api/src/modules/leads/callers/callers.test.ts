import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { afterEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  codeOf,
  createCaller,
  createCallerWithCookie,
  findOfferId,
  list,
  one,
} from '../../../../testing/lead-samples'
import { sampleRequest } from '../../../../testing/sample-request'
import { agentOptions, agents } from '../../../database/schema/tables'

const api = apiUnderTest()
const boulder = { city: 'Boulder', state: 'CO', zip: '80302' }

afterEach(async () => {
  vi.useRealTimers()
  await api.database.orm.delete(agentOptions)
})

/** A visitor with its own browser, who is shown callers and sends requests. */
async function createVisitor() {
  const choose = (attributes: object, cookie?: string) =>
    createCallerWithCookie(api, cookie ?? '').post('/platform/caller-choices', 'caller-choices', attributes)
  const first = await choose({ slugs: ['aspen-court'], ...boulder })
  const cookie = String([first.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const browser = createCallerWithCookie(api, cookie)
  return {
    first: one(first),
    browser,
    choose: async (attributes: object) => one(await choose(attributes, cookie)),
    send: (callerChoiceId: string, info: object = {}) => {
      const requestId = randomUUID()
      const { attributes } = sampleRequest({ callerChoiceId, ...info }, requestId).data
      return browser.post('/platform/uuid-actions', 'uuid-actions', attributes)
    },
  }
}

const callersOf = ({ attributes }: { attributes: Record<string, unknown> }) => attributes['callers']
const named = (id: string) => [expect.objectContaining({ kind: 'advisor', id })]

/** Returns the newest family, as an admin sees it. */
async function newestFamily() {
  const admin = await createCaller(api, 'admin')
  const [family] = list(await admin.get('/secure/clients?page-size=1')).data
  return one(await admin.get(`/secure/clients/${family?.id}`))
}

test('shows the doorway of the advisor who will call, and the portrait once there is one [LOOK-008, AGENT-005]', async () => {
  const visitor = await createVisitor()
  const withPicture = (picturePath: unknown) => [expect.objectContaining({ kind: 'advisor', picturePath })]
  expect(callersOf(visitor.first)).toEqual(withPicture(expect.stringMatching(/^drawings\/doorway\/co\/.+-noon\.svg$/)))
  const portraitId = randomUUID()
  await api.database.orm
    .insert(agentOptions)
    .values({ agentId: 'agent-boulder', portraitId })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: { portraitId } })
  const later = await visitor.choose({ slugs: ['aspen-court'], ...boulder })
  expect(callersOf(later)).toEqual(withPicture(`photos/${portraitId}.webp`))
})

test('names the advisor who then gets the request, by the time it was told [TRUTH-001, TRUST-007]', async () => {
  const visitor = await createVisitor()
  expect(callersOf(visitor.first)).toEqual(named('agent-boulder'))
  expect((await visitor.send(visitor.first.id)).status).toBe(201)
  const { callBy } = visitor.first.attributes
  const confirmation = { agent: { id: 'agent-boulder' }, callBy }
  expect(one(await visitor.browser.get('/marketplace/homebase/me')).attributes).toMatchObject(confirmation)
  await api.api.queue.idle()
  expect(one(await visitor.browser.get('/marketplace/homebase/me')).attributes).toMatchObject(confirmation)
  expect((await newestFamily()).attributes).toMatchObject({ agentId: 'agent-boulder', tasks: [{ dueAt: callBy }] })
})

test('the emails name the same advisor, time, and communities as the screen [TRUTH-001, TRUTH-003]', async () => {
  const visitor = await createVisitor()
  const requestId = randomUUID()
  const email = `${requestId}@families.example`
  await visitor.send(visitor.first.id, { requestId, email })
  await api.api.queue.idle()
  const { callBy, timeZone } = visitor.first.attributes as { callBy: string; timeZone: string }
  const time = DateTime.fromISO(callBy, { zone: timeZone, locale: 'en-US' }).toFormat('ccc, LLL d, h:mm a ZZZZ')
  const admin = await createCaller(api, 'admin')
  const emails = list(await admin.get('/platform/emails?page-size=100')).data.map(({ attributes }) => attributes)
  expect((await listMessagesTo(api, email)).map(({ body }) => body)).toEqual([
    expect.stringContaining(`Advisor agent-boulder, your local advisor, will call you by ${time}. Their help is free.`),
  ])
  const toAdvisor = emails.find(({ subject }) => String(subject).startsWith('Can you help a family in Colorado'))
  expect(toAdvisor?.['body']).toContain(`Please call them by ${time}.`)
})

test('a family that comes back without a choice reads its own advisor’s name [TRUTH-003]', async () => {
  const visitor = await createVisitor()
  const email = `${randomUUID()}@families.example`
  await visitor.send(visitor.first.id, { email })
  await api.api.queue.idle()
  const { attributes } = sampleRequest({ email, slug: 'cedar-memory' }).data
  await visitor.browser.post('/platform/uuid-actions', 'uuid-actions', attributes)
  await api.api.queue.idle()
  const [latest] = await listMessagesTo(api, email)
  expect(latest?.body).toContain('Advisor agent-boulder, your local advisor, will call you. Their help is free.')
})

test('holds the advisor for the visit, even when another would come first now [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  await api.database.orm.insert(agentOptions).values({ agentId: 'agent-boulder', responses: 1, responseMinutes: 6000 })
  expect(callersOf(await visitor.choose({ slugs: ['cedar-memory'], ...boulder }))).toEqual(named('agent-boulder'))
  expect((await visitor.send(visitor.first.id)).status).toBe(201)
})

test('never shares a held advisor with another visitor or accepts another visitor’s choice [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  const other = await createVisitor()
  expect(codeOf(await other.send(visitor.first.id))).toBe('callers-changed')
})

test('asks again when the advisor stops accepting families [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  await api.database.orm.insert(agentOptions).values({ agentId: 'agent-boulder', isAccepting: false })
  const rejected = await visitor.send(visitor.first.id)
  expect(rejected.status).toBe(409)
  expect(codeOf(rejected)).toBe('callers-changed')
  const again = await visitor.choose({ slugs: ['aspen-court'], ...boulder })
  expect(callersOf(again)).toEqual(named('agent-colorado'))
  expect((await visitor.send(again.id)).status).toBe(201)
  await api.api.queue.idle()
  expect((await newestFamily()).attributes['agentId']).toBe('agent-colorado')
})

test.each([
  ['another state', { data: { city: 'Austin', state: 'TX', zip: '78701' } }],
  ['another community', { slug: 'cedar-memory' }],
])('asks again when the request is for %s than the choice [TRUTH-001]', async (_, info) => {
  const visitor = await createVisitor()
  expect(codeOf(await visitor.send(visitor.first.id, info))).toBe('callers-changed')
})

test('asks again after an hour, and stores nothing of the rejected request [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + 61 * 60_000 })
  const email = `${randomUUID()}@families.example`
  expect(codeOf(await visitor.send(visitor.first.id, { email }))).toBe('callers-changed')
  vi.useRealTimers()
  expect(await listMessagesTo(api, email)).toEqual([])
})

test('keeps the advisor of a family that comes back [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  await visitor.send(visitor.first.id)
  await api.api.queue.idle()
  await api.database.orm.insert(agentOptions).values({ agentId: 'agent-boulder', isAccepting: false })
  expect(callersOf(await visitor.choose({ slugs: ['cedar-memory'] }))).toEqual(named('agent-boulder'))
})

/** Sends a request from another browser, which is shown another advisor, with a family's email address. */
async function sendFromOtherBrowser(email: string, slug = 'aspen-court') {
  await api.database.orm
    .insert(agentOptions)
    .values({ agentId: 'agent-boulder', isAccepting: false })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: { isAccepting: false } })
  const later = await createVisitor()
  const choice = await later.choose({ slugs: [slug], ...boulder })
  expect(callersOf(choice)).toEqual(named('agent-colorado'))
  expect((await later.send(choice.id, { email, slug })).status).toBe(201)
  await api.api.queue.idle()
}

/** Sends a request whose family is offered to the advisor of the sample's city. Returns its email address and the emails to an address. */
async function createOfferedFamily() {
  const email = `${randomUUID()}@families.example`
  const visitor = await createVisitor()
  await visitor.send(visitor.first.id, { email })
  await api.api.queue.idle()
  const { id } = await newestFamily()
  const emailsTo = async (recipient: string) => (await listMessagesTo(api, recipient)).map(({ body }) => body)
  return { id, email, emailsTo }
}

test('an advisor who accepted keeps a family whose email address someone else sends, and the family is emailed the name [TRUTH-001, TRUST-002]', async () => {
  const { id, email, emailsTo } = await createOfferedFamily()
  const first = await createCaller(api, 'agent')
  await acceptFamily(first, id)
  const before = (await emailsTo(email)).length
  await sendFromOtherBrowser(email)
  expect((await newestFamily()).attributes['agentId']).toBe('agent-boulder')
  expect((await first.get(`/secure/clients/${id}`)).status).toBe(200)
  const second = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect(await findOfferId(second, id)).toBe('')
  const emails = await emailsTo(email)
  expect(emails).toHaveLength(before + 1)
  expect(emails[0]).toContain('Advisor agent-boulder, a local advisor, will call you')
  expect((await emailsTo('agent-boulder@hearthway.example'))[0]).toContain('sent another request')
})

test('the confirmation of someone else’s request names the family’s own advisor to the family [TRUTH-001, TRUTH-003]', async () => {
  const { id, email, emailsTo } = await createOfferedFamily()
  await acceptFamily(await createCaller(api, 'agent'), id)
  await sendFromOtherBrowser(email, 'birch-house')
  const emails = (await emailsTo(email)).join('\n')
  expect(emails).toContain(
    'We got your request about birch-house. Advisor agent-boulder, your local advisor, will call',
  )
  expect(emails).not.toContain('agent-colorado')
})

test('a new choice replaces an advisor who hasn’t accepted yet, and the family is emailed the name before [TRUTH-001, TRUST-002]', async () => {
  const { id, email, emailsTo } = await createOfferedFamily()
  const first = await createCaller(api, 'agent')
  const before = (await emailsTo(email)).length
  await sendFromOtherBrowser(email)
  expect((await newestFamily()).attributes).toMatchObject({ agentId: 'agent-colorado' })
  const emails = await emailsTo(email)
  expect(emails).toHaveLength(before + 1)
  expect(emails[0]).toContain('Advisor agent-colorado can’t see your contact info before agreeing to help you.')
  expect((await first.get(`/secure/clients/${id}`)).status).toBe(404)
  expect(list(await first.get('/platform/offers?filter[status]=revoked')).data[0]?.attributes['clientId']).toBe(id)
})

test('emails the name of the advisor who has the family to one that was shown an earlier advisor [TRUTH-001]', async () => {
  const email = `${randomUUID()}@families.example`
  const earlier = await createVisitor()
  await earlier.send(earlier.first.id, { email })
  await api.api.queue.idle()
  const { id } = await newestFamily()
  const first = await createCaller(api, 'agent')
  await first.post(`/platform/offers/${await findOfferId(first, id)}/decline`, 'offers', { reason: 'On vacation' })
  await api.api.queue.idle()
  await acceptFamily(await createCaller(api, 'agent', 'other-agent@hearthway.example'), id)

  const later = await createVisitor()
  expect(callersOf(later.first)).toEqual(named('agent-boulder'))
  await later.send(later.first.id, { email })
  await api.api.queue.idle()
  const naming = (await listMessagesTo(api, email)).filter(({ subject }) => subject.includes('colorado'))
  expect(naming.map(({ body }) => body.includes('can’t see your contact info'))).toEqual([false, true])
})

test('names a community’s own team, and an advisor too if the family wants to talk to one [TRUTH-001, TRUTH-008]', async () => {
  await addDirectCommunity(api, 'gorse-house')
  await approveProvider(api, 'gorse-house')
  const visitor = await createVisitor()
  const team = { kind: 'community', id: 'gorse-house', name: 'gorse-house' }
  expect(callersOf(await visitor.choose({ slugs: ['gorse-house'] }))).toEqual([team])
  const both = await visitor.choose({ slugs: ['gorse-house'], consultationRequested: 'Yes' })
  expect(callersOf(both)).toEqual([team, ...named('agent-boulder')])
})

test('names the operator where no advisor serves the location [TRUTH-001]', async () => {
  const visitor = await createVisitor()
  await api.database.orm.update(agents).set({ status: 0 }).where(eq(agents.id, 'agent-boulder'))
  await api.database.orm.update(agents).set({ status: 0 }).where(eq(agents.id, 'agent-colorado'))
  expect(callersOf(await visitor.choose({ slugs: ['dogwood-lodge'] }))).toEqual([
    { kind: 'operator', name: 'Hearthway' },
  ])
})

// Last, because the embedded database's clock changes too, and later messages would be older.
test('repeats the callers of a form that was open for long, once it was sent, and else chooses again [TRUTH-001, TRUTH-003]', async () => {
  const { first, choose, send } = await createVisitor()
  vi.useFakeTimers({ toFake: ['Date'], now: now().getTime() + 45 * 60_000 })
  expect((await send(first.id)).status).toBe(201)
  const request = { slugs: ['aspen-court'], ...boulder }
  expect((await choose({ ...request, id: first.id })).attributes['callBy']).toBe(first.attributes['callBy'])
  const other = await choose({ ...request, id: randomUUID() })
  expect(other.id).not.toBe(first.id)
})
