import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, list, one } from '../../../testing/lead-samples'
import { rowsOf } from '../../database/database'

const api = apiUnderTest()
const path = '/platform/content-entries'
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  await create({ kind: 'authors', slug: 'mei', title: 'Mei', values: { job: 'Writer' } })
  await create({ kind: 'reviewers', slug: 'paul', title: 'Paul', values: { job: 'Doctor' } })
  await create({ kind: 'topics', slug: 'money', title: 'Money', values: { summary: 'Bills' } })
})
afterEach(() => {
  vi.useRealTimers()
})

const create = async (entry: object) => {
  const response = await admin.post(path, 'content-entries', entry)
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  return one(response)
}
const values = { summary: 'A first summary', topic: 'money', author: 'mei', reviewer: 'paul' }
/** Creates a published article. */
const createArticle = (more: object = {}) =>
  create({ kind: 'articles', slug: `a-${randomUUID()}`, title: 'Long days', body: 'First text', values, ...more })
const act = (id: string, action: string, attributes: object = {}, headers: Record<string, string> = {}) =>
  admin.post(`${path}/${id}/${action}`, 'content-entries', attributes, headers)
const save = (id: string, attributes: object) => admin.patch(`${path}/${id}`, 'content-entries', attributes)
const entry = async (id: string) => one(await admin.get(`${path}/${id}`)).attributes
const slugOf = async (id: string) => String((await entry(id))['slug'])
const read = async (slug: string, language = 'en') => {
  const { body } = await api.call({ url: `/content/articles?slug=${slug}&language=${language}` })
  const { items }: { items: Record<string, unknown>[] } = JSON.parse(JSON.stringify(body))
  return items[0]
}
const pointersOf = ({ body }: Awaited<ReturnType<typeof act>>) => {
  const { errors }: { errors: { source: { pointer: string } }[] } = JSON.parse(JSON.stringify(body))
  return errors.map(({ source }) => source.pointer.replace('/data/attributes/', ''))
}

test('readers get a draft only once it’s published, and nothing that isn’t named changes [WORK-012, API-046]', async () => {
  const { id } = await createArticle()
  const saved = await save(id, { title: 'Short days', values: { minutes: 4 } })
  expect(one(saved).attributes).toMatchObject({
    state: 'draft',
    isPublished: true,
    name: 'Short days',
    title: 'Long days',
    draft: { title: 'Short days', body: 'First text', values: { ...values, minutes: 4 } },
  })
  const slug = await slugOf(id)
  expect(await read(slug)).toMatchObject({ title: 'Long days', summary: 'A first summary' })
  expect(await read(slug)).not.toHaveProperty('minutes')
  expect((await act(id, 'publish')).status).toBe(200)
  expect(await read(slug)).toMatchObject({ title: 'Short days', minutes: 4, body: 'First text' })
  expect(await entry(id)).toMatchObject({ state: 'published', versions: 2 })
  expect(await entry(id)).not.toHaveProperty('draft')
})

test('null removes a value, a text, and the whole translation [WORK-012]', async () => {
  const es = { title: 'Días largos', body: 'Primer texto', values: { summary: 'Un resumen' } }
  const { id } = await createArticle({ translations: { es } })
  expect(await read(await slugOf(id), 'es')).toMatchObject({ title: 'Días largos', language: 'es' })
  const partly = one(await save(id, { values: { reviewer: null }, translations: { es: { body: null } } }))
  const { reviewer: _, ...others } = values
  expect(partly.attributes['draft']).toEqual({
    title: 'Long days',
    body: 'First text',
    values: others,
    translations: { es: { title: es.title, values: es.values } },
    position: 0,
  })
  expect(partly.attributes['languages']).toBe('both')
  expect(pointersOf(await act(id, 'publish'))).toEqual(['translations/es/body'])
  expect(one(await save(id, { translations: { es: null } })).attributes['languages']).toBe('english')
  await act(id, 'publish')
  expect(await read(await slugOf(id), 'es')).toMatchObject({ title: 'Long days', language: 'en' })
})

