import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type Answer } from '../../testing/api-under-test'
import {
  addRealEstateAgent,
  approveProvider,
  type Caller,
  addDirectCommunity,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../testing/lead-samples'

const api = apiUnderTest()

/** What belongs to somebody: a family handed to one advisor, with everything that hangs on it, and things of a customer. */
const theirs: Record<string, string> = {}
const people = new Map<string, Caller>()
const as = (name: string): Caller => {
  const caller = people.get(name)
  if (!caller) throw new Error(`Nobody is called ${name}`)
  return caller
}

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
  for (const [name, role, email] of [
    ['advisor', 'agent', undefined],
    ['stranger', 'agent', 'other-agent@hearthway.example'],
    ['provider', 'provider', undefined],
    ['realtor', 'real-estate-agent', undefined],
    ['customer', 'customer', undefined],
    ['admin', 'admin', undefined],
    ['visitor', 'visitor', undefined],
  ] as const) {
    people.set(name, await createCaller(api, role, email))
  }
  const family = await createFamilyWithRequest(api)
  theirs['family'] = family.id
  theirs['request'] = family.requestId
  const advisor = as('advisor')
  const about = { clientId: family.id }
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const made: Record<string, Answer> = {
    note: await advisor.post('/marketplace/notes', 'notes', { ...about, text: 'Asks for a garden' }),
    task: await advisor.post('/platform/tasks', 'tasks', { ...about, title: 'Call', dueAt: soon }),
    contact: await advisor.post('/platform/contacts', 'contacts', { name: 'Nia' }),
    collection: await advisor.post('/marketplace/partner-collection', 'partner-collections', {
      name: 'Mine',
      communityIds: ['aspen-court'],
    }),
    letter: await advisor.post('/platform/emails', 'emails', { ...about, subject: 'Hello', body: 'Hello' }),
    save: await as('customer').post('/marketplace/user-saves', 'user-saves', {
      communityId: 'aspen-court',
      kind: 'liked',
    }),
    review: await as('customer').post('/platform/reviews', 'reviews', {
      entityType: 'Community',
      entityId: 'aspen-court',
      value: 8,
      text: 'A kind house',
    }),
  }
  for (const [name, answer] of Object.entries(made)) {
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(201)
    theirs[name] = one(answer).id
  }
  const first = async (caller: Caller, url: string) => list(await caller.get(url)).data[0]?.id ?? ''
  theirs['thread'] = await first(advisor, `/platform/conversations?filter[client]=${family.id}`)
  theirs['participant'] = await first(
    advisor,
    `/platform/conversation-participants?filter[conversation]=${theirs['thread']}`,
  )
  theirs['offer'] = await first(advisor, '/platform/offers')
  theirs['receipt'] = await first(family.browser, '/platform/receipts')
  theirs['session'] = await first(as('customer'), '/platform/sessions')
  theirs['user'] = one(await as('customer').get('/platform/users/me')).id
  await api.api.queue.idle()
  expect(Object.entries(theirs).filter(([, id]) => id === '')).toEqual([])
}, 60_000)

const text = { text: 'Read by nobody' }

