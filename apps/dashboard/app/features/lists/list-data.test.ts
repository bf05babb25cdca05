import { expect, test } from 'vitest'
import { isEmptyList } from './list-data'

const state = { view: 'new', term: '', filters: {}, page: 1 }
const nothing = { rows: [], state, counts: { new: 0, touring: 0 }, savedViews: [] }
const view = { id: 'v', name: 'Near', query: 'q=near', isShared: false, isOwn: true }

test('a list without a record in any tab is empty [LOOK-009]', () => {
  expect(isEmptyList(nothing)).toBe(true)
  expect(isEmptyList({ ...nothing, counts: {} })).toBe(true)
})

test.each([
  ['another tab has records', { counts: { new: 0, touring: 40 } }],
  ['a search found nothing', { state: { ...state, term: 'Keller' } }],
  ['a filter left nothing', { state: { ...state, filters: { stage: 'new' } } }],
  ['a number in a filter can’t be read', { state: { ...state, wrongNumbers: { budget: 'much' } } }],
  ['a page is behind the last', { state: { ...state, page: 9 } }],
  ['someone saved a view of it', { savedViews: [view] }],
  ['it has rows', { rows: [{ id: 'one', name: 'Dana Keller' }] }],
])('a list keeps its tools if %s [LOOK-009]', (_, change) => {
  expect(isEmptyList({ ...nothing, ...change })).toBe(false)
})