test('names everything that prevents publishing, and publishes nothing of it [WORK-012]', async () => {
  const { id } = await create({ kind: 'articles', slug: 'unfinished', title: 'Unfinished', isPublished: false })
  await save(id, {
    values: { author: 'no-one', reviewer: 'mei', summary: 'x'.repeat(160), sources: [{ title: 'Survey' }] },
    translations: { es: { values: { summary: 'Corto' } } },
  })
  const refused = await act(id, 'publish')
  expect(refused.status).toBe(422)
  expect(pointersOf(refused).toSorted()).toEqual([
    'body',
    'translations/es/title',
    'values/author',
    // An author, but no reviewer.
    'values/reviewer',
    'values/topic',
  ])
  expect(await read('unfinished')).toBeUndefined()
  await save(id, {
    body: 'Text',
    values: { author: 'mei', reviewer: null, topic: 'money' },
    translations: { es: null },
  })
  expect((await act(id, 'publish')).status).toBe(200)
})

test.each([
  ['a summary that search engines would cut', { summary: 'x'.repeat(161) }, 'values/summary'],
  ['a number as text', { minutes: '4' }, 'values/minutes'],
  ['a day of another form', { reviewedOn: '1/2/2026' }, 'values/reviewedOn'],
  ['a source without a title', { sources: [{ url: 'https://a.example' }] }, 'values/sources'],
])('rejects %s in a draft [WORK-012]', async (_what, changed, pointer) => {
  const { id } = await createArticle()
  const refused = await save(id, { values: changed })
  expect([refused.status, pointersOf(refused)]).toEqual([422, [pointer]])
})

test('an author that readers can’t see can’t sign an article [WORK-012]', async () => {
  const { id: author } = await create({ kind: 'authors', slug: 'gone', title: 'Gone', values: { job: 'Writer' } })
  const { id } = await createArticle()
  await save(id, { values: { author: 'gone' } })
  expect((await act(author, 'take-down')).status).toBe(200)
  expect(pointersOf(await act(id, 'publish'))).toEqual(['values/author'])
})

test('of two people, the second learns what the first saved, and loses nothing [WORK-005, WORK-012]', async () => {
  const { id } = await createArticle()
  const version = String((await entry(id))['version'])
  const change = (title: string) =>
    api.call({
      method: 'PATCH',
      url: `${path}/${id}`,
      payload: { data: { type: 'content-entries', id, attributes: { title } } },
      headers: { cookie: admin.cookie, 'if-match': `"${version}"` },
    })
  expect((await change('Mine')).status).toBe(200)
  const second = await change('Theirs')
  expect([second.status, codeOf(second)]).toEqual([412, 'record-changed'])
  expect(JSON.stringify(second.body)).toContain('"name":"Mine"')
  const late = await act(id, 'publish', {}, { 'if-match': `"${version}"` })
  expect(late.status).toBe(412)
  expect(await read(await slugOf(id))).toMatchObject({ title: 'Long days' })
})

test('publishes at its time and not before, and not what was unscheduled [WORK-012, LIFE-009]', async () => {
  const [first, second, third] = [await createArticle(), await createArticle(), await createArticle()]
  const start = now().getTime()
  const at = (minutes: number) => ({ at: new Date(start + minutes * 60_000).toISOString() })
  for (const { id } of [first, second, third]) await save(id, { title: 'In the evening' })
  expect(one(await act(first.id, 'publish', at(60))).attributes).toMatchObject({
    state: 'scheduled',
    publishAt: at(60).at,
  })
  await act(second.id, 'publish', at(60))
  await act(second.id, 'unschedule')
  await act(third.id, 'publish', at(60))
  await act(third.id, 'publish', at(120))
  const titles = async () => {
    await api.api.queue.idle()
    const found = await Promise.all([first, second, third].map(async ({ id }) => read(await slugOf(id))))
    return found.map((one) => one?.['title'])
  }
  const jobs = await rowsOf(
    api.database.orm,
    sql`select due_at from jobs where name = 'publish-content' and data ->> 'entryId' = ${first.id}`,
  )
  expect(jobs).toHaveLength(1)
  expect(await titles()).toEqual(['Long days', 'Long days', 'Long days'])
  vi.useFakeTimers({ now: start + 61 * 60_000, toFake: ['Date'] })
  api.api.queue.wake()
  expect(await titles()).toEqual(['In the evening', 'Long days', 'Long days'])
  vi.useFakeTimers({ now: start + 121 * 60_000, toFake: ['Date'] })
  api.api.queue.wake()
  expect(await titles()).toEqual(['In the evening', 'Long days', 'In the evening'])
})

