import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { resourceIn, resourceBody } from '../../../testing/responses'
import { contentEntries } from '../../database/schema/tables'

const api = apiUnderTest()
let admin: { cookie: string }

beforeAll(async () => {
  admin = { cookie: await api.cookieOf('admin') }
  await write({ kind: 'authors', slug: 'ines-ortega', title: 'Ines Ortega', values: { job: 'Nurse' } })
  await write({ kind: 'reviewers', slug: 'tom-abara', title: 'Tom Abara', values: { job: 'Administrator' } })
  await write({ kind: 'topics', slug: 'costs', title: 'Costs', values: { isInHeader: true, summary: 'Bills' } })
  await write({ kind: 'topics', slug: 'health', title: 'Health', values: { summary: 'Doctors' } })
  const article = {
    ...sampleArticle,
    values: { ...sampleArticle.values, reviewer: 'tom-abara', summary: 'Before the first bill' },
  }
  await write({
    ...article,
    slug: 'what-memory-care-costs',
    title: 'What memory care costs',
    body: '# Costs\n\nMore than one thinks.',
  })
  await write({ ...article, slug: 'not-yet', title: 'Not yet', body: 'Soon.', isPublished: false })
  await write({ kind: 'home-page', slug: 'home-page', title: 'A place to be well', values: { hero: 'Find it' } })
  const exitSurvey = { question: 'What were you looking for?', choices: ['Prices', 'Photos'] }
  await write({ kind: 'exit-intent-popup', slug: 'exit-intent-popup', title: 'Before you go', values: { exitSurvey } })
  await write({
    kind: 'audience-modal-contents',
    slug: 'for-daughters',
    title: 'For daughters',
    body: 'You are not alone.',
  })
})

const sampleArticle = {
  kind: 'articles',
  values: { author: 'ines-ortega', topic: 'costs', summary: 'What to look for' },
}
const write = (entry: object) =>
  api.call({
    method: 'POST',
    url: '/platform/content-entries',
    payload: resourceBody('content-entries', entry),
    headers: admin,
  })
const read = async (path: string) => (await api.call({ url: `/content/${path}` })).body

test('lists and counts published articles by topic, author, and text, without their bodies [API-046]', async () => {
  const article = { slug: 'what-memory-care-costs', title: 'What memory care costs', author: 'ines-ortega' }
  expect(await read('articles')).toMatchObject({ items: [article], total: 1 })
  expect(JSON.stringify(await read('articles'))).not.toContain('More than one thinks')
  expect(await read('articles?topic=costs&author=ines-ortega&q=memory')).toMatchObject({ items: [article] })
  expect(await read('articles?topic=health')).toMatchObject({ items: [], total: 0 })
  expect(await read('articles/count?topic=costs')).toEqual({ count: 1 })
  expect(await read('articles?slug=what-memory-care-costs')).toMatchObject({
    items: [{ body: '# Costs\n\nMore than one thinks.' }],
  })
})

test('returns the texts in Spanish where they are translated, with the values that are the same in both [API-046, FIND-015]', async () => {
  const translations = {
    es: { title: 'Qué cuesta la asesoría', body: 'Nada para la familia.', values: { summary: 'Quién paga' } },
  }
  const entry = { kind: 'provider-pages', slug: 'advice', title: 'What advice costs', body: 'Nothing for families.' }
  await write({ ...entry, values: { summary: 'Who pays', minutes: 2 }, translations })
  const inSpanish = { title: 'Qué cuesta la asesoría', language: 'es', summary: 'Quién paga', minutes: 2 }
  expect(await read('provider-pages?slug=advice&language=es')).toMatchObject({
    items: [{ ...inSpanish, body: 'Nada para la familia.' }],
  })
  expect(await read('provider-pages?language=es')).toMatchObject({ items: [inSpanish] })
  expect(await read('provider-pages?slug=advice')).toMatchObject({
    items: [{ title: 'What advice costs', language: 'en', summary: 'Who pays', body: 'Nothing for families.' }],
  })
  expect(JSON.stringify(await read('provider-pages?slug=advice'))).not.toContain('cuesta')
  await api.database.orm.delete(contentEntries).where(eq(contentEntries.kind, 'provider-pages'))
})

test('returns English texts that say so where there is no translation, and searches what readers get [API-046, FIND-015]', async () => {
  expect(await read('articles?slug=what-memory-care-costs&language=es')).toMatchObject({
    items: [{ title: 'What memory care costs', language: 'en' }],
  })
  const count = (query: string) => read(`articles/count?${query}`)
  await write({
    ...sampleArticle,
    slug: 'calm-tour',
    title: 'A calm tour',
    body: 'Take your time.',
    translations: { es: { title: 'La primera visita', body: 'Vaya con tiempo.', values: { summary: 'Sin prisa' } } },
  })
  expect(await count('q=primera+tiempo&language=es')).toEqual({ count: 1 })
  expect(await count('q=primera')).toEqual({ count: 0 })
  expect(await count('q=calm&language=es')).toEqual({ count: 0 })
  await api.database.orm.delete(contentEntries).where(eq(contentEntries.slug, 'calm-tour'))
})

