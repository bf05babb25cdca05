import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { createFamilyWithRequest } from '../../testing/lead-samples'
import { sampleRequest, sampleWording } from '../../testing/sample-request'
import { endpointRows } from '../../testing/endpoint-rows'

const api = apiUnderTest()
const schemas: Record<string, Record<string, Endpoint>> = endpoints
const schemaOf = (name: string): Partial<Endpoint> => {
  const [resource = '', row = ''] = name.split('.')
  return schemas[resource]?.[row] ?? {}
}
const writes = endpointRows.filter(([name]) => schemaOf(name).body !== undefined)

/** Returns the paths of objects that accept unlisted fields. */
function findOpenObjects(schema: TSchema, path: string): string[] {
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.flatMap((one, at) => findOpenObjects(one, `${path}|${at}`))
  if (TypeGuard.IsArray(schema)) return findOpenObjects(schema.items, `${path}[]`)
  if (!TypeGuard.IsObject(schema)) return []
  const ownPath = schema.additionalProperties === false ? [] : [path]
  return [
    ...ownPath,
    ...Object.entries(schema.properties).flatMap(([name, inner]) => findOpenObjects(inner, `${path}.${name}`)),
  ]
}

/** Objects whose fields the update of the record lists, which the test of bulk actions shows. */
const listedElsewhere = ['bulkActions.create.changes', 'bulkActions.preview.changes']

test('every request body lists its fields at every depth [BIZ-008]', () => {
  const paths = writes.flatMap(([name]) => {
    const { body } = schemaOf(name)
    return body ? findOpenObjects(body, name) : []
  })
  expect(paths).toEqual(listedElsewhere)
})

const privileged = ['role', 'isAdmin', 'passwordHash', 'userId', 'ownerId', 'emailVerifiedAt', 'createdAt']

let cookie: string
beforeAll(async () => {
  cookie = await api.cookieOf('admin')
})

test.each(writes)('%s rejects fields that its schema doesn’t list [BIZ-008, ROLE-009]', async (name, row: Endpoint) => {
  const { body } = schemaOf(name)
  const fields = body && TypeGuard.IsObject(body) ? Object.keys(body.properties) : []
  for (const extra of privileged.filter((one) => !fields.includes(one))) {
    const values = { [extra]: 'x' }
    const response = await api.call({
      method: row.method,
      url: row.path.replace(/:\w+/g, 'me'),
      payload: { data: row.resource ? { type: row.resource, attributes: values } : values },
      headers: { cookie },
    })
    // Admins have no access to some endpoints. The others reject the unknown field.
    expect([403, 422], extra).toContain(response.status)
    if (response.status === 422) expect(JSON.stringify(response.body)).toContain(`/${extra}`)
  }
})

test.each(['__proto__', 'constructor'])(
  'a body can’t change the prototype of objects with %s [BIZ-008]',
  async (name) => {
    const attributes =
      name === '__proto__' ? `{"__proto__":{"role":"admin"}}` : `{"constructor":{"prototype":{"role":"admin"}}}`
    const response = await api.call({
      method: 'POST',
      url: '/platform/users',
      payload: `{"data":{"type":"users","attributes":${attributes}}}`,
      headers: { 'content-type': 'application/vnd.api+json' },
    })
    expect(response.status).toBe(400)
    expect(Reflect.get({}, 'role')).toBeUndefined()
    const query = await api.call({ url: `/platform/questions?${name}[role]=admin` })
    expect(query.status).toBe(400)
  },
)

test('validates every value of a repeated parameter [BIZ-008]', async () => {
  for (const query of ['page-size=1&page-size=100000', 'sort=price&sort=drop', 'page[size]=5&page-size=100000']) {
    expect((await api.call({ url: `/marketplace/communities?${query}` })).status, query).toBe(400)
  }
})

test.each([
  ['names another family', (id: string) => ({ wordings: [{ ...sampleWording, familyId: id }] }), 'wordings/0/familyId'],
  ['brings its own text', () => ({ wordings: [{ ...sampleWording, text: 'Call me, anyone' }] }), 'wordings/0/text'],
  ['is only a text', () => ({ consent: { text: 'Yes', language: 'en', version: '1' } }), 'consent'],
])('rejects a consent that %s [TRUST-001, TRUTH-002, BIZ-008]', async (_, buildData, pointer) => {
  const { id } = await createFamilyWithRequest(api)
  const payload = sampleRequest({ data: buildData(id) })
  const rejected = await api.call({ method: 'POST', url: '/platform/uuid-actions', payload })
  expect(rejected.status).toBe(422)
  expect(rejected.body).toMatchObject({
    errors: [{ source: { pointer: `/data/attributes/actionInfo/data/${pointer}` } }],
  })
})
