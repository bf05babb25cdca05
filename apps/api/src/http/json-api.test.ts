import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { resourceIn, resourcesIn, resourceBody } from '../../testing/responses'

const api = apiUnderTest()
const mediaType = 'application/vnd.api+json'
let admin: { cookie: string }
let category: string

beforeAll(async () => {
  admin = { cookie: await api.cookieOf('admin') }
  category = resourceIn(await add('tag-categories', { name: 'Places', position: 1 })).id
  for (const name of ['Garden', 'Lake', 'Mountain view']) await add('tags', { name, tagCategoryId: category })
})

const add = (type: string, attributes: object, more: object = {}) =>
  api.call({ method: 'POST', url: `/platform/${type}`, payload: resourceBody(type, attributes, more), headers: admin })
const change = (type: string, id: string, data: object) =>
  api.call({
    method: 'PATCH',
    url: `/platform/${type}/${id}`,
    payload: { data: { type, id, ...data } },
    headers: admin,
  })

test('declares JSON:API 1.1 in its responses, with a media type without parameters [CLIENT-001]', async () => {
  const { headers, body } = await api.call({ url: '/platform/tags', headers: { accept: mediaType } })
  expect(headers['content-type']).toBe(mediaType)
  expect(body).toMatchObject({ jsonapi: { version: '1.1' } })
})

test.each([
  [`${mediaType}; ext="https://example.com/ext"`, 406],
  [`${mediaType}; charset=utf-8`, 406],
  [`${mediaType}; ext="https://example.com/ext", ${mediaType}`, 200],
  [`${mediaType}; profile="https://example.com/profile"`, 200],
  ['*/*', 200],
])('for the Accept header %s, returns status %i [CLIENT-001]', async (accept, status) => {
  expect((await api.call({ url: '/platform/tags', headers: { accept } })).status).toBe(status)
})

test.each([
  [`${mediaType}; ext="https://example.com/ext"`, 415],
  [`${mediaType}; charset=utf-8`, 415],
  [`${mediaType}; profile="https://example.com/profile"`, 201],
])('for a body of type %s, returns status %i [CLIENT-006]', async (type, status) => {
  const response = await api.call({
    method: 'POST',
    url: '/platform/tags',
    payload: JSON.stringify(resourceBody('tags', { name: `Sent as ${type}` })),
    headers: { ...admin, 'content-type': type },
  })
  expect(response.status).toBe(status)
})

test('creates a resource with 201 and a location that returns it [API-034, BIZ-008]', async () => {
  const created = await add('tags', { name: 'Library' })
  const { id, links } = resourceIn(created)
  expect(created.status).toBe(201)
  expect(created.headers['location']).toBe(`/platform/tags/${id}`)
  expect(links?.self).toBe(created.headers['location'])
  expect(resourceIn(await api.call({ url: `/platform/tags/${id}` })).attributes).toEqual({
    name: 'Library',
    version: 1,
  })
})

test('returns a list’s total and links to other pages that keep all other parameters [API-001, LIST-002]', async () => {
  const response = await api.call({ url: '/platform/tag-categories?page%5Bnumber%5D=1&page%5Bsize%5D=1&sort=-name' })
  expect(response.body).toMatchObject({ meta: { total: 1 } })
  const page = await api.call({
    url: `/platform/tags?filter%5BtagCategoryId%5D=${category}&sort=-name&page-number=2&page-size=1`,
  })
  expect(page.body).toMatchObject({ data: [{ attributes: { name: 'Lake' } }], meta: { total: 3 } })
  const { links } = JSON.parse(JSON.stringify(page.body))
  expect(Object.keys(links)).toEqual(['self', 'first', 'last', 'prev', 'next'])
  const next = await api.call({ url: links.next })
  expect(next.body).toMatchObject({ data: [{ attributes: { name: 'Garden' } }] })
})

test('sorts a list in either direction, and names an unknown sort field in the error [API-001]', async () => {
  const names = async (sort: string) =>
    resourcesIn(await api.call({ url: `/platform/tags?filter[tagCategoryId]=${category}&sort=${sort}` })).map(
      ({ attributes }) => attributes['name'],
    )
  expect(await names('name')).toEqual(['Garden', 'Lake', 'Mountain view'])
  expect(await names('-name')).toEqual(['Mountain view', 'Lake', 'Garden'])
  const rejected = await api.call({ url: '/platform/tags?sort=color' })
  expect(rejected.status).toBe(400)
  expect(rejected.body).toMatchObject({ errors: [{ source: { parameter: 'sort' } }] })
})

