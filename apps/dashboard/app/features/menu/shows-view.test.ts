import { expect, test } from 'vitest'
import { showsView } from './shows-view'

const query = String(new URLSearchParams({ tab: 'all', 'filter[agent]': 'teresa' }))
const view = `/families?${query}`

test.each([
  ['/families', '?filter[agent]=teresa&tab=all', true],
  ['/families', `?${query}&page=3&open=first&done=7`, true],
  ['/families', '?tab=all', false],
  ['/families', `?${query}&q=ruth`, false],
  ['/tasks', `?${query}`, false],
])('%s%s shows the view: %s [WORK-003]', (pathname, search, isShown) => {
  expect(showsView({ pathname, search }, view)).toBe(isShown)
})
