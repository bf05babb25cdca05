import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { exteriorOf } from '@pkg/illustrations'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../testing/api-under-test'
import {
  addRealEstateAgent,
  approveProvider,
  type Caller,
  addDirectCommunity,
  createAcceptedFamily,
  list,
  one,
  createCaller,
} from '../../testing/lead-samples'

const api = apiUnderTest()

/** The ids of an advisor's family and everything about it, and of a customer's data. */
const ids: Record<string, string> = {}
const people = new Map<string, Caller>()
const as = (name: string): Caller => {
  const caller = people.get(name)
  if (!caller) throw new Error(`No caller is named ${name}`)
  return caller
}

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
  for (const [name, role, email] of [
    ['advisor', 'agent', undefined],
    ['another advisor', 'agent', 'other-agent@hearthway.example'],
    ['provider', 'provider', undefined],
    ['real estate agent', 'real-estate-agent', undefined],
    ['customer', 'customer', undefined],
    ['admin', 'admin', undefined],
    ['visitor', 'visitor', undefined],
  ] as const) {
    people.set(name, await createCaller(api, role, email))
  }
  const family = await createAcceptedFamily(api)
  ids['family'] = family.id
  ids['request'] = family.requestId
  const advisor = as('advisor')
  const about = { clientId: family.id }
  const soon = new Date(now().getTime() + 3_600_000).toISOString()
  const responses: Record<string, ApiResponse> = {
    note: await advisor.post('/marketplace/notes', 'notes', { ...about, text: 'Asks for a garden' }),
    task: await advisor.post('/platform/tasks', 'tasks', { ...about, title: 'Call', dueAt: soon }),
    contact: await advisor.post('/platform/contacts', 'contacts', { name: 'Nia', scope: 'own' }),
    collection: await advisor.post('/marketplace/partner-collection', 'partner-collections', {
      name: 'Mine',
      communityIds: ['aspen-court'],
    }),
    email: await advisor.post('/platform/emails', 'emails', { ...about, subject: 'Hello', body: 'Hello' }),
    save: await as('customer').post('/marketplace/user-saves', 'user-saves', {
      communityId: 'aspen-court',
      kind: 'liked',
    }),
    searchAlert: await as('customer').post('/marketplace/search-alerts', 'search-alerts', {
      care: 'assisted-living',
      email: 'alerts@families.example',
    }),
    sharedList: await as('customer').post('/marketplace/list-shares', 'list-shares', {
      relative: 'Lily',
      from: 'Dana',
    }),
    review: await as('customer').post('/platform/reviews', 'reviews', {
      entityType: 'Community',
      entityId: 'aspen-court',
      value: 8,
      text: 'Kind staff',
      relation: 'Resident',
    }),
  }
  for (const [name, response] of Object.entries(responses)) {
    expect(response.status, `${name}: ${JSON.stringify(response.body)}`).toBe(201)
    ids[name] = one(response).id
  }
  const first = async (caller: Caller, url: string) => list(await caller.get(url)).data[0]?.id ?? ''
  ids['conversation'] = await first(advisor, `/platform/conversations?filter[client]=${family.id}`)
  ids['participant'] = await first(
    advisor,
    `/platform/conversation-participants?filter[conversation]=${ids['conversation']}`,
  )
  ids['offer'] = await first(advisor, '/platform/offers')
  ids['receipt'] = await first(family.browser, '/platform/receipts')
  ids['session'] = await first(as('customer'), '/platform/sessions')
  ids['user'] = one(await as('customer').get('/platform/users/me')).id
  await api.api.queue.idle()
  expect(Object.entries(ids).filter(([, id]) => id === '')).toEqual([])
})

const text = { text: 'Never saved' }

