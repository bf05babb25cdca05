import { randomUUID } from 'node:crypto'
import { now, todayIn } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { browserOf } from '../../testing/browser'
import {
  type Caller,
  createCaller,
  createCallerWithCookie,
  createFamilyWithRequest,
  list,
  one,
} from '../../testing/lead-samples'
import { resourceBody } from '../../testing/responses'
import { samplePassword } from '../../testing/sample-catalog'
import { spokenSellHome } from '../../testing/sample-request'

const api = apiUnderTest()
let admin: Caller
let cookie: string

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  cookie = await api.cookieOf('admin')
})

/** A record that several people can change. */
interface Kind {
  type: string
  path: string
  /** Creates one and returns its id. */
  create: () => Promise<string>
  /** Returns a change to it. */
  change: (text: string) => object
}

const collectionOf = (type: string, path: string, values: () => object, change: Kind['change']): Kind => ({
  type,
  path,
  create: async () => one(await admin.post(path, type, values())).id,
  change,
})

/** Returns a family that no job will change. */
async function familyOf() {
  const { id } = await createFamilyWithRequest(api)
  await api.api.queue.idle()
  return id
}
const homeStages = ['nurture', 'actively-touring', 'in-escrow', 'home-sold']
const kinds: Kind[] = [
  {
    type: 'clients',
    path: '/secure/clients',
    create: familyOf,
    change: (name) => ({ name }),
  },
  {
    type: 'tasks',
    path: '/platform/tasks',
    create: async () =>
      one(
        await admin.post('/platform/tasks', 'tasks', {
          clientId: await familyOf(),
          title: 'Call',
          dueAt: '2027-01-04T12:00:00Z',
        }),
      ).id,
    change: (title) => ({ title }),
  },
  {
    type: 'notes',
    path: '/marketplace/notes',
    create: async () =>
      one(await admin.post('/marketplace/notes', 'notes', { clientId: await familyOf(), text: 'A note' })).id,
    change: (text) => ({ text }),
  },
  collectionOf(
    'organizations',
    '/platform/organizations',
    () => ({ name: `Company ${randomUUID()}` }),
    (name) => ({ name: `${name} ${randomUUID()}` }),
  ),
  collectionOf(
    'contacts',
    '/platform/contacts',
    () => ({ name: 'Pat', communityId: 'aspen-court' }),
    (name) => ({ name }),
  ),
  ...['invoices', 'move-ins'].map((type) => ({
    type,
    path: `/platform/${type}`,
    create: async () => {
      const moveIn = {
        communityId: 'aspen-court',
        movedInOn: todayIn('America/Denver', now().getTime()),
        rentCents: 500_000,
        careCents: 0,
      }
      return one(await admin.post(`/platform/${type}`, type, { clientId: await familyOf(), ...moveIn })).id
    },
    change: (text: string) => ({ careCents: text.length }),
  })),
  {
    type: 'users',
    path: '/admin/users',
    create: async () => {
      const person = { name: 'Pat', email: `${randomUUID()}@versions.example`, role: 'provider' }
      return one(await admin.post('/admin/users', 'users', person)).id
    },
    change: (name) => ({ name }),
  },
  {
    type: 'listings',
    path: '/marketplace/listings',
    create: async () => 'birch-house',
    change: (text) => ({ hidePricing: text.length % 2 === 0 }),
  },
  {
    type: 'sren-referrals',
    path: '/marketplace/sren-referrals',
    create: async () => {
      const home = { clientId: await familyOf(), need: 'sell', consent: spokenSellHome }
      const { id } = one(await admin.post('/marketplace/sren-referrals', 'sren-referrals', home))
      await api.api.queue.idle()
      return id
    },
    change: (text) => ({ stage: homeStages[text.length % homeStages.length] }),
  },
]

const send = (kind: Kind, id: string, change: object, version?: string) =>
  api.call({
    method: 'PATCH',
    url: `${kind.path}/${id}`,
    payload: resourceBody(kind.type, change, { id }),
    headers: { cookie, ...(version === undefined ? {} : { 'if-match': version }) },
  })
const read = (kind: Kind, id: string) => api.call({ url: `${kind.path}/${id}`, headers: { cookie } })
const versionOf = async (kind: Kind, id: string) => Number(one(await read(kind, id)).attributes['version'])

test.each(kinds)(
  'counts the changes of $type, and rejects one that’s based on an earlier version [WORK-005]',
  async (kind) => {
    const id = await kind.create()
    const version = await versionOf(kind, id)
    expect((await read(kind, id)).headers['etag']).toBe(`"${version}"`)
    const first = await send(kind, id, kind.change('one'), `"${version}"`)
    expect([first.status, first.headers['etag']]).toEqual([200, `"${version + 1}"`])
    const late = await send(kind, id, kind.change('four'), `"${version}"`)
    expect(late.status).toBe(412)
    expect(late.body).toMatchObject({
      errors: [
        {
          code: 'record-changed',
          source: { header: 'If-Match' },
          meta: { current: { id, type: kind.type, attributes: one(first).attributes } },
        },
      ],
    })
    expect((await send(kind, id, kind.change('four'), `"${version + 1}"`)).status).toBe(200)
    expect((await send(kind, id, kind.change('three'))).status).toBe(200)
  },
)

