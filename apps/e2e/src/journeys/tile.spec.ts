import { expect, test } from '@playwright/test'
import { careNames, listState } from '../testing/catalog'
import { openPage } from '../testing/open-page'

test('each tile shows the care, address, rating, words, and price that its community states [TILE-002, TILE-003, TILE-004, TILE-005, TILE-006, RATE-002, PRICE-001, PRICE-002, CARE-001, CARE-002, CARE-003, ROUTE-007]', async ({
  page,
}) => {
  const communities = await listState(page.request, 'CO')
  // Without a care type, the slug is senior-living.
  const pages = Math.min(3, Math.ceil(communities.length / 20))
  for (let number = 1; number <= pages; number += 1) {
    await openPage(page, `/senior-living/colorado?page-number=${number}`)
    const tiles = page.locator('#list').getByRole('article')
    const shown = communities.slice((number - 1) * 20, number * 20)
    await expect(tiles).toHaveCount(shown.length)
    for (const [index, community] of shown.entries()) {
      const tile = tiles.nth(index)
      await expect(tile.getByRole('heading')).toHaveText(community.name)
      await expect(tile).toContainText(community.care.map((care) => careNames[care]).join(' · '))
      await expect(tile).toContainText(
        `${community.address.line1}, ${community.address.city}, CO ${community.address.zip}`,
      )
      const { slyScore, quote, description, hidePricing, startingRate } = community
      await expect(tile).toContainText(
        slyScore === undefined ? 'Not yet rated' : String(Math.round(slyScore * 10) / 10),
      )
      const words = quote ? `“${quote}”` : description.slice(0, 300) || 'No description available'
      await expect(tile).toContainText(words)
      const price = hidePricing ? 'From $X,XXX/mo' : `From $${startingRate.toLocaleString('en-US')}/mo`
      if (hidePricing || startingRate > 0) await expect(tile).toContainText(price)
      await expect(tile.getByRole('link', { name: /^See details/ })).toBeVisible()
      await expect(tile.getByRole('link', { name: /^Get pricing/ })).toBeVisible()
    }
  }
  expect(communities.slice(0, 60).some(({ hidePricing }) => hidePricing)).toBe(true)
})

test('a list of a care type leads with the price of that care, and other care comes second [TILE-005, LIST-013, PRICE-004]', async ({
  page,
}) => {
  const communities = await listState(page.request, 'CO')
  await openPage(page, '/memory-care/colorado')
  const tiles = page.locator('#list').getByRole('article')
  await expect(tiles.first()).toBeVisible()
  let compared = 0
  for (const tile of await tiles.all()) {
    const name = await tile.getByRole('heading').innerText()
    const found = communities.find((community) => community.name === name.replace(/\s+/g, ' '))
    const listed = found?.pricesByCareType['memory-care']
    if (!found || found.hidePricing || !listed || listed.isEstimate || listed.price === found.startingRate) continue
    const money = (amount: number) => `From $${amount.toLocaleString('en-US')}/mo`
    await expect(tile).toContainText(`${money(listed.price)}Memory Care${money(found.startingRate)} for other care`)
    compared += 1
  }
  expect(compared).toBeGreaterThan(2)
})

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