test('includes requested related resources once, and links them in both directions [API-012, LIST-011]', async () => {
  const tags = await api.call({ url: `/platform/tags?filter[tagCategoryId]=${category}&include=tagCategory` })
  expect(resourcesIn(tags)[0]?.relationships).toEqual({
    tagCategory: { data: { type: 'tag-categories', id: category } },
  })
  const { included } = JSON.parse(JSON.stringify(tags.body))
  expect(included).toMatchObject([{ type: 'tag-categories', id: category, attributes: { name: 'Places' } }])

  const group = await api.call({ url: `/platform/tag-categories/${category}?include=tags.tagCategory` })
  const includedTags = JSON.parse(JSON.stringify(group.body)).included
  expect(includedTags.map(({ type }: { type: string }) => type)).toEqual(['tags', 'tags', 'tags'])
  expect(resourceIn(group).relationships?.['tags']?.data).toHaveLength(3)
  expect((await api.call({ url: '/platform/tags?include=all' })).status).toBe(200)
})

test.each(['color', 'tagCategory.color', '__proto__', 'tagCategory.tags.tagCategory.tags'])(
  'rejects the unknown relationship %s and names the parameter [API-012, BIZ-008]',
  async (path) => {
    const response = await api.call({ url: `/platform/tags?include=${path}` })
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ errors: [{ source: { parameter: 'include' } }] })
  },
)

test('returns only the fields of sparse fieldsets, in included resources too [API-001]', async () => {
  const response = await api.call({
    url: `/platform/tags?include=tagCategory&fields[tags]=tagCategory&fields[tag-categories]=position`,
  })
  const [tag] = resourcesIn(response).filter(({ relationships }) => relationships?.['tagCategory']?.data)
  expect(tag?.attributes).toEqual({})
  expect(JSON.parse(JSON.stringify(response.body)).included[0].attributes).toEqual({ position: 1 })
  const communities = await api.call({ url: '/marketplace/communities?state=CO&fields[communities]=name' })
  expect(Object.keys(resourcesIn(communities)[0]?.attributes ?? {})).toEqual(['name'])
})

test('sets a to-one relationship, and clears it with null [CLIENT-006]', async () => {
  const created = resourceIn(
    await add(
      'tags',
      { name: 'Quiet' },
      { relationships: { tagCategory: { data: { type: 'tag-categories', id: category } } } },
    ),
  )
  expect(created.attributes['tagCategoryId']).toBe(category)
  const cleared = await change('tags', created.id, { relationships: { tagCategory: { data: null } } })
  expect(resourceIn(cleared).attributes).toEqual({ name: 'Quiet', version: 2 })
})

test.each([
  ['an unknown relationship', { relationships: { color: { data: null } } }, 422],
  ['a relationship of another type', { relationships: { tagCategory: { data: { type: 'tags', id: 'x' } } } }, 422],
  ["relationships that aren't an object", { relationships: [] }, 422],
])('rejects a write with %s and points to it [BIZ-008]', async (_, more, status) => {
  const response = await add('tags', { name: 'Never' }, more)
  expect(response.status).toBe(status)
  expect(JSON.stringify(response.body)).toContain('/data/relationships')
})

test('rejects a write to a to-many relationship with 403 [BIZ-008]', async () => {
  const toMany = { relationships: { tags: { data: [] } } }
  expect((await add('tag-categories', { name: 'Never' }, toMany)).status).toBe(403)
})

test('rejects a client-generated ID with 403, and another type or ID with 409 [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Never' }, { id: 'mine' })).status).toBe(403)
  expect((await add('tags', { name: 'Never' }, { type: 'dogs' })).status).toBe(409)
  const [tag] = resourcesIn(await api.call({ url: '/platform/tags' }))
  const other = await api.call({
    method: 'PATCH',
    url: `/platform/tags/${tag?.id}`,
    payload: resourceBody('tags', { name: 'Never' }, { id: category }),
    headers: admin,
  })
  expect(other.status).toBe(409)
})

test('rejects a duplicate value with 409, and points to a reference to a missing resource [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Garden' })).status).toBe(409)
  const orphan = await add('tags', { name: 'Orphan', tagCategoryId: '00000000-0000-4000-8000-000000000000' })
  expect(orphan.status).toBe(422)
  expect(orphan.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/tagCategoryId' } }] })
})

test('deletes a resource with 204, and returns 404 for it afterwards [BIZ-008]', async () => {
  const { id } = resourceIn(await add('tags', { name: 'Temporary' }))
  const url = `/platform/tags/${id}`
  expect((await api.call({ method: 'DELETE', url, headers: admin })).status).toBe(204)
  expect((await api.call({ method: 'DELETE', url, headers: admin })).status).toBe(404)
  expect((await api.call({ url })).status).toBe(404)
  expect((await change('tags', id, { attributes: { name: 'Back' } })).status).toBe(404)
})

test('rejects text that the database can’t store, without a server error [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Nothing \u0000 here' })).status).toBe(422)
  expect((await api.call({ url: `/platform/tags?q=${encodeURIComponent('\u0000')}` })).status).toBe(400)
})
