import { expect } from '@playwright/test'
import { listState } from '../../testing/catalog'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'

for (const [width, opensTab] of [
  [1079, false],
  [1080, true],
] as const) {
  test(`at ${width} px, a tile opens its community in ${opensTab ? 'a new' : 'the same'} tab [TILE-009, ROUTE-006]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [community] = await listState(page.request, 'CO')
    await openPage(page, '/senior-living/colorado')
    const details = page
      .locator('#list')
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^See details/ })
    const opened = opensTab ? page.waitForEvent('popup') : undefined
    await details.click()
    const tab = (await opened) ?? page
    await expect(tab).toHaveURL(new RegExp(`${community?.url}$`))
    await expect(tab.getByRole('heading', { level: 1, name: community?.name ?? '' })).toBeVisible()
  })
}
