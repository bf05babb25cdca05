import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { resourceIn, resourcesIn, written } from '../../testing/documents'

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
  api.call({ method: 'POST', url: `/platform/${type}`, payload: written(type, attributes, more), headers: admin })
const change = (type: string, id: string, data: object) =>
  api.call({
    method: 'PATCH',
    url: `/platform/${type}/${id}`,
    payload: { data: { type, id, ...data } },
    headers: admin,
  })

test('an answer says that it is JSON:API 1.1, in its media type without parameters [CLIENT-001]', async () => {
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
])('an answer wanted as %s is answered %i [CLIENT-001]', async (accept, status) => {
  expect((await api.call({ url: '/platform/tags', headers: { accept } })).status).toBe(status)
})

test.each([
  [`${mediaType}; ext="https://example.com/ext"`, 415],
  [`${mediaType}; charset=utf-8`, 415],
  [`${mediaType}; profile="https://example.com/profile"`, 201],
])('a body sent as %s is answered %i [CLIENT-006]', async (type, status) => {
  const answer = await api.call({
    method: 'POST',
    url: '/platform/tags',
    payload: JSON.stringify(written('tags', { name: `Sent as ${type}` })),
    headers: { ...admin, 'content-type': type },
  })
  expect(answer.status).toBe(status)
})

test('what is new is answered 201 with its address, where it can be read [API-034, BIZ-008]', async () => {
  const made = await add('tags', { name: 'Library' })
  const { id, links } = resourceIn(made)
  expect(made.status).toBe(201)
  expect(made.headers['location']).toBe(`/platform/tags/${id}`)
  expect(links?.self).toBe(made.headers['location'])
  expect(resourceIn(await api.call({ url: `/platform/tags/${id}` })).attributes).toEqual({ name: 'Library' })
})

test('a list tells its total and links to the pages around, with every other parameter kept [API-001, LIST-002]', async () => {
  const answer = await api.call({ url: '/platform/tag-categories?page%5Bnumber%5D=1&page%5Bsize%5D=1&sort=-name' })
  expect(answer.body).toMatchObject({ meta: { total: 1 } })
  const of = await api.call({
    url: `/platform/tags?filter%5BtagCategoryId%5D=${category}&sort=-name&page-number=2&page-size=1`,
  })
  expect(of.body).toMatchObject({ data: [{ attributes: { name: 'Lake' } }], meta: { total: 3 } })
  const { links } = JSON.parse(JSON.stringify(of.body))
  expect(Object.keys(links)).toEqual(['self', 'first', 'last', 'prev', 'next'])
  const next = await api.call({ url: links.next })
  expect(next.body).toMatchObject({ data: [{ attributes: { name: 'Garden' } }] })
})

test('a list is in the order asked for, either way, and an order that it has not is refused by name [API-001]', async () => {
  const names = async (sort: string) =>
    resourcesIn(await api.call({ url: `/platform/tags?filter[tagCategoryId]=${category}&sort=${sort}` })).map(
      ({ attributes }) => attributes['name'],
    )
  expect(await names('name')).toEqual(['Garden', 'Lake', 'Mountain view'])
  expect(await names('-name')).toEqual(['Mountain view', 'Lake', 'Garden'])
  const refused = await api.call({ url: '/platform/tags?sort=color' })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ errors: [{ source: { parameter: 'sort' } }] })
})

test('related resources come along when asked for, each once, and linked both ways [API-012, LIST-011]', async () => {
  const tags = await api.call({ url: `/platform/tags?filter[tagCategoryId]=${category}&include=tagCategory` })
  expect(resourcesIn(tags)[0]?.relationships).toEqual({
    tagCategory: { data: { type: 'tag-categories', id: category } },
  })
  const { included } = JSON.parse(JSON.stringify(tags.body))
  expect(included).toMatchObject([{ type: 'tag-categories', id: category, attributes: { name: 'Places' } }])

  const group = await api.call({ url: `/platform/tag-categories/${category}?include=tags.tagCategory` })
  const others = JSON.parse(JSON.stringify(group.body)).included
  expect(others.map(({ type }: { type: string }) => type)).toEqual(['tags', 'tags', 'tags'])
  expect(resourceIn(group).relationships?.['tags']?.data).toHaveLength(3)
  expect((await api.call({ url: '/platform/tags?include=all' })).status).toBe(200)
})

