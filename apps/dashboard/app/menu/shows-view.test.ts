import { expect, test } from 'vitest'
import { showsView } from './shows-view'

const view = '/families?tab=all&filter%5Bcare%5D=memory-care'

test.each([
  ['/families', '?filter[care]=memory-care&tab=all', true],
  ['/families', '?tab=all&filter%5Bcare%5D=memory-care&page=3&open=first&done=7', true],
  ['/families', '?tab=all', false],
  ['/families', '?tab=all&filter%5Bcare%5D=memory-care&q=ruth', false],
  ['/tasks', '?tab=all&filter%5Bcare%5D=memory-care', false],
])('%s%s shows the view: %s [WORK-003]', (pathname, search, isShown) => {
  expect(showsView({ pathname, search }, view)).toBe(isShown)
})
