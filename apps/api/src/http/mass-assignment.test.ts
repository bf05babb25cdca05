import { type Endpoint, requestSchemas } from '@pkg/api-client/server'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { createFamilyWithRequest } from '../../testing/lead-samples'
import { sampleRequest } from '../../testing/sample-request'
import { tableRows } from '../../testing/table-rows'

const api = apiUnderTest()
const schemas: Record<string, Record<string, { query?: TSchema; body?: TSchema }>> = requestSchemas
const schemaOf = (name: string) => {
  const [resource = '', row = ''] = name.split('.')
  return schemas[resource]?.[row] ?? {}
}
const writes = tableRows.filter(([name]) => schemaOf(name).body !== undefined)

/** Objects that take names which nobody wrote down, by where they are. */
function open(schema: TSchema, path: string): string[] {
  if (TypeGuard.IsUnion(schema)) return schema.anyOf.flatMap((one, at) => open(one, `${path}|${at}`))
  if (TypeGuard.IsArray(schema)) return open(schema.items, `${path}[]`)
  if (!TypeGuard.IsObject(schema)) return []
  const here = schema.additionalProperties === false ? [] : [path]
  return [...here, ...Object.entries(schema.properties).flatMap(([name, inner]) => open(inner, `${path}.${name}`))]
}

test('every body of the table names what it takes, at every depth [BIZ-008]', () => {
  const places = writes.flatMap(([name]) => {
    const { body } = schemaOf(name)
    return body ? open(body, name) : []
  })
  expect(places).toEqual([])
})

const privileged = ['role', 'isAdmin', 'passwordHash', 'userId', 'ownerId', 'emailVerifiedAt', 'createdAt']

test.each(writes)('%s takes no value that it does not name [BIZ-008, ROLE-009]', async (name, row: Endpoint) => {
  const cookie = await api.cookieOf('admin')
  const { body } = schemaOf(name)
  const named = body && TypeGuard.IsObject(body) ? Object.keys(body.properties) : []
  for (const extra of privileged.filter((one) => !named.includes(one))) {
    const values = { [extra]: 'x' }
    const answer = await api.call({
      method: row.method,
      url: row.path.replace(/:\w+/g, 'me'),
      payload: { data: row.resource ? { type: row.resource, attributes: values } : values },
      headers: { cookie },
    })
    // Some calls are not for admins; whoever may call is told that the name is not known.
    expect([403, 422], extra).toContain(answer.status)
    if (answer.status === 422) expect(JSON.stringify(answer.body)).toContain(`/${extra}`)
  }
})

test.each(['__proto__', 'constructor'])('a body cannot reach the prototype of things by %s [BIZ-008]', async (name) => {
  const attributes =
    name === '__proto__' ? `{"__proto__":{"role":"admin"}}` : `{"constructor":{"prototype":{"role":"admin"}}}`
  const answer = await api.call({
    method: 'POST',
    url: '/platform/users',
    payload: `{"data":{"type":"users","attributes":${attributes}}}`,
    headers: { 'content-type': 'application/vnd.api+json' },
  })
  expect(answer.status).toBe(400)
  expect(Reflect.get({}, 'role')).toBeUndefined()
  const query = await api.call({ url: `/platform/questions?${name}[role]=admin` })
  expect(query.status).toBe(400)
})

test('a parameter that stands twice is no way around its check [BIZ-008]', async () => {
  for (const query of ['page-size=1&page-size=100000', 'sort=price&sort=drop', 'page[size]=5&page-size=100000']) {
    expect((await api.call({ url: `/marketplace/communities?${query}` })).status, query).toBe(400)
  }
})

test('a consent that comes along cannot name another family as the one that gave it [TRUST-001, BIZ-008]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const consent = { text: 'Yes, text me', language: 'en', version: 'texts-1', familyId: id }
  const payload = sampleRequest({ data: { consent } })
  const refused = await api.call({ method: 'POST', url: '/platform/uuid-actions', payload })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/actionInfo/data/consent/familyId' } }],
  })
})
