import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import jsonapi from 'jsonapi-serializer'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ApiError, ApiUnreachableError, createClientFor, createClient, MissingParametersError } from './index'
import { communities } from './routes'

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

const seen: Seen[] = []
let answer: (response: ServerResponse) => void = (response) => response.end()

// Runs a real server that speaks the protocol, because these tests check what is sent over the wire.
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    answer(response)
  })
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answers = (status: number, document?: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/vnd.api+json', ...headers })
    response.end(document === undefined ? '' : JSON.stringify(document))
  }
}
const client = (options: { timeout?: number } = {}) => createClient({ baseUrl, headers: { cookie: 'a=1' }, ...options })
const last = () => {
  const request = seen.at(-1)
  if (!request) throw new Error('Nothing was sent')
  return request
}

test('puts path parameters in the path and the remaining parameters in the query [CLIENT-004]', async () => {
  answers(200, { data: [], meta: { total: 0 } })
  await client().communities.list({ state: 'CO', 'page-size': '5' })
  expect(last()).toMatchObject({ method: 'GET', url: '/marketplace/communities?state=CO&page-size=5' })
  answers(200, { data: { type: 'places', id: '1', attributes: { name: 'São Tomé' } } })
  await client().places.get({ state: 'co', city: 'a/b?c' })
  expect(last().url).toBe('/platform/geo-guides/co/a%2Fb%3Fc')
})

test('turns a JSON:API document into a plain object and a list into a page with its total [CLIENT-001]', async () => {
  answers(200, {
    data: [
      {
        type: 'communities',
        id: 'oak',
        attributes: { name: 'Oak', pricesByCareType: { 'assisted-living': { price: 1 } } },
      },
    ],
    meta: { total: 41, paying: 7 },
  })
  await expect(client().communities.list({})).resolves.toEqual({
    items: [{ id: 'oak', name: 'Oak', pricesByCareType: { 'assisted-living': { price: 1 } } }],
    total: 41,
    paying: 7,
  })
  expect(last().headers.accept).toBe('application/vnd.api+json')
})

const author = { id: 'a1', name: 'Ruth', city: { name: 'Boise', zips: ['83702', '83704'] } }
test.each([
  ['attributes of every kind', { id: 'oak', name: 'Oak', beds: 0, isOpen: false, note: null, prices: [{ from: 1 }] }],
  ['one related resource', { id: 'oak', name: 'Oak', author }],
  [
    'several related resources',
    {
      id: 'oak',
      reviews: [
        { id: 'r1', text: 'Kind', author },
        { id: 'r2', text: 'Calm' },
      ],
    },
  ],
  ['no related resource', { id: 'oak', author: null, reviews: [] }],
])('reads a document with %s as jsonapi-serializer does [CLIENT-001]', async (_, oak) => {
  const related = {
    ref: 'id',
    attributes: ['name', 'city', 'text', 'author'],
    author: { ref: 'id', attributes: ['name', 'city'] },
  }
  const keyForAttribute = (name: string) => name
  const document: unknown = new jsonapi.Serializer('communities', {
    attributes: Object.keys(oak),
    author: related,
    reviews: related,
    keyForAttribute,
  }).serialize(oak)
  answers(200, document)
  await expect(client().communities.get({ id: 'oak' })).resolves.toEqual(
    await new jsonapi.Deserializer({ keyForAttribute }).deserialize(document),
  )
})

test("ends circular references and returns only the id of a resource that isn't included [CLIENT-001]", async () => {
  const to = (type: string, id: string) => ({ data: { type, id } })
  answers(200, {
    data: { type: 'communities', id: 'oak', relationships: { agent: to('agents', 'a'), owner: to('owners', 'o') } },
    included: [
      { type: 'agents', id: 'a', attributes: { name: 'Ann' }, relationships: { team: to('teams', 't') } },
      { type: 'teams', id: 't', attributes: { name: 'North' }, relationships: { head: to('agents', 'a') } },
    ],
  })
  await expect(client().communities.get({ id: 'oak' })).resolves.toEqual({
    id: 'oak',
    agent: { id: 'a', name: 'Ann', team: { id: 't', name: 'North', head: { id: 'a' } } },
    owner: { id: 'o' },
  })
})

test('wraps a write as data with its type and sends cookies and the idempotency key [CLIENT-002, CLIENT-006]', async () => {
  answers(201, { data: { type: 'users', id: '1', attributes: { name: 'Dana' } } })
  await client().users.create({ name: 'Dana', email: 'dana@families.example' }, { idempotencyKey: 'key-12345' })
  expect(last()).toMatchObject({ method: 'POST', url: '/platform/users' })
  expect(last().headers).toMatchObject({
    'content-type': 'application/vnd.api+json',
    cookie: 'a=1',
    'idempotency-key': 'key-12345',
  })
  expect(JSON.parse(last().body)).toEqual({
    data: { type: 'users', attributes: { name: 'Dana', email: 'dana@families.example' } },
  })
})