/** Requests with someone else's id in the path, the query, or the body, and the statuses that reject them. */
const attempts: [who: string, what: string, send: (caller: Caller) => Promise<ApiResponse>, statuses?: number[]][] = [
  ...['another advisor', 'provider', 'real estate agent'].map((who): (typeof attempts)[number] => [
    who,
    'read a family',
    (caller) => caller.get(`/secure/clients/${ids['family']}`),
    [403, 404],
  ]),
  [
    'another advisor',
    'change the stage of a family',
    (caller) => caller.patch(`/secure/clients/${ids['family']}`, 'clients', { stage: 'touring' }),
  ],
  [
    'another advisor',
    'update a family',
    (caller) => caller.patch(`/marketplace/clients/${ids['family']}`, 'clients', { stage: 'touring' }),
  ],
  [
    'another advisor',
    'reveal the contact info of a family',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: ids['family'], reason: 'To call' }),
  ],
  [
    'provider',
    'reveal the contact info of a family',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: ids['family'], reason: 'To call' }),
  ],
  [
    'real estate agent',
    'reveal the contact info of a family',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: ids['family'], reason: 'To call' }),
  ],
  [
    'another advisor',
    'list the notes about a family',
    (caller) => caller.get(`/marketplace/notes?filter[client]=${ids['family']}`),
  ],
  [
    'another advisor',
    'add a note to a family',
    (caller) => caller.post('/marketplace/notes', 'notes', { clientId: ids['family'], ...text }),
  ],
  [
    'another advisor',
    'log a call to a family',
    (caller) => caller.post('/platform/call-logs', 'call-logs', { clientId: ids['family'], outcome: 'reached' }),
  ],
  ['another advisor', 'change a note', (caller) => caller.patch(`/marketplace/notes/${ids['note']}`, 'notes', text)],
  ['another advisor', 'delete a note', (caller) => caller.delete(`/marketplace/notes/${ids['note']}`)],
  [
    'another advisor',
    'create a task for a family',
    (caller) =>
      caller.post('/platform/tasks', 'tasks', {
        clientId: ids['family'],
        title: 'Call',
        dueAt: '2030-01-01T00:00:00Z',
      }),
  ],
  [
    'another advisor',
    'reassign a task',
    (caller) => caller.patch(`/platform/tasks/${ids['task']}`, 'tasks', { ownerId: 'agent-colorado' }),
  ],
  ['another advisor', 'delete a task', (caller) => caller.delete(`/platform/tasks/${ids['task']}`)],
  [
    'another advisor',
    'email a family',
    (caller) => caller.post('/platform/emails', 'emails', { clientId: ids['family'], subject: 'Hi', body: 'Hi' }),
  ],
  ['another advisor', 'read an email', (caller) => caller.get(`/platform/emails/${ids['email']}`)],
  [
    'another advisor',
    'accept an offer',
    (caller) => caller.post(`/platform/offers/${ids['offer']}/claim`, 'offers', {}),
    [400, 404, 422],
  ],
  [
    'another advisor',
    'accept a suggested family',
    (caller) => caller.post(`/platform/lead-suggestions/${ids['family']}/accept`, 'offers', {}),
  ],
  [
    'another advisor',
    'decline a suggested family',
    (caller) => caller.post(`/platform/lead-suggestions/${ids['family']}/decline`, 'offers', { reason: 'Mine' }),
  ],
  ['another advisor', 'read a conversation', (caller) => caller.get(`/platform/conversations/${ids['conversation']}`)],
  ['customer', 'read a conversation', (caller) => caller.get(`/platform/conversations/${ids['conversation']}`)],
  ['provider', 'read a conversation', (caller) => caller.get(`/platform/conversations/${ids['conversation']}`)],
  [
    'another advisor',
    'list the messages of a conversation',
    (caller) => caller.get(`/platform/conversation-messages?filter[conversation]=${ids['conversation']}`),
  ],
  [
    'customer',
    'send a message to a conversation',
    (caller) =>
      caller.post('/platform/conversation-messages', 'conversation-messages', {
        conversationId: ids['conversation'],
        ...text,
      }),
  ],
  ...['another advisor', 'provider', 'real estate agent'].map((who): (typeof attempts)[number] => [
    who,
    'mark a conversation as done',
    (caller) => caller.patch(`/platform/conversations/${ids['conversation']}`, 'conversations', { isDone: true }),
  ]),
  [
    'provider',
    'list the people that a conversation can be assigned to',
    (caller) => caller.get(`/platform/conversation-assignees?filter[conversation]=${ids['conversation']}`),
  ],
  [
    'another advisor',
    'list the internal notes of a conversation',
    (caller) => caller.get(`/platform/conversation-notes?filter[conversation]=${ids['conversation']}`),
  ],
  [
    'another advisor',
    'add an internal note to a conversation',
    (caller) =>
      caller.post('/platform/conversation-notes', 'conversation-notes', {
        conversationId: ids['conversation'],
        ...text,
      }),
  ],
  [
    'another advisor',
    'list the participants of a conversation',
    (caller) => caller.get(`/platform/conversation-participants?filter[conversation]=${ids['conversation']}`),
  ],
  [
    'another advisor',
    'mark a conversation as read',
    (caller) =>
      caller.patch(`/platform/conversation-participants/${ids['participant']}`, 'conversation-participants', {
        isRead: true,
      }),
  ],
  [
    'another advisor',
    'start a conversation with a family',
    (caller) => caller.post('/platform/conversations', 'conversations', { clientId: ids['family'] }),
  ],
  [
    'another advisor',
    'refer a family',
    (caller) =>
      caller.post('/marketplace/agent-referrals', 'agent-referrals', {
        clientId: ids['family'],
        communityId: 'aspen-court',
      }),
  ],
  [
    'another advisor',
    'refer a family to a real estate agent',
    (caller) => caller.post('/marketplace/sren-referrals', 'sren-referrals', { clientId: ids['family'], need: 'buy' }),
  ],
  [
    'another advisor',
    'send a disclosure copy for a family',
    (caller) =>
      caller.post('/platform/disclosure-copies', 'disclosure-copies', {
        clientId: ids['family'],
        communityId: 'aspen-court',
      }),
  ],
  [
    'another advisor',
    'change a contact',
    (caller) => caller.patch(`/platform/contacts/${ids['contact']}`, 'contacts', { name: 'Mine' }),
  ],
  [
    'another advisor',
    'log a talk with a contact',
    (caller) =>
      caller.post('/platform/contact-talks', 'contact-talks', { contactId: ids['contact'], outcome: 'reached' }),
  ],
  [
    'another advisor',
    'delete a collection',
    (caller) => caller.delete(`/marketplace/partner-collection/${ids['collection']}`),
  ],
  [
    'another advisor',
    'share a collection',
    (caller) =>
      caller.post(`/marketplace/partner-collection/${ids['collection']}/links`, 'collection-links', { days: 7 }),
  ],
  [
    'another advisor',
    'read the links to a collection',
    (caller) => caller.get(`/marketplace/partner-collection/${ids['collection']}/links`),
  ],
  [
    'another advisor',
    'list the documents of an advisor',
    (caller) => caller.get('/marketplace/agents/agent-boulder/documents'),
  ],
  [
    'another advisor',
    'merge a family',
    (caller) => caller.post('/marketplace/clients-merge', 'clients', { keepId: ids['family'], mergeId: randomUUID() }),
    [404, 422],
  ],
  ['customer', 'export a family', (caller) => caller.get(`/platform/privacy/export?clientId=${ids['family']}`), [403]],
  ['advisor', 'export a family', (caller) => caller.get(`/platform/privacy/export?clientId=${ids['family']}`), [403]],
  ['visitor', 'export a family', (caller) => caller.get(`/platform/privacy/export?clientId=${ids['family']}`), [401]],
  [
    'advisor',
    'erase a family',
    (caller) => caller.plain('/platform/privacy/erasure', { clientId: ids['family'], confirm: 'erase' }),
  ],
  [
    'customer',
    'revoke a release',
    (caller) => caller.post(`/platform/receipts/${ids['receipt']}/revoke`, 'receipts', {}),
  ],
  [
    'another advisor',
    'confirm the deletion of a release',
    (caller) => caller.post(`/platform/releases/${ids['receipt']}/confirm`, 'releases', {}),
    [400, 404, 422],
  ],
  ['another advisor', 'end a session', (caller) => caller.delete(`/platform/sessions/${ids['session']}`)],
  ['admin', 'end a session', (caller) => caller.delete(`/platform/sessions/${ids['session']}`)],
  ['another advisor', 'read an account', (caller) => caller.get(`/platform/users/${ids['user']}`)],
  ['admin', 'change an account', (caller) => caller.patch(`/platform/users/${ids['user']}`, 'users', { name: 'Mine' })],
  ['visitor', 'read a saved community', (caller) => caller.get(`/marketplace/user-saves/${ids['save']}`)],
  ['another advisor', 'delete a saved community', (caller) => caller.delete(`/marketplace/user-saves/${ids['save']}`)],
  [
    'visitor',
    'renew the link to a shared list',
    (caller) => caller.post(`/marketplace/list-shares/${ids['sharedList']}/link`, 'list-shares', {}),
  ],
  [
    'admin',
    'stop sharing a list',
    (caller) => caller.post(`/marketplace/list-shares/${ids['sharedList']}/end`, 'list-shares', {}),
  ],
  [
    'visitor',
    'turn a search alert on',
    (caller) => caller.post(`/marketplace/search-alerts/${ids['searchAlert']}/resume`, 'search-alerts', {}),
  ],
  ['admin', 'delete a search alert', (caller) => caller.delete(`/marketplace/search-alerts/${ids['searchAlert']}`)],
  ['provider', 'delete a shared list', (caller) => caller.delete(`/marketplace/list-shares/${ids['sharedList']}`)],
  [
    'provider',
    'change a review',
    (caller) => caller.patch(`/platform/reviews/${ids['review']}`, 'reviews', { text: 'Bad' }),
  ],
  [
    'provider',
    'suggest an edit to a community',
    (caller) =>
      caller.post('/platform/suggested-edits', 'suggested-edits', {
        communityId: 'birch-house',
        changes: { name: 'Mine' },
      }),
  ],
  [
    'provider',
    'change a community',
    (caller) => caller.patch('/marketplace/communities/birch-house', 'communities', { name: 'Mine' }),
  ],
  [
    'real estate agent',
    'accept a home',
    (caller) => caller.post(`/marketplace/sren-referrals/${randomUUID()}/claim`, 'sren-referrals', {}),
  ],
  [
    'real estate agent',
    'decline a home',
    (caller) =>
      caller.post(`/marketplace/sren-referrals/${randomUUID()}/decline`, 'sren-referrals', { reason: 'Too far.' }),
  ],
  [
    'real estate agent',
    'change the stage of a real estate lead',
    (caller) => caller.patch(`/marketplace/sren-referrals/${randomUUID()}`, 'sren-referrals', { stage: 'closed' }),
    [404, 422],
  ],
]

