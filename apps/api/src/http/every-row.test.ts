import { randomUUID } from 'node:crypto'
import type { Endpoint, Role } from '@pkg/api-client/server'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../testing/api-under-test'
import { resourcesIn, resourceBody } from '../../testing/responses'
import { sampleRequest } from '../../testing/sample-request'
import { createResponseChecker, endpointRows } from '../../testing/endpoint-rows'

const api = apiUnderTest()

/** The callers: one per role, and a second agent who has none of the first one's families. */
const people = {
  visitor: undefined,
  customer: ['customer'],
  provider: ['provider'],
  agent: ['agent'],
  'another agent': ['agent', 'other-agent@hearthway.example'],
  'real estate agent': ['real-estate-agent'],
  admin: ['admin'],
} as const
type Name = keyof typeof people
const names: Name[] = ['visitor', 'customer', 'provider', 'agent', 'another agent', 'real estate agent', 'admin']
const cookies = new Map<Name, string>()
let findBrokenRules: (row: Endpoint, response: ApiResponse) => string[]

const roleOf = (name: Name): Role => people[name]?.[0] ?? 'visitor'
const headersOf = (name: Name) => (cookies.get(name) ? { cookie: cookies.get(name) } : {})
const send = (name: Name, row: Endpoint, url: string) =>
  api.call({
    method: row.method,
    url,
    ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: { data: {} } }),
    headers: headersOf(name),
  })
const hasAccess = (name: Name, { access }: Endpoint) =>
  access === 'anyone' || access.some((role) => role === roleOf(name))

/** Words in private data, and the only callers who may read them. */
const secrets: { word: string; readers: Name[] }[] = [
  { word: 'Marigold', readers: ['agent', 'admin'] },
  { word: '3035550177', readers: ['agent', 'admin'] },
  { word: 'marigold@families.example', readers: ['agent', 'admin'] },
  { word: 'Snapdragon', readers: ['customer'] },
  { word: 'Foxglove', readers: ['customer', 'admin'] },
  { word: 'Larkspur', readers: ['agent', 'admin'] },
  { word: 'Hollyhock', readers: ['agent', 'admin'] },
  { word: 'argon2', readers: [] },
]

async function signInAll() {
  for (const name of names) {
    const [role, email] = people[name] ?? []
    if (role) cookies.set(name, await api.cookieOf(role, email))
  }
}

beforeAll(async () => {
  await signInAll()
  findBrokenRules = await createResponseChecker(api)
  const post = (name: Name, url: string, payload: object) =>
    api.call({ method: 'POST', url, payload, headers: headersOf(name) })
  const family = { name: 'Mia Marigold', email: 'marigold@families.example', phone: '(303) 555-0177' }
  const planted = [
    await post('visitor', '/platform/uuid-actions', sampleRequest(family)),
    await post(
      'customer',
      '/marketplace/user-saves',
      resourceBody('user-saves', { communityId: 'aspen-court', kind: 'liked', note: 'Snapdragon' }),
    ),
    await post(
      'customer',
      '/platform/uuid-auxes',
      resourceBody('uuid-auxes', { referrer: 'https://snapdragon.example/Snapdragon' }),
    ),
    await post(
      'customer',
      '/platform/questions',
      resourceBody('questions', { communityId: 'aspen-court', text: 'Foxglove?' }),
    ),
    await post(
      'customer',
      '/platform/reviews',
      resourceBody('reviews', {
        entityType: 'Community',
        entityId: 'aspen-court',
        value: 8,
        text: 'Foxglove',
        relation: 'Resident',
      }),
    ),
    await post('agent', '/platform/contacts', resourceBody('contacts', { name: 'Larkspur' })),
    await post(
      'agent',
      '/marketplace/partner-collection',
      resourceBody('partner-collections', { name: 'Hollyhock', communityIds: ['aspen-court'] }),
    ),
  ]
  expect(planted.map(({ status }) => status)).toEqual(planted.map(() => 201))
  await api.api.queue.idle()
})

test.each(endpointRows)(
  '%s rejects exactly the roles that the endpoint table doesn’t list [ROLE-001, ROLE-009, ROLE-010]',
  async (endpoint, row) => {
    for (const name of names) {
      const response = await send(name, row, row.path.replace(/:\w+/g, randomUUID()))
      if (!hasAccess(name, row)) expect(response.status, name).toBe(name === 'visitor' ? 401 : 403)
      else expect(isDenied(response), name).toBe(false)
      expect(response.status, name).toBeLessThan(500)
      expect(findBrokenRules(row, response), name).toEqual([])
    }
    if (endpoint === 'auth.logout') await signInAll()
  },
)

/** Returns whether the endpoint as a whole was denied, not only a value of the request. */
const isDenied = ({ body }: ApiResponse) => JSON.stringify(body).includes("You don't have permission to do this")

test('returns no one else’s data from any endpoint, whatever the ID [ROLE-010, BIZ-008]', async () => {
  const ids = await listKnownIds()
  const reads = endpointRows.filter(([, { method }]) => method === 'GET')
  const leaks: string[] = []
  const broken: string[] = []
  for (const [endpoint, row] of reads) {
    for (const url of urlsOf(row, ids)) {
      for (const name of names.filter((one) => hasAccess(one, row))) {
        const response = await send(name, row, url)
        const text = JSON.stringify(response.body)
        const leaked = secrets.filter(({ word, readers }) => text.includes(word) && !readers.includes(name))
        leaks.push(...leaked.map(({ word }) => `${name} read ${word} from ${endpoint}`))
        broken.push(...findBrokenRules(row, response).map((rule) => `${endpoint} to ${name}: ${rule}`))
        expect(response.status, `${endpoint} ${url} to ${name}`).toBeLessThan(500)
      }
    }
  }
  expect(leaks).toEqual([])
  expect([...new Set(broken)]).toEqual([])
})

test('returns the planted data to its owners, so the search for leaks can find it [ROLE-010]', async () => {
  const read = async (name: Name, url: string) =>
    JSON.stringify((await api.call({ url, headers: headersOf(name) })).body)
  expect(await read('agent', '/secure/clients')).toContain('Marigold')
  expect(await read('customer', '/marketplace/user-saves')).toContain('Snapdragon')
  expect(await read('admin', '/platform/reviews')).toContain('Foxglove')
  expect(await read('agent', '/platform/contacts')).toContain('Larkspur')
  expect(await read('agent', '/marketplace/partner-collection')).toContain('Hollyhock')
})

/** Returns the ids of everything that any caller can list, by type. */
async function listKnownIds(): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>()
  for (const [, row] of endpointRows.filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))) {
    for (const name of names.filter((one) => hasAccess(one, row))) {
      const response = await send(name, row, row.path)
      if (!row.resource || response.status !== 200 || !Array.isArray(JSON.parse(JSON.stringify(response.body)).data))
        continue
      const known = ids.get(row.resource) ?? new Set()
      for (const { id } of resourcesIn(response)) known.add(id)
      ids.set(row.resource, known)
    }
  }
  return ids
}

/** Returns the URLs to send to an endpoint: one for each known resource of its type, and one for an unknown id. */
function urlsOf({ path, resource }: Endpoint, ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (!path.includes(':')) return [path]
  const known = [...(ids.get(resource ?? '') ?? [])].slice(0, 12)
  return [...known, 'me', randomUUID()].map((id) => path.replace(/:\w+/g, encodeURIComponent(id)))
}
