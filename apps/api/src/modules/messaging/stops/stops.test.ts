import { afterAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { createAcceptedFamily, createCaller, one } from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { startMailServer } from '../../../../testing/mail-server'

const server = await startMailServer()
const api = apiUnderTest({ SMTP_URL: server.url, MARKETPLACE_URL: 'https://homes.example' })
afterAll(() => server.stop())

const share = (email: string) =>
  browserOf(api).send('POST', '/platform/user-shares', { email, from: 'Sam', communityIds: ['aspen-court'] })
const find = (to: string) => server.received.findLast((email) => email.to === to)

/** Returns the id in the `List-Unsubscribe` header of the newest email to an address. */
function findStopId(to: string): string {
  const header = find(to)?.email.headers.find(({ key }) => key === 'list-unsubscribe')
  return /^<https:\/\/homes\.example\/stop-emails\/([\w-]+)>$/.exec(header?.value ?? '')?.[1] ?? ''
}

async function receiveShare(to: string): Promise<string> {
  await share(to)
  await listMessagesTo(api, to)
  return findStopId(to)
}

test('a recipient stops shared communities with the link or header of one email, whatever the case of the address [TRUTH-009]', async () => {
  const to = 'friend@friends.example'
  const visitor = await createCaller(api, 'visitor')
  const id = await receiveShare(to)
  expect(find(to)?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(find(to)?.email.text).toContain(`Stop these emails: https://homes.example/stop-emails/${id}`)
  expect(one(await visitor.get(`/platform/email-stops/${id}`)).attributes).toEqual({
    kind: 'communities-shared',
    isStopped: false,
  })
  for (let times = 1; times <= 2; times += 1) {
    const stopped = await visitor.post('/platform/email-stops', 'email-stops', { id })
    expect([stopped.status, one(stopped).attributes['isStopped']]).toEqual([201, true])
  }
  expect((await share('Friend@friends.example')).status).toBe(422)
  expect((await share('other@friends.example')).status).toBe(200)
})

test('a family stops its advisor’s own emails, and the advisor learns to call instead [TRUTH-009]', async () => {
  const family = await createAcceptedFamily(api)
  const write = () =>
    family.admin.post('/platform/emails', 'emails', { clientId: family.id, subject: 'Hello', body: 'Hi,\n\nLook.' })
  expect((await write()).status).toBe(201)
  await api.api.queue.idle()
  await family.browser.post('/platform/email-stops', 'email-stops', { id: findStopId(family.email) })
  const rejected = await write()
  expect(rejected.status).toBe(422)
  expect(JSON.stringify(rejected.body)).toContain('This family stopped emails from advisors. Call them instead.')
})

test('emails about a person’s own request or account have no stop link, and their ids stop nothing [TRUTH-009]', async () => {
  const to = 'customer@hearthway.example'
  await browserOf(api).send('POST', '/platform/auth/otp/start', { email: to })
  await listMessagesTo(api, to)
  const { raw = '', messageId = '' } = find(to) ?? {}
  expect(raw).not.toContain('List-Unsubscribe')
  const visitor = await createCaller(api, 'visitor')
  const id = messageId.slice(1, messageId.indexOf('@'))
  expect((await visitor.get(`/platform/email-stops/${id}`)).status).toBe(404)
  expect((await visitor.post('/platform/email-stops', 'email-stops', { id })).status).toBe(404)
  expect((await visitor.get('/platform/email-stops/none')).status).toBe(404)
})
