import { JSONAPISerializers, JSONAPISource } from '@orbit/jsonapi'
import { RecordKeyMap, RecordSchema } from '@orbit/records'
import { buildSerializerSettingsFor } from '@orbit/serializers'
import JsonApi from 'devour-client'
import Jsona from 'jsona'
import Serializer from 'json-api-serializer'
import Kitsu from 'kitsu'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

// Clients of other people, who know nothing of ours, over real HTTP: they read lists and relationships, and write what they read back.
const api = apiUnderTest()
let url: string
let headers: { cookie: string }
let categoryId: string

beforeAll(async () => {
  url = await api.api.app.listen({ port: 0, host: '127.0.0.1' })
  headers = { cookie: await api.cookieOf('admin') }
  const kitsu = new Kitsu({ baseURL: `${url}/platform`, headers, camelCaseTypes: false, pluralize: false })
  const made = await kitsu.post('tag-categories', { name: 'Surroundings' })
  categoryId = String(made.data.id)
})

afterEach(removeAll)

test('kitsu adds, lists with what is included, changes and takes away [CLIENT-001]', async () => {
  const kitsu = new Kitsu({ baseURL: `${url}/platform`, headers, camelCaseTypes: false, pluralize: false })
  const { data: made } = await kitsu.post('tags', {
    name: 'By kitsu',
    tagCategory: { data: { type: 'tag-categories', id: categoryId } },
  })
  const listed = await kitsu.get('tags', { params: { include: 'tagCategory', page: { size: 5 }, sort: 'name' } })
  expect(listed.data).toMatchObject([
    { id: made.id, name: 'By kitsu', tagCategory: { data: { name: 'Surroundings' } } },
  ])
  await kitsu.patch('tags', { id: made.id, name: 'Changed by kitsu' })
  expect((await kitsu.get(`tags/${made.id}`)).data).toMatchObject({ name: 'Changed by kitsu' })
  await kitsu.delete('tags', made.id)
  await expect(kitsu.get(`tags/${made.id}`)).rejects.toMatchObject({ response: { status: 404 } })
})

test('devour-client adds, lists with what is included, changes and takes away [CLIENT-001]', async () => {
  const devour = new JsonApi({ apiUrl: `${url}/platform`, pluralize: false })
  devour.headers['cookie'] = headers.cookie
  devour.define('tag-categories', { name: '' })
  devour.define('tags', { name: '', tagCategory: { jsonApi: 'hasOne', type: 'tag-categories' } })
  const { data: made } = await devour.create('tags', {
    name: 'By devour',
    tagCategory: { id: categoryId, type: 'tag-categories' },
  })
  const { data: listed } = await devour.findAll('tags', { include: 'tagCategory' })
  expect(listed).toMatchObject([
    { id: made.id, name: 'By devour', tagCategory: { id: categoryId, name: 'Surroundings' } },
  ])
  await devour.update('tags', { id: made.id, name: 'Changed by devour' })
  expect((await devour.find('tags', made.id)).data).toMatchObject({ name: 'Changed by devour' })
  await devour.destroy('tags', made.id)
  expect((await devour.findAll('tags')).data).toEqual([])
})

test('jsona reads what it wrote, with what is included [CLIENT-001]', async () => {
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
  const made = jsona.deserialize(JSON.stringify(await send('POST', '/platform/tags', withoutId(body))))
  expect(made).toMatchObject({ type: 'tags', name: 'By jsona', tagCategory: { id: categoryId } })
  const read = jsona.deserialize(JSON.stringify(await send('GET', '/platform/tags?include=tagCategory')))
  expect(read).toMatchObject([{ name: 'By jsona', tagCategory: { name: 'Surroundings' } }])
})

test('json-api-serializer reads what it wrote, with what is included [CLIENT-001]', async () => {
  const serializer = new Serializer()
  serializer.register('tag-categories', {})
  serializer.register('tags', { relationships: { tagCategory: { type: 'tag-categories' } } })
  const body = serializer.serialize('tags', { name: 'By serializer', tagCategory: categoryId })
  const made = serializer.deserialize('tags', await send('POST', '/platform/tags', withoutId(body)))
  expect(made).toMatchObject({ name: 'By serializer', tagCategory: categoryId })
  const read = serializer.deserialize('tags', await send('GET', '/platform/tags?include=tagCategory'))
  expect(read).toMatchObject([{ name: 'By serializer', tagCategory: { id: categoryId, name: 'Surroundings' } }])
})

test('@orbit/jsonapi adds, lists with what is included, changes and takes away [CLIENT-001]', async () => {
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
  const answer: object = text ? JSON.parse(text) : {}
  return answer
}

/** What is new has no id yet, which these two libraries write as an empty one. */
function withoutId(body: object): object {
  const { data }: { data: object } = JSON.parse(JSON.stringify(body))
  return { data: Object.fromEntries(Object.entries(data).filter(([name, value]) => name !== 'id' || value !== '')) }
}

async function removeAll(): Promise<void> {
  const { data }: { data?: { id: string }[] } = JSON.parse(JSON.stringify(await send('GET', '/platform/tags')))
  for (const { id } of data ?? []) await send('DELETE', `/platform/tags/${id}`)
}