test.each(attempts)(
  '%s can’t %s that isn’t theirs, and learns nothing about it [ROLE-010, BIZ-008]',
  async (who, _, send, statuses = [404]) => {
    const response = await send(as(who))
    expect(statuses, JSON.stringify(response.body)).toContain(response.status)
    expect(JSON.stringify(response.body)).not.toMatch(/Ruth|families\.example|garden/)
  },
)

test('a note belongs to its author, not to another person with the same name [API-029, ROLE-010]', async () => {
  const advisor = as('advisor')
  const adminNote = one(
    await as('admin').post('/marketplace/notes', 'notes', { clientId: ids['family'], text: 'By an admin' }),
  )
  const name = one(await as('admin').get('/platform/users/me')).attributes['name']
  const before = one(await advisor.get('/platform/users/me')).attributes['name']
  expect((await advisor.patch('/platform/users/me', 'users', { name })).status).toBe(200)
  expect((await advisor.patch(`/marketplace/notes/${adminNote.id}`, 'notes', { text: 'Changed' })).status).toBe(404)
  expect((await advisor.delete(`/marketplace/notes/${adminNote.id}`)).status).toBe(404)
  expect((await advisor.patch(`/marketplace/notes/${ids['note']}`, 'notes', { text: 'Changed' })).status).toBe(200)
  await advisor.patch('/platform/users/me', 'users', { name: before })
})

