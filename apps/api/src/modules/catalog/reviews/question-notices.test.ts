import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { approveProvider, type Caller, createCaller, list, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { plain } from '../../../../testing/own-data'
import { currentMoment } from '../../../database/moment'
import { communityMembers } from '../../../database/schema/tables'

const api = apiUnderTest({ MARKETPLACE_URL: 'https://homes.example', DASHBOARD_URL: 'https://staff.example' })
let admin: Caller
let customer: Caller
let provider: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  customer = await createCaller(api, 'customer')
  provider = await createCaller(api, 'provider')
  await approveProvider(api, 'cedar-memory')
})
beforeEach(async () => {
  await provider.plain('/platform/notices/read', {})
})

const ask = async (communityId: string, text: string) =>
  one(await customer.post('/platform/questions', 'questions', { communityId, text })).id
const unreadOf = async (caller: Caller) =>
  list(await caller.get('/platform/notices?filter[kind]=question&filter[read]=false')).data.map(
    ({ attributes }) => attributes,
  )
const notice = (recordId: unknown) => ({
  kind: 'question',
  text: 'New question about cedar-memory',
  recordId,
  isRead: false,
  at: expect.any(String),
})
const choose = (question: 'now' | 'daily' | 'off') =>
  api.call({
    method: 'PUT',
    url: '/platform/notice-settings',
    payload: { data: { mention: 'off', task: 'off', message: 'off', question } },
    headers: { cookie: provider.cookie },
  })
const emails = async () => {
  await api.api.queue.idle()
  const sent = await listMessagesTo(api, 'provider@hearthway.example')
  return sent.filter(({ body }) => body.includes('question about cedar-memory'))
}
/** Sends the emails of the next morning. */
async function sendDigest() {
  await api.database.orm.execute(sql`update jobs set due_at = ${currentMoment()} where name = 'email-notices'`)
  api.api.queue.wake()
}

test('a question notifies its community’s team, and no one else, without who asked [COMM-010, WORK-016]', async () => {
  await ask('aspen-court', 'Is there a piano?')
  expect(await unreadOf(provider)).toEqual([])
  const id = await ask('cedar-memory', 'Is there a piano?')
  expect(await unreadOf(provider)).toEqual([notice(id)])
  expect(await unreadOf(admin)).toEqual([])
})

test('a question without an account notifies the team once its link sends it [COMM-010, WORK-016]', async () => {
  const email = 'notified-by-link@families.example'
  const question = { text: 'Is there a bus?', email, firstName: 'Ida' }
  await browserOf(api).send(
    'POST',
    '/marketplace/communities/cedar-memory/questions',
    question,
    'question-confirmations',
  )
  expect(await unreadOf(provider)).toEqual([])
  const [message] = await listMessagesTo(api, email)
  const token = /token=([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? ''
  const confirm = () => browserOf(api).send('POST', '/marketplace/question-confirmations', { token })
  const { id } = plain(await confirm())
  await confirm()
  expect(await unreadOf(provider)).toEqual([notice(id)])
})

test('a question to several communities notifies each team, without who asked [COMM-010, WORK-016, TRUST-005]', async () => {
  await approveProvider(api, 'aspen-court')
  const communityIds = ['aspen-court', 'birch-house', 'cedar-memory']
  const group = { communityIds, text: 'Do cats live there?', language: 'en' }
  await customer.post('/platform/question-groups', 'question-groups', group)
  const { data } = list(await provider.get('/platform/notices?filter[read]=false&sort=at'))
  expect(data.map(({ attributes }) => attributes['text']).toSorted()).toEqual([
    'New question about aspen-court',
    'New question about cedar-memory',
  ])
  await api.database.orm.delete(communityMembers).where(eq(communityMembers.communityId, 'aspen-court'))
})

test('emails a team as it chose, with a link to the question, and a question that was answered is read for everyone [COMM-010, WORK-016]', async () => {
  await choose('now')
  const id = await ask('cedar-memory', 'Is there a garden?')
  const [first] = await emails()
  expect(first?.subject).toBe('Something new on your dashboard')
  expect(first?.body).toContain(`https://staff.example/questions/${id}`)
  await choose('daily')
  const answered = await ask('cedar-memory', 'Is there a shop?')
  const open = await ask('cedar-memory', 'Is there a chapel?')
  await admin.post('/platform/answers', 'answers', { questionId: answered, text: 'Yes.' })
  expect((await unreadOf(provider)).map(({ recordId }) => recordId)).not.toContain(answered)
  expect(await emails()).toHaveLength(1)
  await sendDigest()
  const bodies = (await emails()).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes(open))).toHaveLength(1)
  expect(bodies.filter((body) => body.includes(answered))).toEqual([])
})

test('a question that was removed, or about a community that someone no longer manages, notifies no one [COMM-010, ROLE-010]', async () => {
  const removed = await ask('cedar-memory', 'Buy my lamps?')
  const id = await ask('cedar-memory', 'Are there lamps?')
  await admin.post(`/platform/questions/${removed}/refusal`, 'community-questions', { reason: 'An advertisement' })
  expect(await unreadOf(provider)).toEqual([notice(id)])
  await api.database.orm.delete(communityMembers)
  expect(await unreadOf(provider)).toEqual([])
  await sendDigest()
  expect((await emails()).filter(({ body }) => body.includes(id))).toEqual([])
})