test('rejects another language, and removes scripts from a translation [API-046, BIZ-008]', async () => {
  expect((await api.call({ url: '/content/articles?language=fr' })).status).toBe(400)
  const translations = { es: { title: 'Peligroso', body: 'Hola<script>alert(1)</script>' } }
  await write({ kind: 'provider-pages', slug: 'harm', title: 'Harm', translations })
  expect(JSON.stringify(await read('provider-pages?slug=harm&language=es'))).not.toContain('script')
  await api.database.orm.delete(contentEntries).where(eq(contentEntries.kind, 'provider-pages'))
})

test('finds articles by their reviewer, and by words in any order in title, summary, or text [API-046, RES-003]', async () => {
  const count = (query: string) => read(`articles/count?${query}`)
  expect(await count('reviewer=tom-abara')).toEqual({ count: 1 })
  expect(await count('reviewer=renee-castillo')).toEqual({ count: 0 })
  expect(await count('q=care%20bill%20thinks')).toEqual({ count: 1 })
  expect(await count('q=care%20garden')).toEqual({ count: 0 })
})

test('lists articles first that have the searched words in their title, then in their summary [API-046, RES-003]', async () => {
  // The latest article comes first where nothing is searched for.
  const texts = {
    'respite-title': ['Respite care', 'Brief', 'Words'],
    'respite-summary': ['Other', 'On respite', 'Words'],
    'respite-text': ['Latest', 'Brief', 'About respite'],
  }
  const ids: string[] = []
  for (const [slug, [title, summary, body]] of Object.entries(texts)) {
    const article = { ...sampleArticle, slug, title, body, values: { ...sampleArticle.values, summary } }
    ids.push(resourceIn(await write(article)).id)
  }
  expect(await read('articles?q=respite')).toMatchObject({
    items: [{ slug: 'respite-title' }, { slug: 'respite-summary' }, { slug: 'respite-text' }],
  })
  await api.database.orm.delete(contentEntries).where(inArray(contentEntries.id, ids))
})

test('sanitizes the body of an article when it is written and when it is read [API-046, BIZ-008]', async () => {
  const harmful = 'Read <script>alert(1)</script>[this](javascript:alert(1)).'
  const entry = resourceIn(await write({ ...sampleArticle, slug: 'harmful', title: 'Harmful', body: harmful }))
  expect(entry.attributes['body']).toBe('Read [this](#).')
  const { id } = entry
  const changed = await api.call({
    method: 'PATCH',
    url: `/platform/content-entries/${id}`,
    payload: resourceBody('content-entries', { body: `More. ${harmful}` }, { id }),
    headers: admin,
  })
  expect(resourceIn(changed).attributes['draft']).toMatchObject({ body: 'More. Read [this](#).' })
  await api.database.orm.update(contentEntries).set({ body: harmful }).where(eq(contentEntries.id, id))
  expect(await read('articles?slug=harmful')).toMatchObject({ items: [{ body: 'Read [this](#).' }] })
  await api.database.orm.delete(contentEntries).where(eq(contentEntries.id, id))
})

test("returns a page by its kind, and 404 for one that doesn't exist [API-046]", async () => {
  expect(await read('home-page')).toMatchObject({ title: 'A place to be well', hero: 'Find it' })
  expect(await read('audience-modal-contents/for-daughters')).toMatchObject({ body: 'You are not alone.' })
  expect((await api.call({ url: '/content/audience-modal-contents/unknown' })).status).toBe(404)
  expect((await api.call({ url: '/content/contact-us' })).status).toBe(404)
})

test("returns the popup's survey if requested, and the topics of the header [API-046]", async () => {
  expect(await read('exit-intent-popup')).not.toHaveProperty('exitSurvey')
  expect(await read('exit-intent-popup?populate=exitSurvey')).toMatchObject({
    exitSurvey: { choices: ['Prices', 'Photos'] },
  })
  expect(await read('topics')).toMatchObject({ total: 2 })
  expect(await read('topics/header')).toMatchObject({ items: [{ slug: 'costs' }], total: 1 })
})

test.each([
  'authors',
  'reviewers',
  'audience-nudges',
  'senior-living-types',
  'marketing-pages',
  'state-pages',
  'senior-living-tools',
  'provider-pages',
])('lists %s, empty without entries [API-046]', async (kind) => {
  expect(await read(kind)).toMatchObject({ total: kind === 'authors' || kind === 'reviewers' ? 1 : 0 })
})
