import { expect, test } from 'vitest'
import { parseReceivedUrl, receivedTabs, receivedUrl } from './received-url'

test.each([
  ['', { tab: 'waiting', page: 1 }],
  ['tab=all&page=2', { tab: 'all', page: 2 }],
  ['tab=new', undefined],
  ['page=x', undefined],
])('parses ?%s as %j [DASH-003]', (query, view) => {
  expect(parseReceivedUrl(new URLSearchParams(query))).toEqual(view)
})

test.each(receivedTabs)('parses the URL of tab %s that it writes [DASH-003]', (tab) => {
  const query = new URL(receivedUrl(tab, 3), 'https://x.example').searchParams
  expect(parseReceivedUrl(query)).toEqual({ tab, page: 3 })
})
