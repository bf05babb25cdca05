import { expect, test } from 'vitest'
import fc from 'fast-check'
import { listUrl, type ListState, parseListUrl, withoutFilter } from './list-url'

const none = { title: '', help: '' }
const list = {
  area: 'tasks',
  views: [
    { name: 'today', label: 'Today', none },
    { name: 'all', label: 'All', none },
  ],
  columns: [{ name: 'title', sort: 'title' }, { name: 'due', sort: 'dueAt' }, { name: 'family' }],
  filters: [
    { name: 'owner', label: 'Owner', kind: 'choice' as const, options: [] },
    { name: 'createdAt', label: 'Created', kind: 'since' as const },
    { name: 'calls', label: 'Calls', kind: 'least' as const, limit: 100_000 },
    { name: 'owed', label: 'Owed', kind: 'most' as const, isDollars: true as const },
  ],
}
const parse = (query: string) => parseListUrl(list, new URLSearchParams(query))

test('opens the first tab and page without a query [WORK-003, DASH-004]', () => {
  expect(parse('')).toEqual({ view: 'today', page: 1, sort: undefined, term: '', filters: {}, columns: undefined })
})

test.each([
  ['tab=gone'],
  ['page=0'],
  ['page=1.5'],
  ['page=100001'],
  ['sort=family'],
  ['sort=password'],
  ['filter[secret]=1'],
  ['columns=title,secret'],
])('doesn’t know %s [WORK-003]', (query) => {
  expect(parse(query)).toBeUndefined()
})

test('a text in a filter for numbers, or a larger number than any record has, isn’t used and comes back [WORK-003, ERR-004]', () => {
  expect(parse('filter[calls]=about+ten&filter[owed]=$1,200')).toMatchObject({
    filters: { owed: '$1,200' },
    wrongNumbers: { calls: 'about ten' },
  })
  expect(parse('filter[calls]=10&filter[owed]=much')).toMatchObject({
    filters: { calls: '10' },
    wrongNumbers: { owed: 'much' },
  })
  expect(parse('filter[calls]=100,000')?.filters).toEqual({ calls: '100,000' })
  for (const typed of ['100,001', '2.5', '-1', '1,00', '99999999999999999999']) {
    expect(parse(`filter[calls]=${typed}`)).toMatchObject({ filters: {}, wrongNumbers: { calls: typed } })
  }
  expect(parse('filter[calls]=1,000')?.filters).toEqual({ calls: '1,000' })
  expect(parse('filter[calls]=10')).not.toHaveProperty('wrongNumbers')
})

test('joins the values of a filter that takes several [WORK-003, WORK-025]', () => {
  expect(parse('filter[owner]=a&filter[owner]=&filter[owner]=b')?.filters).toEqual({ owner: 'a,b' })
})

test('leaves out filters that a form sends empty, and takes each checked column [WORK-003]', () => {
  expect(parse('filter[owner]=&columns=title&columns=due')).toMatchObject({ filters: {}, columns: ['title', 'due'] })
})

test('every state survives its URL [WORK-003]', () => {
  const states: fc.Arbitrary<ListState> = fc.record({
    view: fc.constantFrom('today', 'all'),
    page: fc.integer({ min: 1, max: 100_000 }),
    sort: fc.constantFrom(undefined, 'title', '-title', 'due', '-due'),
    term: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    filters: fc
      .dictionary(fc.constantFrom('owner', 'createdAt'), fc.string({ minLength: 1 }))
      .map((all) => ({ ...all })),
    columns: fc.option(fc.uniqueArray(fc.constantFrom('title', 'due', 'family'), { minLength: 1 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(states, (state) => {
      expect(parse(listUrl(list, state).split('?')[1] ?? '')).toEqual(state)
    }),
  )
})

test('removing a filter goes back to the first page [WORK-003]', () => {
  const state = parse('filter[owner]=a&filter[createdAt]=2026-11-01&page=3')
  expect(state && listUrl(list, withoutFilter(state, 'owner'))).toBe(
    '/tasks?tab=today&filter%5BcreatedAt%5D=2026-11-01', // cspell:ignore Bcreated
  )
})
