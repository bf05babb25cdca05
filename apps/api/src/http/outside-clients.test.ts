import { JSONAPISerializers, JSONAPISource } from '@orbit/jsonapi'
import { RecordKeyMap, RecordSchema } from '@orbit/records'
import { buildSerializerSettingsFor } from '@orbit/serializers'
import JsonApi from 'devour-client'
import Jsona from 'jsona'
import Serializer from 'json-api-serializer'
import Kitsu from 'kitsu'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

// Third-party JSON:API clients over real HTTP. They read lists and relationships, and write back what they read.
const api = apiUnderTest()
let url: string
let headers: { cookie: string }
let categoryId: string

beforeAll(async () => {
  url = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  headers = { cookie: await api.cookieOf('admin') }
  const kitsu = new Kitsu({ baseURL: `${url}/platform`, headers, camelCaseTypes: false, pluralize: false })
  const created = await kitsu.post('tag-categories', { name: 'Surroundings' })
  categoryId = String(created.data.id)
})

afterEach(removeAll)

test('works with kitsu: creates, lists with included resources, updates, and deletes [CLIENT-001]', async () => {
  const kitsu = new Kitsu({ baseURL: `${url}/platform`, headers, camelCaseTypes: false, pluralize: false })
  const { data: created } = await kitsu.post('tags', {
    name: 'By kitsu',
    tagCategory: { data: { type: 'tag-categories', id: categoryId } },
  })
  const listed = await kitsu.get('tags', { params: { include: 'tagCategory', page: { size: 5 }, sort: 'name' } })
  expect(listed.data).toMatchObject([
    { id: created.id, name: 'By kitsu', tagCategory: { data: { name: 'Surroundings' } } },
  ])
  await kitsu.patch('tags', { id: created.id, name: 'Changed by kitsu' })
  expect((await kitsu.get(`tags/${created.id}`)).data).toMatchObject({ name: 'Changed by kitsu' })
  await kitsu.delete('tags', created.id)
  await expect(kitsu.get(`tags/${created.id}`)).rejects.toMatchObject({ response: { status: 404 } })
})

test('works with devour-client: creates, lists with included resources, updates, and deletes [CLIENT-001]', async () => {
  const devour = new JsonApi({ apiUrl: `${url}/platform`, pluralize: false })
  devour.headers['cookie'] = headers.cookie
  devour.define('tag-categories', { name: '' })
  devour.define('tags', { name: '', tagCategory: { jsonApi: 'hasOne', type: 'tag-categories' } })
  const { data: created } = await devour.create('tags', {
    name: 'By devour',
    tagCategory: { id: categoryId, type: 'tag-categories' },
  })
  const { data: listed } = await devour.findAll('tags', { include: 'tagCategory' })
  expect(listed).toMatchObject([
    { id: created.id, name: 'By devour', tagCategory: { id: categoryId, name: 'Surroundings' } },
  ])
  await devour.update('tags', { id: created.id, name: 'Changed by devour' })
  expect((await devour.find('tags', created.id)).data).toMatchObject({ name: 'Changed by devour' })
  await devour.destroy('tags', created.id)
  expect((await devour.findAll('tags')).data).toEqual([])
})

test('works with jsona: creates, and reads with included resources [CLIENT-001]', async () => {
  const jsona = new Jsona()
  const body = jsona.serialize({
    stuff: {
      type: 'tags',
      id: '',
      name: 'By jsona',
      tagCategory: { type: 'tag-categories', id: categoryId },
      relationshipNames: ['tagCategory'],
    },
  })
  const created = jsona.deserialize(JSON.stringify(await send('POST', '/platform/tags', withoutId(body))))
  expect(created).toMatchObject({ type: 'tags', name: 'By jsona', tagCategory: { id: categoryId } })
  const read = jsona.deserialize(JSON.stringify(await send('GET', '/platform/tags?include=tagCategory')))
  expect(read).toMatchObject([{ name: 'By jsona', tagCategory: { name: 'Surroundings' } }])
})

test('works with json-api-serializer: creates, and reads with included resources [CLIENT-001]', async () => {
  const serializer = new Serializer()
  serializer.register('tag-categories', {})
  serializer.register('tags', { relationships: { tagCategory: { type: 'tag-categories' } } })
  const body = serializer.serialize('tags', { name: 'By serializer', tagCategory: categoryId })
  const created = serializer.deserialize('tags', await send('POST', '/platform/tags', withoutId(body)))
  expect(created).toMatchObject({ name: 'By serializer', tagCategory: categoryId })
  const read = serializer.deserialize('tags', await send('GET', '/platform/tags?include=tagCategory'))
  expect(read).toMatchObject([{ name: 'By serializer', tagCategory: { id: categoryId, name: 'Surroundings' } }])
})

test('works with @orbit/jsonapi: creates a resource [CLIENT-001]', async () => {
  const schema = new RecordSchema({
    models: {
      tag: {
        keys: { remoteId: {} },
        attributes: { name: { type: 'string' } },
        relationships: { tagCategory: { kind: 'hasOne', type: 'tagCategory' } },
      },
      tagCategory: { keys: { remoteId: {} }, attributes: { name: { type: 'string' } } },
    },
  })
  const names = { serializationOptions: { inflectors: [] } }
  const source = new JSONAPISource({
    schema,
    host: url,
    namespace: 'platform',
    keyMap: new RecordKeyMap(),
    defaultFetchSettings: { headers },
    serializerSettingsFor: buildSerializerSettingsFor({
      settingsByType: {
        [JSONAPISerializers.ResourceField]: names,
        [JSONAPISerializers.ResourceFieldParam]: names,
        [JSONAPISerializers.ResourceType]: {
          serializationOptions: { inflectors: ['pluralize', 'dasherize'] },
          deserializationOptions: { inflectors: ['singularize', 'camelize'] },
        },
      },
    }),
  })
  const added: unknown = await source.update((t) =>
    t.addRecord({ type: 'tag', id: 'here', attributes: { name: 'By orbit' } }),
  )
  expect(added).toMatchObject({ attributes: { name: 'By orbit' } })
})

async function send(method: string, path: string, body?: unknown): Promise<object> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  const text = await response.text()
  const json: object = text ? JSON.parse(text) : {}
  return json
}

/** Removes the empty id that these two libraries write for new resources. */
function withoutId(body: object): object {
  const { data }: { data: object } = JSON.parse(JSON.stringify(body))
  return { data: Object.fromEntries(Object.entries(data).filter(([name, value]) => name !== 'id' || value !== '')) }
}

async function removeAll(): Promise<void> {
  const { data }: { data?: { id: string }[] } = JSON.parse(JSON.stringify(await send('GET', '/platform/tags')))
  for (const { id } of data ?? []) await send('DELETE', `/platform/tags/${id}`)
}
