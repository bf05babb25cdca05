import type { CommunityReview } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { reviewRow } from './row'

const review: CommunityReview = {
  id: 'r',
  entityType: 'Community',
  entityId: 'aspen-court',
  communityName: 'Aspen Court',
  communityUrl: '/aspen-court',
  author: 'Joan P.',
  value: 10,
  text: 'The nurses know every name.',
  relation: 'Daughter of a resident',
  status: 'pending',
  date: '2026-11-30',
}

test('a review in the list says how it begins, who wrote it, and when [DASH-017]', () => {
  expect(reviewRow(review)).toMatchObject({
    name: 'Joan P.',
    relation: 'Daughter of a resident',
    text: 'The nurses know every name.',
    date: 'Nov 30, 2026',
  })
})

test.each([
  ['at the end of a word', `${'care '.repeat(40)}`, `${'care '.repeat(24).trim()}…`],
  ['without the punctuation before the cut', `${'a'.repeat(110)}. ${'b'.repeat(40)}`, `${'a'.repeat(110)}…`],
  ['inside a word that has no end', 'x'.repeat(300), `${'x'.repeat(60)}…`],
])('a long review is cut %s [DASH-017]', (_where, text, shown) => {
  expect(reviewRow({ ...review, text }).text).toBe(shown)
})

test('the stub of a removed review has no text [DASH-017]', () => {
  const { author: _author, text: _text, value: _value, ...stub } = review
  expect(reviewRow(stub)).toMatchObject({ name: '', text: '' })
})