test.each(['color', 'tagCategory.color', '__proto__', 'tagCategory.tags.tagCategory.tags'])(
  'a relationship that there is not, %s, is refused by name [API-012, BIZ-008]',
  async (path) => {
    const answer = await api.call({ url: `/platform/tags?include=${path}` })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ source: { parameter: 'include' } }] })
  },
)

test('sparse fieldsets leave out what is not wanted, also of what comes along [API-001]', async () => {
  const answer = await api.call({
    url: `/platform/tags?include=tagCategory&fields[tags]=tagCategory&fields[tag-categories]=position`,
  })
  const [tag] = resourcesIn(answer).filter(({ relationships }) => relationships?.['tagCategory']?.data)
  expect(tag?.attributes).toEqual({})
  expect(JSON.parse(JSON.stringify(answer.body)).included[0].attributes).toEqual({ position: 1 })
  const communities = await api.call({ url: '/marketplace/communities?state=CO&fields[communities]=name' })
  expect(Object.keys(resourcesIn(communities)[0]?.attributes ?? {})).toEqual(['name'])
})

test('a parameter that a call has not is refused by name [BIZ-008]', async () => {
  const answer = await api.call({ url: '/platform/tags?color=green' })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ errors: [{ source: { parameter: 'color' } }] })
})

test('a single relationship is written as one, and taken away with null [CLIENT-006]', async () => {
  const made = resourceIn(
    await add(
      'tags',
      { name: 'Quiet' },
      { relationships: { tagCategory: { data: { type: 'tag-categories', id: category } } } },
    ),
  )
  expect(made.attributes['tagCategoryId']).toBe(category)
  const cleared = await change('tags', made.id, { relationships: { tagCategory: { data: null } } })
  expect(resourceIn(cleared).attributes).toEqual({ name: 'Quiet' })
})

test.each([
  ['an unknown relationship', { relationships: { color: { data: null } } }, 422],
  ['one of another type', { relationships: { tagCategory: { data: { type: 'tags', id: 'x' } } } }, 422],
  ['no object', { relationships: [] }, 422],
])('a write with %s is refused with a pointer to it [BIZ-008]', async (_, more, status) => {
  const answer = await add('tags', { name: 'Never' }, more)
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).toContain('/data/relationships')
})

test('a list of others is not written as a whole: 403 [BIZ-008]', async () => {
  const whole = { relationships: { tags: { data: [] } } }
  expect((await add('tag-categories', { name: 'Never' }, whole)).status).toBe(403)
})

test('an id chosen by the client is refused with 403, another type or id with 409 [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Never' }, { id: 'mine' })).status).toBe(403)
  expect((await add('tags', { name: 'Never' }, { type: 'dogs' })).status).toBe(409)
  const [tag] = resourcesIn(await api.call({ url: '/platform/tags' }))
  const other = await api.call({
    method: 'PATCH',
    url: `/platform/tags/${tag?.id}`,
    payload: written('tags', { name: 'Never' }, { id: category }),
    headers: admin,
  })
  expect(other.status).toBe(409)
})

test('a value that is taken is a conflict, one that points to nothing is named [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Garden' })).status).toBe(409)
  const lost = await add('tags', { name: 'Lost', tagCategoryId: '00000000-0000-4000-8000-000000000000' })
  expect(lost.status).toBe(422)
  expect(lost.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/tagCategoryId' } }] })
})

test('what is taken away answers 204, and 404 from then on [BIZ-008]', async () => {
  const { id } = resourceIn(await add('tags', { name: 'Soon gone' }))
  const url = `/platform/tags/${id}`
  expect((await api.call({ method: 'DELETE', url, headers: admin })).status).toBe(204)
  expect((await api.call({ method: 'DELETE', url, headers: admin })).status).toBe(404)
  expect((await api.call({ url })).status).toBe(404)
  expect((await change('tags', id, { attributes: { name: 'Back' } })).status).toBe(404)
})

test('text that the database cannot keep is refused, not an error of ours [BIZ-008]', async () => {
  expect((await add('tags', { name: 'Nothing \u0000 here' })).status).toBe(422)
  expect((await api.call({ url: `/platform/tags?q=${encodeURIComponent('\u0000')}` })).status).toBe(400)
})
