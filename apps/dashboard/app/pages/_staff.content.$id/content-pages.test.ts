import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { renderedPages } from '~/testing/rendered-pages'
import * as list from '../_staff.content._index/route'
import { action as render } from '../_staff.content_.rendered/route'
import * as added from '../_staff.content.new/route'
import * as preview from '../_staff.content.$id_.preview/route'
import * as editor from '../_staff.content.$id_.edit/route'
import * as version from '../_staff.content.$id_.versions.$version/route'
import * as page from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const versionId = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1ab'
const texts = {
  title: 'What care costs',
  body: '## Ask twice\n\nAsk for **both** prices.',
  values: {
    summary: 'Two prices',
    topic: 'money',
    author: 'mei',
    sources: [{ title: 'Survey', url: 'https://s.example' }],
  },
  translations: { es: { title: 'Lo que cuesta', body: 'Pida los *dos* precios.', values: { summary: 'Dos precios' } } },
  position: 0,
}
const entry = {
  id,
  version: 3,
  kind: 'articles',
  slug: 'what-care-costs',
  ...texts,
  title: 'What it costs',
  isPublished: true,
  createdAt: '2026-01-01T16:00:00Z',
  updatedAt: '2026-01-02T16:00:00Z',
  changedAt: '2026-01-03T16:00:00Z',
  name: 'What care costs',
  state: 'draft',
  languages: 'both',
  draft: texts,
  draftAt: '2026-01-03T16:00:00Z',
  draftBy: 'Ada',
  versions: 2,
}
const path = `/platform/content-entries/${id}`
const writes: StubbedWrite[] = []
const saved =
  (type = 'content-entries', attributes = {}, status = 200) =>
  (write: StubbedWrite) => {
    writes.push(write)
    return { status, body: { data: { type, id, attributes } } }
  }
const problem = errorOf('unprocessable', 422, {
  detail: 'Enter the Spanish text, or remove the whole translation',
  source: { pointer: '/data/attributes/translations/es/body' },
})
type Answer = (write: StubbedWrite) => { status: number; body: object }
const stub = (role: string, shown: object = entry, publish: Answer = saved()) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      '/platform/content-entries': { type: 'content-entries', items: [{ ...entry, ...shown }] },
      [path]: { type: 'content-entries', item: { ...entry, ...shown } },
      '/platform/content-versions': {
        type: 'content-versions',
        items: [{ id: versionId, entryId: id, number: 1, title: 'Before', publishedAt: '2026-01-01T16:00:00Z' }],
      },
      [`/platform/content-versions/${versionId}`]: {
        type: 'content-versions',
        item: {
          id: versionId,
          entryId: id,
          number: 1,
          title: 'Before',
          publishedAt: '2026-01-01T16:00:00Z',
          texts: { ...texts, body: '## Ask twice\n\nAsk for all prices.' },
        },
      },
      '/platform/saved-views': { type: 'saved-views', items: [] },
      '/platform/presence': { type: 'presences', items: [] },
    },
    {
      [`PATCH ${path}`]: saved(),
      'POST /platform/content-entries': saved('content-entries', {}, 201),
      [`POST ${path}/publish`]: publish,
      [`POST ${path}/take-down`]: saved(),
      [`POST ${path}/restore`]: saved(),
      [`POST ${path}/preview`]: saved(
        'content-previews',
        { token: 't'.repeat(43), expiresAt: '2026-01-03T17:00:00Z' },
        201,
      ),
    },
  )
const modules = {
  content: list,
  'content/new': added,
  'content/:id': page,
  'content/:id/edit': editor,
  'content/:id/preview': preview,
  'content/:id/versions/:version': version,
}
const admin = stub('admin')
const agent = stub('agent')
const published = stub('admin', { state: 'published', draft: undefined })
const unfinished = stub('admin', { draft: { ...texts, values: { topic: 'money' } } }, () => ({
  status: 422,
  body: problem,
}))
const open = renderedPages(modules, () => admin.context)
const sent = () =>
  writes.splice(0).map(({ headers, body }) => [JSON.parse(JSON.stringify(body)).data?.attributes, headers['if-match']])

test('lists entries with kind, state, and languages [WORK-012, WORK-003]', async () => {
  const { status, html } = await open('content')
  expect(status).toBe(200)
  for (const text of ['What care costs', 'Article', 'Published, with a draft', 'English and Spanish', 'content/new'])
    expect(html).toContain(text)
})

test('shows both languages as readers will see them, and what can be done with a draft [WORK-012]', async () => {
  const { html } = await open(`content/${id}`)
  for (const text of [
    'Ask for <strong>both</strong> prices',
    'lang="es"',
    'Pida los <em>dos</em> precios',
    'Publish at a time',
  ])
    expect(html).toContain(text)
  expect(html).toContain('Version 2')
  expect(html).not.toContain('Before you can publish')
  const other = await renderedPages(modules, () => published.context)(`content/${id}`)
  expect(other.html).toContain('Take down')
  expect(other.html).not.toContain('Publish at a time')
})

test('names what is missing before publishing, with the way to each field [WORK-012]', async () => {
  const { html } = await renderedPages(modules, () => unfinished.context)(`content/${id}`)
  expect(html).toContain('Before you can publish')
  expect(html).toContain(`/content/${id}/edit#edit-texts-values-author`)
  const refused = await renderedPages(modules, () => unfinished.context)(`content/${id}`, {
    intent: 'do:publish',
    version: '3',
  })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Text in Spanish: Enter the Spanish text')
})