test('a scheduled draft stays publishable, and one that no longer is waits with its past time [WORK-012]', async () => {
  const { id: author } = await create({ kind: 'authors', slug: 'brief', title: 'Brief', values: { job: 'Writer' } })
  const { id } = await createArticle()
  await save(id, { values: { author: 'brief' } })
  const at = new Date(now().getTime() + 60_000).toISOString()
  await act(id, 'publish', { at })
  expect(pointersOf(await save(id, { body: null }))).toEqual(['body'])
  expect((await save(id, { title: 'Better' })).status).toBe(200)
  await act(author, 'take-down')
  vi.useFakeTimers({ now: now().getTime() + 120_000, toFake: ['Date'] })
  api.api.queue.wake()
  await api.api.queue.idle()
  expect(await entry(id)).toMatchObject({ state: 'scheduled', publishAt: at, title: 'Long days' })
})

test('a time in the past publishes now, and one after a year is rejected [WORK-012]', async () => {
  const { id } = await createArticle()
  await save(id, { title: 'Now' })
  expect(pointersOf(await act(id, 'publish', { at: '2999-01-01T00:00:00Z' }))).toEqual(['at'])
  await act(id, 'publish', { at: '2020-01-01T00:00:00Z' })
  expect(await read(await slugOf(id))).toMatchObject({ title: 'Now' })
})

test('takes an entry down and publishes it again [WORK-012]', async () => {
  const { id } = await createArticle()
  const slug = await slugOf(id)
  expect(one(await act(id, 'take-down')).attributes).toMatchObject({ state: 'unpublished', isPublished: false })
  expect(await read(slug)).toBeUndefined()
  expect(codeOf(await act(id, 'take-down'))).toBe('not-published')
  await act(id, 'publish')
  expect(await read(slug)).toMatchObject({ title: 'Long days' })
  expect(codeOf(await act(id, 'publish'))).toBe('no-draft')
})

test('keeps pages that readers need, and what published entries name [WORK-012, RES-001]', async () => {
  const page = await create({ kind: 'contact-us', slug: 'contact-us', title: 'Reach us' })
  expect(codeOf(await act(page.id, 'take-down'))).toBe('content-in-use')
  const author = await create({ kind: 'authors', slug: 'needed', title: 'Needed', values: { job: 'Writer' } })
  const { id } = await createArticle({ title: 'By someone needed', values: { ...values, author: 'needed' } })
  const refused = await act(author.id, 'take-down')
  expect(codeOf(refused)).toBe('content-in-use')
  expect(JSON.stringify(refused.body)).toContain('Published entries name it: By someone needed')
  const { id: topic } = await create({ kind: 'topics', slug: 'first', title: 'First', values: { summary: 'One' } })
  await create({ kind: 'home-page', slug: 'home-page', title: 'Home', values: { topics: ['first'] } })
  expect(codeOf(await act(topic, 'take-down'))).toBe('content-in-use')
  await act(id, 'take-down')
  expect((await act(author.id, 'take-down')).status).toBe(200)
})

test('discards a draft, and deletes only what readers never had [WORK-012]', async () => {
  const { id } = await createArticle()
  expect(codeOf(await act(id, 'discard-draft'))).toBe('no-draft')
  await save(id, { title: 'Wrong' })
  expect(one(await act(id, 'discard-draft')).attributes).toMatchObject({ state: 'published', name: 'Long days' })
  expect(codeOf(await admin.delete(`${path}/${id}`))).toBe('content-published')
  const drafted = await create({ kind: 'topics', slug: 'new-topic', title: 'New topic', isPublished: false })
  expect(codeOf(await act(drafted.id, 'discard-draft'))).toBe('not-published')
  expect((await admin.delete(`${path}/${drafted.id}`)).status).toBe(204)
  expect((await admin.get(`${path}/${drafted.id}`)).status).toBe(404)
})

