import { expect, test } from 'vitest'
import { familiesUrl, familiesTabs, parseFamiliesUrl } from './families-url'

test.each([
  ['', { tab: 'new', page: 1, term: '' }, 'no query'],
  ['tab=touring&page=3', { tab: 'touring', page: 3, term: '' }, 'a stage and a page'],
  ['tab=all&q=+boise+', { tab: 'all', page: 1, term: 'boise' }, 'a search over all'],
  ['tab=mine', undefined, 'no such tab'],
  ['page=0', undefined, 'no such page'],
  ['page=1.5', undefined, 'half a page'],
])('parses ?%s as %j: %s [DASH-003]', (query, address, _why) => {
  expect(parseFamiliesUrl(new URLSearchParams(query))).toEqual(address)
})

test.each(familiesTabs)('parses the URL of tab %s that it writes [DASH-003]', (tab) => {
  const address = { tab, page: 2, term: 'oak & elm' }
  const href = familiesUrl(address)
  expect(parseFamiliesUrl(new URL(href, 'https://x.example').searchParams)).toEqual(address)
})
