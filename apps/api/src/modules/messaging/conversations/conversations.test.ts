import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { sampleRequest } from '../../../../testing/sample-request'
import {
  acceptFamily,
  approveProvider,
  type Caller,
  addDirectCommunity,
  createAcceptedFamily,
  createDirectFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
})

const listConversations = async (caller: Caller, clientId: string) =>
  list(await caller.get(`/platform/conversations?filter[client]=${clientId}`)).data
const sendMessage = (caller: Caller, conversationId: string, text: string, headers?: Record<string, string>) =>
  caller.post('/platform/conversation-messages', 'conversation-messages', { conversationId, text }, headers)

test('an assigned family and its advisor read and reply in one conversation [API-038, DATA-018]', async () => {
  const customer = await createCaller(api, 'customer')
  const requestId = randomUUID()
  await api.call({
    method: 'POST',
    url: '/platform/uuid-actions',
    payload: sampleRequest({ name: 'Cleo Customer' }, requestId),
    headers: { cookie: customer.cookie },
  })
  await api.api.queue.idle()
  const agent = await createCaller(api, 'agent')
  const [asked] = list(await agent.get('/platform/offers?filter[status]=offered')).data
  await acceptFamily(agent, String(asked?.attributes['clientId']))
  const [conversation] = list(await customer.get('/platform/conversations')).data
  expect(conversation?.attributes).toMatchObject({
    kind: 'AgentClient',
    participants: ['Advisor agent-boulder', 'Cleo Customer'],
    isUnread: false,
  })
  const id = conversation?.id ?? ''
  expect((await sendMessage(agent, id, '  Good morning. ')).status).toBe(201)
  const unread = list(await customer.get('/platform/conversations'))
  expect(unread.meta['unread']).toBe(1)
  expect(unread.data[0]?.attributes).toMatchObject({ isUnread: true, lastMessage: 'Good morning.' })
  const people = list(await customer.get(`/platform/conversation-participants?filter[conversation]=${id}`)).data
  const family = people.find(({ attributes }) => attributes['role'] === 'family')
  const read = await customer.patch(`/platform/conversation-participants/${family?.id}`, 'conversation-participants', {
    isRead: true,
  })
  expect(one(read).attributes).toHaveProperty('lastReadAt')
  expect(list(await customer.get('/platform/conversations')).meta['unread']).toBe(0)
  await sendMessage(customer, id, 'Is there a garden?')
  const messages = list(await agent.get(`/platform/conversation-messages?filter[conversation]=${id}`)).data
  expect(messages.map(({ attributes }) => [attributes['sender'], attributes['text']])).toEqual([
    ['Cleo Customer', 'Is there a garden?'],
    ['Advisor agent-boulder', 'Good morning.'],
  ])
})

test('a repeated request sends a message once [API-038, BIZ-008]', async () => {
  const { id } = await createAcceptedFamily(api)
  const agent = await createCaller(api, 'agent')
  const [conversation] = await listConversations(agent, id)
  const headers = { 'idempotency-key': `message-${id}` }
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => sendMessage(agent, conversation?.id ?? '', 'Hello', headers)),
  )
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const messages = list(await agent.get(`/platform/conversation-messages?filter[conversation]=${conversation?.id}`))
  expect(messages.meta['total']).toBe(1)
  expect((await sendMessage(agent, conversation?.id ?? '', '   ')).status).toBe(422)
})

test('only participants can read a conversation [API-038, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  const [conversation] = await listConversations(await createCaller(api, 'agent'), id)
  const strangers = [
    await createCaller(api, 'agent', 'other-agent@hearthway.example'),
    await createCaller(api, 'provider'),
    await createCaller(api, 'real-estate-agent'),
    await createCaller(api, 'customer'),
  ]
  for (const stranger of strangers) {
    expect(await listConversations(stranger, id)).toEqual([])
    expect((await stranger.get(`/platform/conversations/${conversation?.id}`)).status).toBe(404)
    expect((await sendMessage(stranger, conversation?.id ?? '', 'Hello')).status).toBe(404)
    for (const kind of ['messages', 'participants']) {
      expect(
        (await stranger.get(`/platform/conversation-${kind}?filter[conversation]=${conversation?.id}`)).status,
      ).toBe(404)
    }
  }
})

test("community staff reply in the community's name, and an admin joins by writing or by being added [API-038]", async () => {
  const { id, admin } = await createDirectFamily(api, ['harbor-direct'])
  const provider = await createCaller(api, 'provider')
  const [conversation] = await listConversations(provider, id)
  expect(conversation?.attributes['kind']).toBe('ProviderClient')
  expect(one(await sendMessage(provider, conversation?.id ?? '', 'Welcome')).attributes).toMatchObject({
    sender: 'Pat Provider, harbor-direct',
    role: 'community',
  })
  expect(one(await sendMessage(admin, conversation?.id ?? '', 'May I help?')).attributes).toMatchObject({
    role: 'staff',
  })
  const me = one(await admin.get('/platform/users/me')).id
  const added = { conversationId: conversation?.id, userId: me }
  expect((await admin.post('/platform/conversation-participants', 'conversation-participants', added)).status).toBe(201)
  const notAdmin = { ...added, userId: one(await provider.get('/platform/users/me')).id }
  expect((await admin.post('/platform/conversation-participants', 'conversation-participants', notAdmin)).status).toBe(
    422,
  )
  const opened = await provider.post('/platform/conversations', 'conversations', { clientId: id })
  expect(one(opened).id).toBe(conversation?.id)
})

test('without a voice service, places no call and says so in the response [API-038]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const agent = await createCaller(api, 'agent')
  const response = await agent.plain('/platform/communications/voice', { clientId: id })
  expect(response.body).toMatchObject({ isPlaced: false, reason: expect.stringContaining('calling service') })
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await stranger.plain('/platform/communications/voice', { clientId: id })).status).toBe(404)
})