/** Calls with the id of somebody else in the path, the query or the body: who, what, and how it is refused. */
const tries: [who: string, what: string, call: (caller: Caller) => Promise<Answer>, statuses?: number[]][] = [
  ...['stranger', 'provider', 'realtor'].map((who): (typeof tries)[number] => [
    who,
    'reads a family',
    (caller) => caller.get(`/secure/clients/${theirs['family']}`),
    [403, 404],
  ]),
  [
    'stranger',
    'moves a family on',
    (caller) => caller.patch(`/secure/clients/${theirs['family']}`, 'clients', { stage: 'touring' }),
  ],
  [
    'stranger',
    'changes a family',
    (caller) => caller.patch(`/marketplace/clients/${theirs['family']}`, 'clients', { stage: 'touring' }),
  ],
  [
    'stranger',
    'reveals a number',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: theirs['family'], reason: 'To call' }),
  ],
  [
    'provider',
    'reveals a number',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: theirs['family'], reason: 'To call' }),
  ],
  [
    'realtor',
    'reveals a number',
    (caller) => caller.plain('/platform/clients-access/contact', { clientId: theirs['family'], reason: 'To call' }),
  ],
  ['stranger', 'lists notes', (caller) => caller.get(`/marketplace/notes?filter[client]=${theirs['family']}`)],
  [
    'stranger',
    'writes a note',
    (caller) => caller.post('/marketplace/notes', 'notes', { clientId: theirs['family'], ...text }),
  ],
  ['stranger', 'changes a note', (caller) => caller.patch(`/marketplace/notes/${theirs['note']}`, 'notes', text)],
  ['stranger', 'deletes a note', (caller) => caller.delete(`/marketplace/notes/${theirs['note']}`)],
  [
    'stranger',
    'opens a task',
    (caller) =>
      caller.post('/platform/tasks', 'tasks', {
        clientId: theirs['family'],
        title: 'Call',
        dueAt: '2030-01-01T00:00:00Z',
      }),
  ],
  [
    'stranger',
    'takes a task',
    (caller) => caller.patch(`/platform/tasks/${theirs['task']}`, 'tasks', { ownerId: 'agent-colorado' }),
  ],
  ['stranger', 'deletes a task', (caller) => caller.delete(`/platform/tasks/${theirs['task']}`)],
  [
    'stranger',
    'writes to a family',
    (caller) => caller.post('/platform/emails', 'emails', { clientId: theirs['family'], subject: 'Hi', body: 'Hi' }),
  ],
  ['stranger', 'reads a letter', (caller) => caller.get(`/platform/emails/${theirs['letter']}`)],
  [
    'stranger',
    'takes on an offer',
    (caller) => caller.post(`/platform/offers/${theirs['offer']}/claim`, 'offers', {}),
    [400, 404, 422],
  ],
  ['stranger', 'reads a thread', (caller) => caller.get(`/platform/conversations/${theirs['thread']}`)],
  ['customer', 'reads a thread', (caller) => caller.get(`/platform/conversations/${theirs['thread']}`)],
  ['provider', 'reads a thread', (caller) => caller.get(`/platform/conversations/${theirs['thread']}`)],
  [
    'stranger',
    'reads what is said',
    (caller) => caller.get(`/platform/conversation-messages?filter[conversation]=${theirs['thread']}`),
  ],
  [
    'customer',
    'speaks in a thread',
    (caller) =>
      caller.post('/platform/conversation-messages', 'conversation-messages', {
        conversationId: theirs['thread'],
        ...text,
      }),
  ],
  [
    'stranger',
    'sees who takes part',
    (caller) => caller.get(`/platform/conversation-participants?filter[conversation]=${theirs['thread']}`),
  ],
  [
    'stranger',
    'marks a thread as read',
    (caller) =>
      caller.patch(`/platform/conversation-participants/${theirs['participant']}`, 'conversation-participants', {
        isRead: true,
      }),
  ],
  [
    'stranger',
    'opens a thread',
    (caller) => caller.post('/platform/conversations', 'conversations', { clientId: theirs['family'] }),
  ],
  [
    'stranger',
    'refers a family',
    (caller) =>
      caller.post('/marketplace/agent-referrals', 'agent-referrals', {
        clientId: theirs['family'],
        communityId: 'aspen-court',
      }),
  ],
  [
    'stranger',
    'sends a home on',
    (caller) =>
      caller.post('/marketplace/sren-referrals', 'sren-referrals', { clientId: theirs['family'], wish: 'buy' }),
  ],
  [
    'stranger',
    'sends a copy',
    (caller) =>
      caller.post('/platform/disclosure-copies', 'disclosure-copies', {
        clientId: theirs['family'],
        communityId: 'aspen-court',
      }),
  ],
  [
    'stranger',
    'changes a contact',
    (caller) => caller.patch(`/platform/contacts/${theirs['contact']}`, 'contacts', { name: 'Mine' }),
  ],
  [
    'stranger',
    'deletes a collection',
    (caller) => caller.delete(`/marketplace/partner-collection/${theirs['collection']}`),
  ],
  ['stranger', 'reads papers', (caller) => caller.get('/marketplace/agents/agent-boulder/documents')],
  [
    'stranger',
    'merges families',
    (caller) =>
      caller.post('/marketplace/clients-merge', 'clients', { keepId: theirs['family'], mergeId: randomUUID() }),
    [404, 422],
  ],
  ['customer', 'exports a family', (caller) => caller.get(`/platform/privacy/export?clientId=${theirs['family']}`)],
  ['advisor', 'exports a family', (caller) => caller.get(`/platform/privacy/export?clientId=${theirs['family']}`)],
  [
    'visitor',
    'exports a family',
    (caller) => caller.get(`/platform/privacy/export?clientId=${theirs['family']}`),
    [401],
  ],
  [
    'advisor',
    'erases a family',
    (caller) => caller.plain('/platform/privacy/erasure', { clientId: theirs['family'], confirm: 'erase' }),
  ],
  [
    'customer',
    'takes a release back',
    (caller) => caller.post(`/platform/receipts/${theirs['receipt']}/revoke`, 'receipts', {}),
  ],
  [
    'stranger',
    'confirms a deletion',
    (caller) => caller.post(`/platform/releases/${theirs['receipt']}/confirm`, 'releases', {}),
    [400, 404, 422],
  ],
  ['stranger', 'ends a session', (caller) => caller.delete(`/platform/sessions/${theirs['session']}`)],
  [
    'admin',
    'ends a session as if it were the own',
    (caller) => caller.delete(`/platform/sessions/${theirs['session']}`),
  ],
  ['stranger', 'reads a person', (caller) => caller.get(`/platform/users/${theirs['user']}`)],
  [
    'admin',
    'changes a person as if it were the own',
    (caller) => caller.patch(`/platform/users/${theirs['user']}`, 'users', { name: 'Mine' }),
  ],
  ['visitor', 'reads a save', (caller) => caller.get(`/marketplace/user-saves/${theirs['save']}`)],
  ['stranger', 'deletes a save', (caller) => caller.delete(`/marketplace/user-saves/${theirs['save']}`)],
  [
    'provider',
    'changes a review',
    (caller) => caller.patch(`/platform/reviews/${theirs['review']}`, 'reviews', { text: 'Bad' }),
  ],
  [
    'provider',
    'proposes for a foreign house',
    (caller) =>
      caller.post('/platform/suggested-edits', 'suggested-edits', {
        communityId: 'birch-house',
        changes: { name: 'Mine' },
      }),
  ],
  [
    'provider',
    'changes a foreign house',
    (caller) => caller.patch('/marketplace/communities/birch-house', 'communities', { name: 'Mine' }),
  ],
  [
    'realtor',
    'moves a home on',
    (caller) => caller.patch(`/marketplace/sren-referrals/${randomUUID()}`, 'sren-referrals', { stage: 'closed' }),
    [404, 422],
  ],
]

