// cspell:ignore nmae comunities
import { type Endpoint, type Role, endpoints, fieldsOfType } from '@pkg/api-client/server'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { expect, test } from 'vitest'
import { endpointRows } from '../../testing/endpoint-rows'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()
const schemas: Record<string, Record<string, Endpoint>> = endpoints
const rows = Object.values(endpoints).flatMap((resource): Endpoint[] => Object.values(resource))

/** Returns the cookie of someone who may use an endpoint. */
function createCookies() {
  const cookies = new Map<Role, string>()
  return async ({ access }: Endpoint): Promise<string> => {
    const role = access === 'anyone' ? 'visitor' : (access[0] ?? 'visitor')
    if (role === 'visitor') return ''
    const cookie = cookies.get(role) ?? (await api.cookieOf(role))
    cookies.set(role, cookie)
    return cookie
  }
}

test('every endpoint rejects an unknown parameter and names it [BIZ-008, CLIENT-006]', async () => {
  const cookieFor = createCookies()
  const wrong: string[] = []
  for (const row of rows) {
    const url = `${row.path.replaceAll(/:\w+/g, 'x')}?color=green`
    const cookie = await cookieFor(row)
    const { status, body } = await api.call({ method: row.method, url, headers: { cookie } })
    const { errors = [] }: { errors?: { source?: { parameter?: string } }[] } = JSON.parse(JSON.stringify(body))
    const isNamed = errors.some(({ source }) => source?.parameter === 'color')
    if (status !== 400 || !isNamed) wrong.push(`${row.method} ${row.path}: ${status}`)
  }
  expect(rows.length).toBeGreaterThan(250)
  expect(wrong).toEqual([])
})

test('names each unknown parameter of a search, whatever characters it has [LIST-002, BIZ-008]', async () => {
  const { status, body } = await api.call({ url: '/marketplace/communities?utm_source=mail&filter[a/b~c]=1&state=CO' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: [{ source: { parameter: 'utm_source' } }, { source: { parameter: 'filter[a/b~c]' } }],
  })
})

/** Sends a request with one parameter. Returns its status and what is wrong with the parameter. */
async function ask(row: Endpoint, cookie: string, parameter: string, value: string) {
  const url = `${row.path.replaceAll(/:\w+/g, 'x')}?${String(new URLSearchParams({ [parameter]: value }))}`
  const { status, body } = await api.call({ method: row.method, url, headers: { cookie } })
  const { errors = [] }: { errors?: { detail: string; source?: { parameter?: string } }[] } = JSON.parse(
    JSON.stringify(body),
  )
  return { status, detail: errors.find(({ source }) => source?.parameter === parameter)?.detail ?? '' }
}

test('every endpoint rejects a field and a type of `fields` that doesn’t exist, and names those that do [EDGE-012]', async () => {
  const cookieFor = createCookies()
  const wrong: string[] = []
  const resources = rows.flatMap((row) => (row.resource ? [{ row, type: row.resource }] : []))
  for (const { row, type } of resources) {
    const cookie = await cookieFor(row)
    const misspelled = await ask(row, cookie, `fields[${type}]`, 'nmae')
    const names = fieldsOfType(type) ?? []
    const isNamed = misspelled.detail.startsWith('Unknown field "nmae"') && misspelled.detail.endsWith(names.join(', '))
    if (misspelled.status !== 400 || !isNamed) wrong.push(`${row.method} ${row.path}: ${misspelled.detail}`)
    const foreign = await ask(row, cookie, 'fields[comunities]', 'name')
    if (foreign.status !== 400 || !foreign.detail.includes(`fields[${type}]`)) wrong.push(`${row.path}: fields`)
  }
  expect(resources.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

/** Text that is no number, day, id, or choice. Parameters that take any text take it too. */
const unreadable = '~?~'

const constants = (schema: TSchema): string[] =>
  TypeGuard.IsUnion(schema)
    ? schema.anyOf.flatMap(constants)
    : TypeGuard.IsLiteral(schema)
      ? [String(schema.const)]
      : []

test('every parameter rejects a value that it can’t have, and names those that it can [EDGE-012]', async () => {
  const cookieFor = createCookies()
  const wrong: string[] = []
  let count = 0
  for (const [endpoint, row] of endpointRows) {
    const [resource = '', name = ''] = endpoint.split('.')
    const query = schemas[resource]?.[name]?.query
    if (!query || !TypeGuard.IsObject(query) || row.method !== 'GET') continue
    const cookie = await cookieFor(row)
    for (const [parameter, schema] of Object.entries(query.properties)) {
      if (Value.Check(schema, unreadable)) continue
      count += 1
      const { status, detail } = await ask(row, cookie, parameter, unreadable)
      const names = constants(schema)
      const isNamed = detail !== '' && !detail.includes('union') && names.every((one) => detail.includes(one))
      if (status !== 400 || !isNamed) wrong.push(`${endpoint} ${parameter}: ${status} ${detail}`)
    }
  }
  expect(count).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test.each(['kind', 'sort'])('names the values of %s of saved communities [EDGE-012]', async (name) => {
  const parameter = name === 'kind' ? 'filter[kind]' : name
  const { body } = await api.call({ url: `/marketplace/user-saves?${parameter}=other` })
  const allowed = name === 'kind' ? 'saved, liked, disliked' : 'createdAt, -createdAt'
  expect(body).toMatchObject({ errors: [{ detail: `Use one of ${allowed}`, source: { parameter } }] })
})

test.each([
  ['/marketplace/communities?geo=40,-105', 'filter[geo]=40,-105,20'],
  ['/marketplace/communities?geo=39.7,-104.9,10', 'must be latitude,longitude'],
  ['/marketplace/communities?filter[geo]=40,-105', 'must be latitude,longitude,miles'],
  ['/marketplace/communities?geo=here&sort=distance', 'must be latitude,longitude'],
])('rejects %s and shows the right form [EDGE-012]', async (url, form) => {
  const { status, body } = await api.call({ url })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(form)
})

test.each(['geo=40,-105&sort=distance', 'geo=40,-105&sort=-score', 'filter[geo]=40,-105,20'])(
  'finds communities with %s [LIST-005, LIST-010]',
  async (query) => {
    expect((await api.call({ url: `/marketplace/communities?${query}` })).status).toBe(200)
  },
)
