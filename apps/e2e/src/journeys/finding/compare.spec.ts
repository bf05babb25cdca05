import { type APIRequestContext, expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { test } from '../../testing/test'

/** Returns communities of one state and care type, by slug. */
async function findCommunities(request: APIRequestContext): Promise<{ id: string; name: string }[]> {
  const response = await request.get('/api/marketplace/communities?state=CO&toc=assisted-living&page-size=4')
  const { data } = await response.json()
  return data.map((one: { id: string; attributes: { name: string } }) => ({ id: one.id, name: one.attributes.name }))
}

test(
  'a family compares communities, sees what differs, removes one, adds one by name, and prints [TRUST-013]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const [first, second, third, other] = await findCommunities(request)
    if (!first || !second || !third || !other) throw new Error('The catalog has too few communities')
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, `/compare?communities=${[first, second, third].map(({ id }) => id).join()}`)
    const table = page.getByRole('region', { name: 'Comparison' })
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 communities' })).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
    const differing = await table.getByRole('rowheader').count()
    await page.getByRole('link', { name: 'Show all rows' }).click()
    await expect(page.getByRole('link', { name: 'Show only differences' })).toBeVisible()
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(differing)
    await expectAccessibleInDark(page)

    await page.getByRole('link', { name: `Remove ${third.name} from this comparison` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 communities' })).toBeVisible()
    await page.getByLabel('Community name').fill(other.name)
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await page
      .getByRole('link', { name: `Add ${other.name}` })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('rowheader', { name: 'First impression' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  },
)