test.each(tries)(
  '%s %s that is not theirs: refused, as if it were not there [ROLE-010, BIZ-008]',
  async (who, _, call, statuses = [404]) => {
    const answer = await call(as(who))
    expect(statuses, JSON.stringify(answer.body)).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toMatch(/Ruth|families\.example|garden/)
  },
)

test('a note belongs to a person, not to whoever takes the same name [API-029, ROLE-010]', async () => {
  const advisor = as('advisor')
  const admins = one(
    await as('admin').post('/marketplace/notes', 'notes', { clientId: theirs['family'], text: 'By an admin' }),
  )
  const name = one(await as('admin').get('/platform/users/me')).attributes['name']
  const before = one(await advisor.get('/platform/users/me')).attributes['name']
  expect((await advisor.patch('/platform/users/me', 'users', { name })).status).toBe(200)
  expect((await advisor.patch(`/marketplace/notes/${admins.id}`, 'notes', { text: 'Changed' })).status).toBe(404)
  expect((await advisor.delete(`/marketplace/notes/${admins.id}`)).status).toBe(404)
  expect((await advisor.patch(`/marketplace/notes/${theirs['note']}`, 'notes', { text: 'My own' })).status).toBe(200)
  await advisor.patch('/platform/users/me', 'users', { name: before })
})

test('a relationship in a body is held to the same rules as an attribute [ROLE-010, CLIENT-006]', async () => {
  const picture = (id: string) => ({
    data: {
      type: 'images',
      attributes: { path: 'a/b.jpg', description: 'The garden', position: 1 },
      relationships: { community: { data: { type: 'communities', id } } },
    },
  })
  const post = (id: string) =>
    api.call({
      method: 'POST',
      url: '/platform/images',
      payload: picture(id),
      headers: { cookie: as('provider').cookie },
    })
  expect((await post('birch-house')).status).toBe(403)
  expect((await post('harbor-direct')).status).toBe(201)
})

test('what is included along the way is seen by the same rules as by itself [API-012, API-037, ROLE-010]', async () => {
  const asked = one(
    await as('customer').post('/platform/questions', 'questions', { communityId: 'aspen-court', text: 'Foxglove?' }),
  )
  const read = await as('visitor').get('/platform/questions?include=community,answers,answers.question')
  expect(JSON.stringify(read.body)).not.toContain('Foxglove')
  expect(JSON.stringify((await as('customer').get('/platform/questions?include=all')).body)).toContain(asked.id)
  const companies = await as('visitor').get('/platform/organizations?include=contacts')
  expect(companies.status).toBe(401)
})