test('wraps the body of a plain endpoint as data in plain JSON [CLIENT-001, CLIENT-006]', async () => {
  answers(200, { phone: { isValid: true } })
  await expect(client().communications.validate({ phone: '3035550123' })).resolves.toEqual({ phone: { isValid: true } })
  expect(JSON.parse(last().body)).toEqual({ data: { phone: '3035550123' } })
})

test('names the resource of an update in the path and the body [CLIENT-004, CLIENT-006]', async () => {
  answers(200, { data: { type: 'tasks', id: '7', attributes: { status: 'done' } } })
  await client().tasks.update({ id: '7', status: 'done' })
  expect(last()).toMatchObject({ method: 'PATCH', url: '/platform/tasks/7' })
  expect(JSON.parse(last().body)).toEqual({ data: { type: 'tasks', id: '7', attributes: { status: 'done' } } })
})

test('lists missing path parameters without sending a request [CLIENT-005]', async () => {
  const before = seen.length
  const missing = client().places.get({ state: '', city: '' })
  await expect(missing).rejects.toThrow(MissingParametersError)
  await expect(missing).rejects.toMatchObject({ missing: ['state', 'city'] })
  expect(seen.length).toBe(before)
})

test.each([400, 404, 409, 422, 500])(
  'rejects status %s with its status, headers, and body [CLIENT-007, ERR-013]',
  async (status) => {
    answers(status, { errors: [{ status: String(status), code: 'c', title: 't' }] }, { 'x-request-id': 'r1' })
    const refused = await client()
      .communities.get({ id: 'x' })
      .catch((problem: unknown) => problem)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ status, errors: [{ code: 'c', title: 't' }] })
    expect(refused instanceof ApiError && refused.headers.get('x-request-id')).toBe('r1')
  },
)

test("returns no body for 204 and doesn't follow a 301, whose headers name the new location [CLIENT-002, CLIENT-007]", async () => {
  answers(204)
  await expect(client().auth.logout()).resolves.toBeUndefined()
  answers(301, undefined, { location: '/elsewhere' })
  const moved = await client()
    .communities.get({ id: 'x' })
    .catch((problem: unknown) => problem)
  expect(moved).toMatchObject({ status: 301, body: undefined })
  expect(moved instanceof ApiError && moved.headers.get('location')).toBe('/elsewhere')
})

test('rejects a timeout and an unreachable server alike [CLIENT-003]', async () => {
  answer = () => undefined
  await expect(client({ timeout: 50 }).communities.get({ id: 'x' })).rejects.toThrow(ApiUnreachableError)
  const unreachable = createClient({ baseUrl: 'http://127.0.0.1:1' })
  await expect(unreachable.communities.get({ id: 'x' })).rejects.toThrow(ApiUnreachableError)
})

test('builds a client of some endpoints that sends the same requests [CLIENT-004]', async () => {
  answers(200, { data: { type: 'communities', id: 'oak', attributes: { name: 'Oak' } } })
  const some = createClientFor({ communities }, { baseUrl })
  await expect(some.communities.get({ id: 'oak' })).resolves.toEqual({ id: 'oak', name: 'Oak' })
  expect(Object.keys(some)).toEqual(['communities'])
})

test('sends cookies unless they are omitted, and sends the partner key [CLIENT-002]', async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
  await createClient({ baseUrl, fetch: sent }).auth.logout()
  await createClient({ baseUrl, fetch: sent, credentials: 'omit', partnerKey: 'pk_1', visitorId: 'v1' }).auth.logout()
  const [own, partner] = sent.mock.calls.map(([, init]) => init)
  expect(own).toMatchObject({ credentials: 'include' })
  expect(own?.headers).not.toHaveProperty('x-partner-key')
  expect(partner).toMatchObject({ credentials: 'omit', headers: { 'x-partner-key': 'pk_1', 'x-visitor-id': 'v1' } })
})

test.each([
  ['a file', new Blob(['pixels'])],
  ['bytes', new TextEncoder().encode('pixels')],
])('sends %s with its facts as a form [FIND-009, CLIENT-004]', async (_, file) => {
  answer = (response) => response.end('{"data":{"type":"images","id":"1","attributes":{}}}')
  const photo = {
    id: 'aspen-court',
    file,
    kind: 'photo',
    subject: 'rooms',
    description: 'A room',
    takenBy: 'staff',
  } as const
  await createClient({ baseUrl }).photos.upload(photo)
  const { url, headers, body } = seen.at(-1) ?? {}
  expect(url).toBe('/platform/communities/aspen-court/photos')
  const form = await new Response(body, { headers: { 'content-type': headers?.['content-type'] ?? '' } }).formData()
  const sent = form.get('file')
  expect(sent instanceof Blob ? await sent.text() : sent).toBe('pixels')
  expect([form.get('subject'), form.get('description'), form.get('id')]).toEqual(['rooms', 'A room', null])
})