test('a version that isn’t one is named, and so is one for an endpoint that takes none [WORK-005, BIZ-008]', async () => {
  const [kind] = kinds
  if (!kind) throw new Error('There are no kinds')
  const id = await kind.create()
  expect((await send(kind, id, kind.change('one'), 'nope')).status).toBe(400)
  expect((await send(kind, id, kind.change('one'), '*')).status).toBe(200)
  const other = await api.call({ url: '/platform/users/me', headers: { cookie, 'if-match': '"1"' } })
  expect([other.status, other.body]).toMatchObject([400, { errors: [{ source: { header: 'If-Match' } }] }])
})

test('of two changes that race for a version, one wins and the other reads the winner, 200 times [WORK-005]', async () => {
  const overwritten: string[] = []
  const racing = kinds.filter(({ type }) => type !== 'invoices' && type !== 'listings')
  const created = new Map<string, string>()
  for (let race = 0; race < 200; race += 1) {
    const kind = racing[race % racing.length]
    if (!kind) continue
    // A stage that a family or a home already has wouldn't be a change, so each race has its own.
    const hasStage = kind.type === 'clients' || kind.type === 'sren-referrals'
    const id = hasStage ? await kind.create() : (created.get(kind.type) ?? (await kind.create()))
    created.set(kind.type, id)
    const version = await versionOf(kind, id)
    const texts = [`mine ${race}`, `theirs! ${race}`]
    const responses = await Promise.all(texts.map((text) => send(kind, id, kind.change(text), `"${version}"`)))
    const winners = responses.filter(({ status }) => status === 200)
    const losers = responses.filter(({ status }) => status === 412)
    const current = one(await read(kind, id)).attributes
    const isKept = winners.length === 1 && losers.length === 1 && current['version'] === version + 1
    const shown = losers.map(({ body }) => Object(body).errors[0].meta.current.attributes)
    const isShown = shown.every((current) => current['version'] === version + 1)
    if (!isKept || !isShown) overwritten.push(`${kind.type} ${id}: ${responses.map(({ status }) => status).join()}`)
  }
  expect(overwritten).toEqual([])
}, 120_000)

async function registerPerson(): Promise<Caller> {
  const browser = browserOf(api)
  const account = { name: 'Pat', email: `${randomUUID()}@versions.example`, password: samplePassword }
  await browser.send('POST', '/platform/auth/register', account, 'users')
  return createCallerWithCookie(api, browser.cookie())
}

/** Something that staff decide. */
interface Decision {
  type: string
  path: string
  /** A person applies, and returns the id. */
  apply: (person: Caller) => Promise<{ id: string }>
  first: object
  late: object
}

const decisions: Decision[] = [
  {
    type: 'claims',
    path: '/admin/claims',
    apply: async (person) =>
      one(await person.post('/marketplace/communities/aspen-court/claim', 'claims', { jobTitle: 'Director' })),
    first: { status: 'declined', reason: 'The community doesn’t know you.' },
    late: { status: 'approved' },
  },
  {
    type: 'agent-applications',
    path: '/admin/agents',
    apply: async (person) =>
      one(
        await person.post('/marketplace/agents', 'agents', {
          displayName: 'Ada Advisor',
          workPhone: '(303) 555-0133',
          city: 'Boulder',
          state: 'CO',
          operatingIn: [{ state: 'CO', counties: ['Boulder'] }],
          inBusinessSince: 2015,
        }),
      ),
    first: { status: 1 },
    late: { status: 2 },
  },
  {
    type: 'reviews',
    path: '/platform/reviews',
    apply: async (person) =>
      one(
        await person.post('/platform/reviews', 'reviews', {
          entityType: 'Community',
          entityId: 'aspen-court',
          relation: 'Daughter of a resident',
          value: 8,
          text: 'The garden is quiet in the evening.',
        }),
      ),
    first: { status: 'declined', reason: 'It names a person.' },
    late: { status: 'published' },
  },
]

test.each(decisions)(
  'decides $type only as the person saw it, and shows the decision of someone else [WORK-005]',
  async ({ type, path, apply, first, late }) => {
    const { id } = await apply(await registerPerson())
    const kind = { type, path, create: async () => id, change: () => first }
    const seen = `"${await versionOf(kind, id)}"`
    expect((await send(kind, id, first, seen)).status).toBe(200)
    const rejected = await send(kind, id, late, seen)
    expect([rejected.status, rejected.body]).toMatchObject([
      412,
      { errors: [{ code: 'record-changed', meta: { current: { id, attributes: first } } }] },
    ])
  },
)

test('deletes only the version that the person saw [WORK-005]', async () => {
  const { id } = one(await admin.post('/platform/organizations', 'organizations', { name: 'Gone soon' }))
  await admin.patch(`/platform/organizations/${id}`, 'organizations', { name: 'Changed' })
  const remove = (version: string) =>
    api.call({ method: 'DELETE', url: `/platform/organizations/${id}`, headers: { cookie, 'if-match': version } })
  expect((await remove('"1"')).status).toBe(412)
  expect((await remove('"2"')).status).toBe(204)
  expect((await remove('"2"')).status).toBe(404)
  expect(list(await admin.get('/platform/organizations?q=Changed')).data).toEqual([])
})
