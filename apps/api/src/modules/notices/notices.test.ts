import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { currentMoment } from '../../database/moment'
import { rowsOf } from '../../database/database'
import { apiUnderTest } from '../../../testing/api-under-test'
import { browserOf } from '../../../testing/browser'
import {
  type Caller,
  createAcceptedFamily,
  createCaller,
  createCallerWithCookie,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { listMessagesTo, readLinkToken } from '../../../testing/mailbox'
import { plainOf } from '../../../testing/responses'
import { samplePassword } from '../../../testing/sample-catalog'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

/** Invites a person with a name, who signs up. */
async function colleagueNamed(name: string, values: object) {
  const email = `${randomUUID()}@notices.example`
  const { id } = one(await admin.post('/admin/users', 'users', { name, email, ...values }))
  const browser = browserOf(api)
  const invitation = await readLinkToken(api, email)
  await browser.send('POST', '/platform/auth/register', { name, email, password: samplePassword, invitation }, 'users')
  return { id, email, caller: createCallerWithCookie(api, browser.cookie()) }
}
const colleague = (name: string) => colleagueNamed(name, { role: 'admin' })
const noticesOf = async (caller: Caller, query = '') => list(await caller.get(`/platform/notices${query}`))
const textsOf = async (caller: Caller) => (await noticesOf(caller)).data.map(({ attributes }) => attributes['text'])
const note = (clientId: string, text: string, person = admin) =>
  person.post('/marketplace/notes', 'notes', { clientId, text })
const subjects = async (email: string) => {
  await api.api.queue.idle()
  return (await listMessagesTo(api, email))
    .filter(({ body }) => body.includes('/families/'))
    .map(({ subject }) => subject)
}

test('a mention in a note tells the colleague once, in the product and by email, and names the family [WORK-016]', async () => {
  const family = await createAcceptedFamily(api)
  const { caller, email } = await colleague(`Nora ${randomUUID().slice(0, 8)}`)
  const name = String(one(await caller.get('/platform/users/me')).attributes['name'])
  const written = one(await note(family.id, `Can you call them, @${name.toUpperCase()}? Thanks @${name}.`))
  const { data, meta } = await noticesOf(caller)
  const { attributes } = one(await admin.get(`/secure/clients/${family.id}`))
  expect(data.map((notice) => notice.attributes)).toMatchObject([
    {
      kind: 'mention',
      text: expect.stringMatching(new RegExp(` mentioned you in a note about ${String(attributes['name'])}$`)),
      isRead: false,
      clientId: family.id,
      recordId: written.id,
    },
  ])
  expect(meta['unread']).toBe(1)
  expect(await subjects(email)).toEqual(['Something new on your dashboard'])
  await admin.patch(`/marketplace/notes/${written.id}`, 'notes', { text: `Still open, @${name}` })
  expect((await noticesOf(caller)).data).toHaveLength(1)
  expect(await subjects(email)).toHaveLength(1)
})

test.each([
  ['part of a longer name', (name: string) => `Ask @${name}son`],
  ['a name without @', (name: string) => `Ask ${name}`],
])('%s mentions no one [WORK-016]', async (_, text) => {
  const family = await createAcceptedFamily(api)
  const name = `Lim ${randomUUID().slice(0, 8)}`
  const { caller } = await colleague(name)
  await note(family.id, text(name))
  expect((await noticesOf(caller)).data).toEqual([])
})

test('no one who doesn’t see a family is mentioned in its notes or listed as a colleague [WORK-016, ROLE-010]', async () => {
  const family = await createAcceptedFamily(api)
  const names = { other: `Otis ${randomUUID().slice(0, 8)}`, own: `Ada ${randomUUID().slice(0, 8)}` }
  const other = await colleagueNamed(names.other, { role: 'agent', agentId: 'agent-colorado' })
  const own = await colleagueNamed(names.own, { role: 'agent', agentId: 'agent-boulder' })
  await note(family.id, `@${names.other} @${names.own}`)
  expect((await noticesOf(other.caller)).data).toEqual([])
  expect((await noticesOf(own.caller)).data).toHaveLength(1)
  const { colleagues } = plainOf(await admin.get(`/platform/colleagues?filter[client]=${family.id}`))
  const listed = JSON.stringify(colleagues)
  expect(listed).toContain(names.own)
  expect(listed).not.toContain(names.other)
  expect((await other.caller.get(`/platform/colleagues?filter[client]=${family.id}`)).status).toBe(404)
  expect((await noticesOf(own.caller)).data[0]?.attributes).toMatchObject({ clientId: family.id })
})

test('a notice about a family disappears once its person no longer sees the family [WORK-016, TRUST-004]', async () => {
  const family = await createAcceptedFamily(api)
  const name = `Gil ${randomUUID().slice(0, 8)}`
  const { caller } = await colleagueNamed(name, { role: 'agent', agentId: 'agent-boulder' })
  await note(family.id, `@${name}`)
  expect((await noticesOf(caller)).data).toHaveLength(1)
  await admin.patch(`/secure/clients/${family.id}`, 'clients', { agentId: 'agent-colorado' })
  expect(await noticesOf(caller)).toMatchObject({ data: [], meta: { total: 0, unread: 0 } })
})

test('a task from someone else tells its owner, and one’s own doesn’t [WORK-016, DASH-004]', async () => {
  const { caller } = await colleagueNamed(`Tess ${randomUUID().slice(0, 8)}`, {
    role: 'agent',
    agentId: 'agent-boulder',
  })
  const task = { title: 'Order flyers', dueAt: '2027-01-04T12:00:00Z' }
  await caller.post('/platform/tasks', 'tasks', task)
  expect((await noticesOf(caller)).data).toEqual([])
  const { id } = one(await admin.post('/platform/tasks', 'tasks', { ...task, ownerId: 'agent-boulder' }))
  expect(await textsOf(caller)).toEqual([expect.stringMatching(/ gave you a task: Order flyers$/)])
  await admin.patch(`/platform/tasks/${id}`, 'tasks', { title: 'Order more flyers' })
  expect((await noticesOf(caller)).data).toHaveLength(1)
})

test('an offered family is a notice, whose email is the offer’s own [WORK-016, WORK-002]', async () => {
  const { caller, email } = await colleagueNamed(`Ona ${randomUUID().slice(0, 8)}`, {
    role: 'agent',
    agentId: 'agent-boulder',
  })
  await createFamilyWithRequest(api)
  expect(await textsOf(caller)).toEqual([expect.stringMatching(/^Ruth .* is offered to you$/)])
  expect(await subjects(email)).toEqual([])
})

test('marks some notices or all as read, of oneself only [WORK-016, ROLE-010]', async () => {
  const family = await createAcceptedFamily(api)
  const names = [`Rey ${randomUUID().slice(0, 8)}`, `Sol ${randomUUID().slice(0, 8)}`]
  const [rey, sol] = await Promise.all(names.map(colleague))
  if (!rey || !sol) throw new Error('There are no colleagues')
  await note(family.id, `@${names.join(' @')}`)
  await note(family.id, `Again @${names.join(' @')}`)
  const [newest] = (await noticesOf(rey.caller)).data
  const read = (caller: Caller, ids?: string[]) =>
    caller.plain('/platform/notices/read', ids ? { ids } : {}).then((response) => plainOf(response))
  expect(await read(sol.caller, [newest?.id ?? ''])).toEqual({ unread: 2 })
  expect(await read(rey.caller, [newest?.id ?? ''])).toEqual({ unread: 1 })
  expect((await noticesOf(rey.caller, '?filter[read]=false')).data).toHaveLength(1)
  expect(await read(rey.caller)).toEqual({ unread: 0 })
  expect((await noticesOf(sol.caller)).meta['unread']).toBe(2)
})

test('emails each kind immediately, once a day at 8 AM Pacific Time, or never, as the person chose [WORK-016]', async () => {
  const family = await createAcceptedFamily(api)
  const name = `Dee ${randomUUID().slice(0, 8)}`
  const { id, caller, email } = await colleague(name)
  const jobsOf = sql`from jobs where name = 'email-notices' and data ->> 'accountId' = ${id}`
  const choose = (mention: string) =>
    api.call({
      method: 'PUT',
      url: '/platform/notice-settings',
      payload: { data: { mention, task: 'daily', message: 'off' } },
      headers: { cookie: caller.cookie },
    })
  expect(plainOf(await caller.get('/platform/notice-settings'))).toEqual({
    mention: 'now',
    task: 'daily',
    message: 'daily',
    question: 'daily',
  })
  expect(plainOf(await choose('daily'))).toMatchObject({ mention: 'daily', message: 'off', question: 'daily' })
  await note(family.id, `One @${name}`)
  await note(family.id, `Two @${name}`)
  expect(await subjects(email)).toEqual([])
  const due = await rowsOf(api.database.orm, sql`select due_at ${jobsOf}`)
  expect(due.map((job) => hourIn('America/Los_Angeles', job['due_at']))).toEqual(['8:00 AM', '8:00 AM'])
  await api.database.orm.execute(sql`update jobs set due_at = ${currentMoment()} where name = 'email-notices'`)
  api.api.queue.wake()
  expect(await subjects(email)).toEqual(['2 things new on your dashboard'])
  await choose('off')
  await note(family.id, `Three @${name}`)
  expect(await subjects(email)).toHaveLength(1)
  expect(await rowsOf(api.database.orm, sql`select id ${jobsOf}`)).toEqual([])
  expect((await noticesOf(caller)).data).toHaveLength(3)
})

const hourIn = (timeZone: string, moment: unknown) =>
  new Date(String(moment)).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

test('a family’s message tells its advisor once until it’s read, and the conversation leads the notice [WORK-016, WORK-008]', async () => {
  const family = await createAcceptedFamily(api)
  const { caller } = await colleagueNamed(`Ula ${randomUUID().slice(0, 8)}`, {
    role: 'agent',
    agentId: 'agent-boulder',
  })
  const [conversation] = list(await admin.get(`/platform/conversations?filter[client]=${family.id}`)).data
  const write = (text: string) =>
    admin.post('/platform/conversation-messages', 'conversation-messages', { conversationId: conversation?.id, text })
  expect((await write('Shall I call them?')).status).toBe(201)
  await write('Or you?')
  const { data } = await noticesOf(caller, '?filter[kind]=message')
  expect(data.map(({ attributes }) => attributes)).toMatchObject([
    { text: expect.stringMatching(/^New message about Ruth /), recordId: conversation?.id, clientId: family.id },
  ])
  expect((await noticesOf(admin, '?filter[kind]=message')).data).toEqual([])
})