test('publishes now, at a time in a person’s own words, and takes down, each as the person saw the entry [WORK-012, WORK-005]', async () => {
  expect(await open(`content/${id}`, { intent: 'do:publish', version: '3' })).toMatchObject({
    status: 302,
    location: `/dashboard/content/${id}?done=publish`,
  })
  expect(sent()).toEqual([[{}, '"3"']])
  await open(`content/${id}`, { intent: 'do:schedule', when: 'in 2 days', version: '3' })
  expect(sent()).toEqual([[{ at: expect.stringMatching(/^\d{4}-.*Z$/) }, '"3"']])
  const unread = await open(`content/${id}`, { intent: 'do:schedule', when: 'someday', version: '3' })
  expect([unread.status, sent()]).toEqual([422, []])
  await open(`content/${id}`, { intent: 'do:take-down', version: '3' })
  expect(writes.splice(0)).toHaveLength(1)
})

test('the editor has both languages, lines for tables, and the preview of what was saved [WORK-012]', async () => {
  const { html } = await open(`content/${id}/edit`)
  for (const text of [
    'name="es.body"',
    'name="values.summary"',
    'name="es.values.summary"',
    'Survey | https://s.example',
    '<h2 id="ask-twice">',
    'Update preview',
    'name="basis"',
  ])
    expect(html).toContain(text)
  expect(html.match(/name="values.sources"/g)).toHaveLength(1)
})

const basis = (fields: object, at = 3) => JSON.stringify({ values: fields, version: at })
const begun = {
  title: [texts.title],
  body: [texts.body],
  'values.summary': ['Two prices'],
  'values.topic': ['money'],
  'values.author': ['mei'],
  'values.sources': ['Survey | https://s.example'],
  'es.title': ['Lo que cuesta'],
  'es.body': ['Pida los *dos* precios.'],
  'es.values.summary': ['Dos precios'],
}
const typed = Object.fromEntries(Object.entries(begun).map(([name, values]) => [name, String(values[0])]))

test('saves only what was changed, and removes what was emptied [WORK-012, WORK-005]', async () => {
  const change = {
    ...typed,
    'values.summary': 'Both prices',
    'values.minutes': '4',
    'values.sources': 'Survey\r\nLaw | https://l.example/a|b',
    'es.body': '',
    'es.values.summary': '',
  }
  const answer = await open(`content/${id}/edit`, { intent: 'edit:texts', basis: basis(begun), ...change })
  expect(answer.status).toBe(302)
  expect(answer.location).toMatch(new RegExp(`^/dashboard/content/${id}/edit\\?done=edit-texts&saved=\\d+$`))
  expect(sent()).toEqual([
    [
      {
        values: {
          summary: 'Both prices',
          minutes: 4,
          sources: [{ title: 'Survey' }, { title: 'Law', url: 'https://l.example/a | b' }],
        },
        translations: { es: { body: null, values: { summary: null } } },
      },
      '"3"',
    ],
  ])
})

test('without scripts, shows what was typed with its preview, and saves nothing [WORK-012]', async () => {
  const { status, html } = await open(`content/${id}/edit`, {
    ...typed,
    intent: 'preview',
    basis: basis(begun),
    body: 'A *new* start <script>alert(1)</script>[x](javascript:alert(1))',
  })
  expect(status).toBe(200)
  expect(html).toContain('A <em>new</em> start')
  expect(html).toContain('A *new* start &lt;script&gt;')
  expect(html).not.toMatch(/<script>alert|href="javascript/)
  expect(sent()).toEqual([])
})

test('the preview follows as a person types, for admins only [WORK-012, ROLE-010]', async () => {
  const argsOf = (api: typeof admin) => ({
    request: new Request('http://localhost:3001/dashboard/content/rendered', {
      method: 'POST',
      body: new URLSearchParams({ text: 'So *far*' }),
    }),
    params: {},
    context: api.context,
  })
  const answer = await render(argsOf(admin))
  expect(await answer.text()).toBe('<p>So <em>far</em></p>\n')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  await expect(render(argsOf(agent))).rejects.toMatchObject({ init: { status: 403 } })
})

test('adds a draft, and opens its editor [WORK-012]', async () => {
  const form = { intent: 'create', kind: 'articles', title: 'Long nights', slug: 'long-nights' }
  expect((await open('content/new', form)).location).toBe(`/dashboard/content/${id}/edit`)
  expect(sent()).toEqual([
    [{ kind: 'articles', title: 'Long nights', slug: 'long-nights', isPublished: false }, undefined],
  ])
  expect((await open('content/new', { ...form, slug: 'Long Nights' })).status).toBe(422)
})

test('shows what changed since a version, and makes it the draft unless there is one [WORK-012]', async () => {
  const url = `content/${id}/versions/${versionId}`
  const { html } = await open(url)
  expect(html).toMatch(/<ins[^>]*>.*\*\*both\*\*<\/ins>/)
  expect(html).toMatch(/<del[^>]*>.*all<\/del>/)
  expect(html).toContain('There is a draft')
  const restoring = renderedPages(modules, () => published.context)
  expect((await restoring(url)).html).toContain('Use this version as the draft')
  expect((await restoring(url, { version: '3' })).location).toBe(`/dashboard/content/${id}/edit`)
  expect(sent()).toEqual([[{ versionId }, '"3"']])
})

test('creates a link to the draft in both languages [WORK-012]', async () => {
  const { html } = await open(`content/${id}/preview`, {})
  expect(html).toContain(`/resource-center/preview/${'t'.repeat(43)}`)
  expect(html).toContain(`/es/resource-center/preview/${'t'.repeat(43)}`)
  writes.splice(0)
})

test.each(['content', 'content/new', `content/${id}`, `content/${id}/edit`, `content/${id}/preview`])(
  'an advisor can’t open %s [ROLE-010, WORK-012]',
  async (url) => {
    expect((await renderedPages(modules, () => agent.context)(url)).status).toBe(403)
  },
)