test('applies the same access rules to a relationship in a body as to an attribute [ROLE-010, CLIENT-006]', async () => {
  const { path: exterior } = exteriorOf({
    slug: 'harbor-direct',
    name: 'Harbor Direct',
    state: 'FL',
    care: 'assisted-living',
  })
  const imageOf = (id: string) => ({
    data: {
      type: 'images',
      attributes: { path: exterior, description: 'The house from the street', position: 1 },
      relationships: { community: { data: { type: 'communities', id } } },
    },
  })
  const post = (id: string) =>
    api.call({
      method: 'POST',
      url: '/platform/images',
      payload: imageOf(id),
      headers: { cookie: as('provider').cookie },
    })
  expect((await post('birch-house')).status).toBe(403)
  expect((await post('harbor-direct')).status).toBe(201)
})

test('applies the same access rules to included resources as to requested ones [API-012, API-037, ROLE-010]', async () => {
  const question = one(
    await as('customer').post('/platform/questions', 'questions', { communityId: 'aspen-court', text: 'Foxglove?' }),
  )
  const read = await as('visitor').get('/platform/questions?include=community,answers,answers.question')
  expect(JSON.stringify(read.body)).not.toContain('Foxglove')
  expect(JSON.stringify((await as('customer').get('/platform/questions?include=all')).body)).toContain(question.id)
  const organizations = await as('visitor').get('/platform/organizations?include=contacts')
  expect(organizations.status).toBe(401)
})
