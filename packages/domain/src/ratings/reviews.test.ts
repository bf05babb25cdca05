import { expect, test } from 'vitest'
import { hasReadMore, reviewWord } from '../index'

test.each([
  [0, 'reviews'],
  [1, 'review'],
  [2, 'reviews'],
  [21, 'reviews'],
])('%d is followed by %s [RATE-005]', (count, word) => {
  expect(reviewWord(count)).toBe(word)
})

test.each([
  ['large', 149, false],
  ['large', 150, true],
  ['medium', 199, false],
  ['medium', 200, true],
  ['small', 249, false],
  ['small', 250, true],
] as const)('on a %s screen, %d characters can be expanded: %s [RATE-006]', (breakpoint, length, expected) => {
  expect(hasReadMore('x'.repeat(length), breakpoint)).toBe(expected)
})
