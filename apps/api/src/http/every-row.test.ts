import { randomUUID } from 'node:crypto'
import type { Endpoint, Role } from '@pkg/api-client/server'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type Answer } from '../../testing/api-under-test'
import { resourcesIn, written } from '../../testing/documents'
import { sampleRequest } from '../../testing/sample-request'
import { answerJudge, tableRows } from '../../testing/table-rows'

const api = apiUnderTest()

/** Who calls: each role, and where it matters a second one of the same role, to whom nothing of the first belongs. */
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
let judge: (row: Endpoint, answer: Answer) => string[]

const roleOf = (name: Name): Role => people[name]?.[0] ?? 'visitor'
const headersOf = (name: Name) => (cookies.get(name) ? { cookie: cookies.get(name) } : {})
const ask = (name: Name, row: Endpoint, url: string) =>
  api.call({
    method: row.method,
    url,
    ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: { data: {} } }),
    headers: headersOf(name),
  })
const mayCall = (name: Name, { access }: Endpoint) =>
  access === 'anyone' || access.some((role) => role === roleOf(name))

/** Words that stand in what belongs to somebody, and who alone may ever read them. */
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
  judge = await answerJudge(api)
  const send = (name: Name, url: string, payload: object) =>
    api.call({ method: 'POST', url, payload, headers: headersOf(name) })
  const family = { name: 'Mia Marigold', email: 'marigold@families.example', phone: '(303) 555-0177' }
  const planted = [
    await send('visitor', '/platform/uuid-actions', sampleRequest(family)),
    await send(
      'customer',
      '/marketplace/user-saves',
      written('user-saves', { communityId: 'aspen-court', kind: 'liked', note: 'Snapdragon' }),
    ),
    await send(
      'customer',
      '/platform/uuid-auxes',
      written('uuid-auxes', { referrer: 'https://snapdragon.example/Snapdragon' }),
    ),
    await send(
      'customer',
      '/platform/questions',
      written('questions', { communityId: 'aspen-court', text: 'Foxglove?' }),
    ),
    await send(
      'customer',
      '/platform/reviews',
      written('reviews', { entityType: 'Community', entityId: 'aspen-court', value: 8, text: 'Foxglove' }),
    ),
    await send('agent', '/platform/contacts', written('contacts', { name: 'Larkspur' })),
    await send(
      'agent',
      '/marketplace/partner-collection',
      written('partner-collections', { name: 'Hollyhock', communityIds: ['aspen-court'] }),
    ),
  ]
  expect(planted.map(({ status }) => status)).toEqual(planted.map(() => 201))
  await api.api.queue.idle()
})

test.each(tableRows)(
  '%s refuses whom the table does not name, and nobody else [ROLE-001, ROLE-009, ROLE-010]',
  async (call, row) => {
    for (const name of names) {
      const answer = await ask(name, row, row.path.replace(/:\w+/g, randomUUID()))
      if (!mayCall(name, row)) expect(answer.status, name).toBe(name === 'visitor' ? 401 : 403)
      else expect(isRefused(answer), name).toBe(false)
      expect(answer.status, name).toBeLessThan(500)
      expect(judge(row, answer), name).toEqual([])
    }
    if (call === 'auth.logout') await signInAll()
  },
)

/** Whether a call as a whole was refused, which may still refuse what one asks of it. */
const isRefused = ({ body }: Answer) => JSON.stringify(body).includes('Your account has no part in this')

test('nobody reads what belongs to somebody else, by no call and no id [ROLE-010, BIZ-008]', async () => {
  const ids = await knownIds()
  const reads = tableRows.filter(([, { method }]) => method === 'GET')
  const leaks: string[] = []
  const broken: string[] = []
  for (const [call, row] of reads) {
    for (const url of urlsOf(row, ids)) {
      for (const name of names.filter((one) => mayCall(one, row))) {
        const answer = await ask(name, row, url)
        const text = JSON.stringify(answer.body)
        const read = secrets.filter(({ word, readers }) => text.includes(word) && !readers.includes(name))
        leaks.push(...read.map(({ word }) => `${name} read ${word} by ${call}`))
        broken.push(...judge(row, answer).map((rule) => `${call} to ${name}: ${rule}`))
        expect(answer.status, `${call} ${url} to ${name}`).toBeLessThan(500)
      }
    }
  }
  expect(leaks).toEqual([])
  expect([...new Set(broken)]).toEqual([])
}, 120_000)

test('what is planted can be read by whom it belongs to, so that the search for leaks is one [ROLE-010]', async () => {
  const all = async (name: Name, url: string) =>
    JSON.stringify((await api.call({ url, headers: headersOf(name) })).body)
  expect(await all('agent', '/secure/clients')).toContain('Marigold')
  expect(await all('customer', '/marketplace/user-saves')).toContain('Snapdragon')
  expect(await all('admin', '/platform/reviews')).toContain('Foxglove')
  expect(await all('agent', '/platform/contacts')).toContain('Larkspur')
  expect(await all('agent', '/marketplace/partner-collection')).toContain('Hollyhock')
})

/** The ids of everything that anybody can list, by type. */
async function knownIds(): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>()
  for (const [, row] of tableRows.filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))) {
    for (const name of names.filter((one) => mayCall(one, row))) {
      const answer = await ask(name, row, row.path)
      if (!row.resource || answer.status !== 200 || !Array.isArray(JSON.parse(JSON.stringify(answer.body)).data))
        continue
      const known = ids.get(row.resource) ?? new Set()
      for (const { id } of resourcesIn(answer)) known.add(id)
      ids.set(row.resource, known)
    }
  }
  return ids
}

/** The addresses of a call: one for each thing known of its type, and one for nothing. */
function urlsOf({ path, resource }: Endpoint, ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (!path.includes(':')) return [path]
  const known = [...(ids.get(resource ?? '') ?? [])].slice(0, 12)
  return [...known, 'me', randomUUID()].map((id) => path.replace(/:\w+/g, encodeURIComponent(id)))
}
