import { expect, test } from 'vitest'
import { parseTasksUrl, tasksUrl, tasksTabs } from './tasks-url'

test.each([
  ['', { tab: 'today', page: 1 }],
  ['tab=later&page=2', { tab: 'later', page: 2 }],
  ['tab=someday', undefined],
  ['tab=done&page=x', undefined],
])('parses ?%s as %j [DASH-004]', (query, address) => {
  expect(parseTasksUrl(new URLSearchParams(query))).toEqual(address)
})

test.each(tasksTabs)('parses the URL of tab %s that it writes [DASH-004]', (tab) => {
  const query = new URL(tasksUrl(tab, 4), 'https://x.example').searchParams
  expect(parseTasksUrl(query)).toEqual({ tab, page: 4 })
})
