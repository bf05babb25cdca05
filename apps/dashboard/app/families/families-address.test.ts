import { expect, test } from 'vitest'
import { familiesHref, familiesTabs, parseFamiliesAddress } from './families-address'

test.each([
  ['', { tab: 'new', page: 1, term: '' }, 'nothing said'],
  ['tab=touring&page=3', { tab: 'touring', page: 3, term: '' }, 'a stage and a page'],
  ['tab=all&q=+boise+', { tab: 'all', page: 1, term: 'boise' }, 'a search over all'],
  ['tab=mine', undefined, 'no such tab'],
  ['page=0', undefined, 'no such page'],
  ['page=1.5', undefined, 'half a page'],
])('the address ?%s means %j: %s [DASH-003]', (query, address, _why) => {
  expect(parseFamiliesAddress(new URLSearchParams(query))).toEqual(address)
})

test.each(familiesTabs)('the address of tab %s is read back as it was written [DASH-003]', (tab) => {
  const address = { tab, page: 2, term: 'oak & elm' }
  const href = familiesHref(address)
  expect(parseFamiliesAddress(new URL(href, 'https://x.example').searchParams)).toEqual(address)
})
