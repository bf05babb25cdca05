import { parseSearch } from '@pkg/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loader } from './route'
import { searchPageTexts as english } from './texts'
import { searchPageTexts as spanish } from './texts.es'
import { listResponse, type LocalApi, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const portland = (state: string, values: object = {}) => ({
  id: `portland-${state}`,
  kind: 'place',
  name: 'Portland',
  detail: state,
  communities: 12,
  isExact: true,
  path: `/senior-living/${state}/portland`,
  ...values,
})

/** Returns where the search leads, or the names it asks about. */
async function search(typed: string, suggestions: ReturnType<typeof portland>[]) {
  api.respond('/marketplace/search', listResponse('suggestions', suggestions))
  const request = new Request(`http://localhost:3000/search?place=${encodeURIComponent(typed)}`)
  return loader({ request, context: api.context, params: {} }).then(
    (loaded) => loaded.groups.flatMap(({ suggestions }) => suggestions.map(({ id }) => id)),
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
  )
}

test.each([
  ['the only match', 'Portl', [portland('oregon', { isExact: false })], '/senior-living/oregon/portland'],
  [
    'the only place with that name',
    'Portland',
    [portland('oregon'), portland('maine', { isExact: false })],
    '/senior-living/oregon/portland',
  ],
  [
    'the place in the state that was typed',
    'Portland, OR',
    [portland('oregon'), portland('maine')],
    '/senior-living/oregon/portland',
  ],
])('a search leads to %s [FIND-001]', async (_, typed, suggestions, path) => {
  expect(await search(typed, suggestions)).toBe(path)
})

test('a search for a name that several places have asks which one is meant, also where no community is [FIND-001, FIND-021]', async () => {
  const found = [portland('oregon'), portland('maine', { communities: 0 })]
  expect(await search('Portland', found)).toEqual(['portland-oregon', 'portland-maine'])
})

test('a search without a place asks for one, and keeps what was typed [FIND-020]', async () => {
  const care = { id: 'care:memory-care', kind: 'care', name: '', detail: '', isExact: true, path: '/memory-care' }
  api.respond('/marketplace/search', listResponse('suggestions', [care]))
  const ask = (query: string) =>
    loader({ request: new Request(`http://localhost:3000/search?${query}`), context: api.context, params: {} })
  expect(await ask('place=memory+care+near+me')).toMatchObject({
    typed: 'memory care near me',
    ask: { path: '/memory-care' },
  })
  expect(await ask('words=memory+care+near+me&place=33602')).toMatchObject({ typed: 'memory care near me 33602' })
})

test('the page without a search invites to one, and only an empty search that was sent is an error [FIND-001, LOOK-010]', async () => {
  const opened = await crawl('/search', api.context)
  expect(opened.status).toBe(200)
  expect(opened.html).toContain('memory care in Tampa under $6,000')
  expect(opened.html).toContain('drawings/quiet/search.svg')
  expect(opened.html).not.toContain('aria-invalid')
  const sent = await crawl('/search?place=', api.context)
  expect(sent.html).toContain('aria-invalid="true"')
  expect(sent.html).toContain('Enter a city, a ZIP code, or the name of a community.')
})

test.each([...english.phrases, ...spanish.phrases])('all words of the example “%s” count [FIND-020]', (phrase) => {
  const { care, filters, unused, rest } = parseSearch(phrase)
  expect(care).toBeDefined()
  expect(Object.keys(filters)).toHaveLength(1)
  expect(unused).toEqual([])
  expect(['tampa', 'dallas', 'denver', 'miami']).toContain(rest)
})
