import { expect, test } from 'vitest'
import { parseTasksAddress, tasksHref, tasksTabs } from './tasks-address'

test.each([
  ['', { tab: 'today', page: 1 }],
  ['tab=later&page=2', { tab: 'later', page: 2 }],
  ['tab=someday', undefined],
  ['tab=done&page=x', undefined],
])('the address ?%s means %j [DASH-004]', (query, address) => {
  expect(parseTasksAddress(new URLSearchParams(query))).toEqual(address)
})

test.each(tasksTabs)('the address of tab %s is read back as it was written [DASH-004]', (tab) => {
  const query = new URL(tasksHref(tab, 4), 'https://x.example').searchParams
  expect(parseTasksAddress(query)).toEqual({ tab, page: 4 })
})
