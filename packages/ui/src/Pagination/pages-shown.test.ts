import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown'

test.each([
  [1, 1, '1', 'the only page'],
  [2, 3, '1 2 3', 'few pages'],
  [1, 9, '1 2 … 9', 'the first of many'],
  [5, 9, '1 … 4 5 6 … 9', 'in the middle'],
  [4, 9, '1 2 3 4 5 … 9', 'a gap of one page is that page'],
  [9, 9, '1 … 8 9', 'the last of many'],
])('on page %i of %i, shows %s: %s', (page, pages, shown) => {
  expect(
    pagesShown(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown)
})