test('lists who published which version, and makes an earlier one the draft [WORK-012]', async () => {
  const { id } = await createArticle()
  await save(id, { title: 'Second', body: 'Second text' })
  await act(id, 'publish')
  await createArticle()
  const versions = list(await admin.get(`/platform/content-versions?filter[entryId]=${id}`))
  expect(versions.data.map(({ attributes }) => [attributes['number'], attributes['title']])).toEqual([
    [2, 'Second'],
    [1, 'Long days'],
  ])
  expect(versions.data[0]?.attributes).toMatchObject({
    publishedBy: expect.any(String),
    publishedAt: expect.any(String),
  })
  expect(versions.data[0]?.attributes).not.toHaveProperty('texts')
  const versionId = versions.data[1]?.id ?? ''
  const version = one(await admin.get(`/platform/content-versions/${versionId}`)).attributes
  expect(version['texts']).toEqual({ title: 'Long days', body: 'First text', values, translations: {}, position: 0 })
  const restored = one(await act(id, 'restore', { versionId })).attributes
  expect(restored).toMatchObject({ state: 'draft', title: 'Second', draft: { title: 'Long days', body: 'First text' } })
  expect(codeOf(await act(id, 'restore', { versionId }))).toBe('draft-exists')
  const other = await createArticle()
  expect((await act(other.id, 'restore', { versionId })).status).toBe(404)
})

test('an article gets another slug, and the earlier one leads to it [WORK-012, LIFE-006]', async () => {
  const { id } = await createArticle({ slug: 'before' })
  const other = await createArticle({ slug: 'occupied' })
  const move = (slug: string) => act(id, 'move', { slug })
  for (const slug of ['occupied', 'reviewers']) expect(codeOf(await move(slug))).toBe('already-exists')
  expect((await move('after')).status).toBe(200)
  expect(await read('before')).toMatchObject({ slug: 'after', title: 'Long days' })
  expect(codeOf(await act(other.id, 'move', { slug: 'before' }))).toBe('already-exists')
  expect((await move('before')).status).toBe(200)
  expect(await read('after')).toMatchObject({ slug: 'before' })
  await act(id, 'take-down')
  expect(await read('after')).toBeUndefined()
  const [topic] = list(await admin.get(`${path}?filter[kind]=topics&q=money`)).data
  expect((await act(topic?.id ?? '', 'move', { slug: 'cash' })).status).toBe(422)
})

test('rejects a slug that another entry of the kind has [WORK-012]', async () => {
  await createArticle({ slug: 'only-once' })
  const again = await admin.post(path, 'content-entries', {
    kind: 'articles',
    slug: 'only-once',
    title: 'Again',
    isPublished: false,
  })
  expect(codeOf(again)).toBe('already-exists')
})

test('a link shows the draft for an hour, to no one without it [WORK-012]', async () => {
  const { id } = await createArticle()
  await save(id, { title: 'Only for editors', translations: { es: { title: 'Solo para editores' } } })
  const created = await admin.post(`${path}/${id}/preview`, 'content-previews', {})
  const { token } = one(created).attributes
  const shown = (language: string) => api.call({ url: `/content/previews/${String(token)}?language=${language}` })
  expect((await shown('en')).body).toMatchObject({ title: 'Only for editors', language: 'en', body: 'First text' })
  expect((await shown('es')).body).toMatchObject({ title: 'Solo para editores', language: 'es' })
  expect((await shown('en')).headers['cache-control']).toBe('no-store')
  expect((await api.call({ url: `/content/previews/${'x'.repeat(43)}` })).status).toBe(404)
  vi.useFakeTimers({ now: now().getTime() + 3_601_000, toFake: ['Date'] })
  expect((await shown('en')).status).toBe(404)
})

