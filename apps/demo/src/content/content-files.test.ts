import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentProblems, stateBySlug } from '@pkg/domain'
import { spanishNames } from '@pkg/domain/spanish-names'
import { afterAll, expect, test } from 'vitest'
import { contentFolder } from './content-folder'
import { apiUnderTest } from '@pkg/api/testing/api-under-test'
import { createCaller, list } from '@pkg/api/testing/lead-samples'
import { readContentFiles } from './content-files'
import { fillContent } from './fill-content'

const api = apiUnderTest()
const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('reads the demo entries, whose articles all have an author, a reviewer, a topic, and sources [API-046]', () => {
  const entries = readContentFiles(contentFolder)
  const slugs = (kind: string) => new Set(entries.filter((entry) => entry.kind === kind).map(({ slug }) => slug))
  const articles = entries.filter(({ kind }) => kind === 'articles')
  expect(articles.length).toBeGreaterThanOrEqual(24)
  for (const { slug, values = {}, body = '' } of articles) {
    expect([...slugs('authors')], slug).toContain(values['author'])
    expect([...slugs('reviewers')], slug).toContain(values['reviewer'])
    expect([...slugs('topics')], slug).toContain(values['topic'])
    expect(values['sources'], slug).not.toEqual([])
    expect(body.split(/\s+/).length, slug).toBeGreaterThan(450)
  }
  expect(slugs('state-pages').size).toBe(51)
})

/** Values that are the same in both languages: links to other entries, paths, codes, official names, and the titles of sources. */
const untranslatedValues = [
  'author',
  'reviewer',
  'topic',
  'topics',
  'tools',
  'audiences',
  'modal',
  'path',
  'state',
  'medicaid',
  'sources',
]
const isText = (value: unknown) => typeof value === 'object' || (typeof value === 'string' && !/^[\d-]+$/.test(value))

test('every published entry has all of its texts in Spanish [FIND-015]', () => {
  const published = readContentFiles(contentFolder).filter(({ isPublished }) => isPublished !== false)
  const untranslated = published.flatMap(({ kind, slug, body, values = {}, translations }) => {
    const { es } = translations ?? {}
    const texts = { ...(body && { body }), ...values }
    const spanish: Record<string, unknown> = { ...(es?.body && { body: es.body }), ...es?.values }
    const isMissing = ([name, text]: [string, unknown]) =>
      isText(text) && !untranslatedValues.includes(name) && (spanish[name] === undefined || spanish[name] === text)
    const missing = Object.entries(texts).filter(isMissing)
    return [...(es ? [] : ['title']), ...missing.map(([name]) => name)].map((name) => `${kind}/${slug}: ${name}`)
  })
  expect(untranslated).toEqual([])
})

test('the guide to a state names it as the pages do [FIND-015, RES-003]', () => {
  const guides = readContentFiles(contentFolder).filter(({ kind }) => kind === 'state-pages')
  const misnamed = guides.filter(({ slug, translations }) => {
    const english = stateBySlug(slug)?.name ?? slug
    return !translations?.['es']?.title?.endsWith(` ${spanishNames[english] ?? english}`)
  })
  expect(misnamed.map(({ slug }) => slug)).toEqual([])
})

test('a Spanish text has the sections, lists, and numbers of the English one [FIND-015]', () => {
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join(' ')
  const different = readContentFiles(contentFolder).flatMap(({ kind, slug, body = '', translations }) => {
    const spanish = translations?.es?.body ?? ''
    const parts = {
      sections: /^#+ /gm,
      items: /^(?:-|\d+\.) /gm,
      amounts: /\$[\d,]*\d/g,
      phones: /\d{3}-\d{3}-\d{4}/g,
      links: /\]\([^)]+/g,
    }
    return Object.entries(parts)
      .filter(([, pattern]) => count(body, pattern) !== count(spanish, pattern))
      .map(([name]) => `${kind}/${slug}: ${name}`)
  })
  expect(different).toEqual([])
})

test('fills a new database once, and leaves the entries to editors after that [API-046]', async () => {
  await fillContent(api.database)
  const count = async () => JSON.parse(JSON.stringify((await api.call({ url: '/content/articles/count' })).body)).count
  const before = await count()
  expect(before).toBeGreaterThanOrEqual(24)
  await api.database.script(`delete from content_entries where kind = 'articles'`)
  await fillContent(api.database)
  expect(await count()).toBe(0)
})

test('shows a draft, a scheduled draft that can be published, and an article with an earlier version [WORK-012]', async () => {
  await api.database.script(`delete from content_entries; delete from metadata where name = 'content'`)
  await fillContent(api.database)
  const { get } = await createCaller(api, 'admin')
  const found = async (state: string) =>
    list(await get(`/platform/content-entries?filter[state]=${state}`)).data.map(({ attributes }) => attributes)
  const [draft] = await found('draft')
  expect(draft).toMatchObject({ slug: 'moving-with-a-pet', isPublished: false, versions: 0, languages: 'english' })
  const [scheduled] = await found('scheduled')
  expect(scheduled).toMatchObject({ slug: 'how-to-tour-a-community', isPublished: true, languages: 'both' })
  const texts = JSON.parse(JSON.stringify(scheduled?.['draft']))
  expect(contentProblems('articles', texts)).toEqual([])
  const revised = list(await get('/platform/content-entries?q=the-first-thirty-days')).data[0]
  expect(revised?.attributes).toMatchObject({ versions: 2, title: 'The first thirty days after a move' })
  expect((await api.call({ url: '/content/articles?slug=moving-with-a-pet' })).body).toMatchObject({ total: 0 })
})

test('every demo entry can be published [WORK-012]', () => {
  const problems = readContentFiles(contentFolder).flatMap(({ kind, slug, ...texts }) =>
    contentProblems(kind, texts).map(({ path, detail }) => `${kind}/${slug} ${path}: ${detail}`),
  )
  expect(problems).toEqual([])
})

test('names an invalid file and the reason [API-046, BIZ-008]', () => {
  mkdirSync(join(folder, 'topics'))
  writeFileSync(join(folder, 'topics', 'costs.md'), '---\nname: Costs\n---\nText')
  expect(() => readContentFiles(folder)).toThrow(/costs\.md isn't a valid entry: (.*title|\/name)/)
})
