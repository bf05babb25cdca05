import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

for (const [path, title] of [
  ['/privacy', 'Privacy policy'],
  ['/terms', 'Terms of use'],
] as const) {
  test(`${path} can be read, and the footer links to it [ROUTE-013, UI-011]`, async ({ visitor }) => {
    const home = await visitor.open('/')
    const page = await home.follow(home.one('contentinfo').one('link', title))
    expect([page.path, ...page.headings(1)]).toEqual([path, title])
    expect(page.first('article').text).toContain('(800) 555-0136')
  })
}