test('no public endpoint returns a word of a draft, scheduled, new, or taken down [WORK-012, API-046]', async () => {
  const word = 'kaleidoscope'
  const texts = { title: word, body: `## ${word}\n\n${word}`, values: { summary: word } }
  const { id } = await createArticle({ slug: 'with-draft' })
  const scheduled = await createArticle({ slug: 'with-time' })
  for (const one of [id, scheduled.id]) await save(one, { ...texts, translations: { es: { ...texts } } })
  await act(scheduled.id, 'publish', { at: new Date(now().getTime() + 3_600_000).toISOString() })
  await create({ kind: 'articles', slug: 'brand-new', isPublished: false, ...texts })
  const { id: down } = await createArticle({ slug: 'down', ...texts, values: { ...values, summary: word } })
  await act(down, 'take-down')
  for (const language of ['en', 'es']) {
    for (const query of ['', `&q=${word}`, '&slug=with-draft', '&slug=with-time', '&slug=brand-new', '&slug=down']) {
      const { body } = await api.call({ url: `/content/articles?page-size=100&language=${language}${query}` })
      expect(JSON.stringify(body), query).not.toContain(word)
    }
  }
  expect((await api.call({ url: `/content/articles/count?q=${word}` })).body).toEqual({ count: 0 })
  const passages = await rowsOf(api.database.orm, sql`select id from content_passages where body like ${`%${word}%`}`)
  expect(passages).toEqual([])
})

test('publishing, also at its time, makes stored public pages old [WORK-012, FIND-014]', async () => {
  const version = async () => (await api.api.app.inject('/data-version')).body
  const { id } = await createArticle()
  await save(id, { title: 'Immediately' })
  const before = await version()
  await act(id, 'publish')
  const between = await version()
  expect(between).not.toBe(before)
  await save(id, { title: 'Later' })
  await act(id, 'publish', { at: new Date(now().getTime() + 60_000).toISOString() })
  const scheduled = await version()
  vi.useFakeTimers({ now: now().getTime() + 61_000, toFake: ['Date'] })
  api.api.queue.wake()
  await api.api.queue.idle()
  expect(await version()).not.toBe(scheduled)
})

test.each(['visitor', 'customer', 'provider', 'agent', 'real-estate-agent'] as const)(
  'a %s neither reads nor changes drafts and versions [WORK-012, ROLE-009]',
  async (role) => {
    const { id } = await createArticle()
    const caller = await createCaller(api, role)
    const actions = ['publish', 'unschedule', 'take-down', 'discard-draft', 'restore', 'move', 'preview']
    const refusals = await Promise.all([
      caller.get(path),
      caller.get(`${path}/${id}`),
      caller.get('/platform/content-versions'),
      caller.patch(`${path}/${id}`, 'content-entries', { title: 'Theirs' }),
      caller.delete(`${path}/${id}`),
      ...actions.map((action) => caller.post(`${path}/${id}/${action}`, 'content-entries', {})),
    ])
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([role === 'visitor' ? 401 : 403]))
  },
)

test('lists entries by kind, state, language, and the words of title, text, or slug [WORK-003, WORK-012]', async () => {
  const mark = `m${randomUUID().slice(0, 8)}`
  const es = { title: 'Título', body: 'Texto', values: { summary: 'Resumen' } }
  const ids = {
    both: (await createArticle({ slug: `${mark}-both`, translations: { es } })).id,
    drafted: (await createArticle({ slug: `${mark}-drafted` })).id,
  }
  await save(ids.drafted, { title: 'Renamed' })
  const found = async (query: string) =>
    list(await admin.get(`${path}?sort=name&q=${mark}&${query}`)).data.map(({ attributes }) => attributes['name'])
  expect(await found('')).toEqual(['Long days', 'Renamed'])
  expect(await found('filter[state]=draft')).toEqual(['Renamed'])
  expect(await found('filter[languages]=both')).toEqual(['Long days'])
  expect(await found('filter[kind]=topics')).toEqual([])
  expect(list(await admin.get(`${path}?q=renamed`)).data.map(({ id }) => id)).toContain(ids.drafted)
})
