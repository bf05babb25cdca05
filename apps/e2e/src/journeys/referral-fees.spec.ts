import { expect, test } from '@playwright/test'
import { listState } from '../testing/catalog'
import { findCommunity } from '../testing/communities'
import { openPage } from '../testing/open-page'
import { api } from '../testing/urls'
import { answerUpToSubmit, buildFamily, openWizard, reachSubmit } from '../testing/wizard'

test('a list says how many of its communities pay us, and each tile says how much [TRUST-009, TRUST-011]', async ({
  page,
}) => {
  const communities = await listState(page.request, 'CO')
  const paying = communities.filter(({ feePercent }) => feePercent > 0).length
  await openPage(page, '/senior-living/colorado')
  await expect(
    page.getByText(`${paying} of these ${communities.length} communities pay us if you move in.`),
  ).toBeVisible()
  const tiles = page.locator('#list').getByRole('article')
  for (const [index, { feePercent }] of communities.slice(0, 20).entries()) {
    const fee = feePercent > 0 ? `Pays us ${feePercent}% of the first month if you move in` : 'Pays us no referral fee'
    await expect(tiles.nth(index)).toContainText(fee)
  }
})

test('a community’s page and the last step of its wizard say what it pays us [TRUST-009]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA'])
  const { data } = await (await request.get(`${api}/marketplace/communities/${community.id}`)).json()
  const percent = Number(data.attributes.feePercent)
  expect(percent).toBeGreaterThan(0)
  const wizard = await openWizard(page, community.url)
  await expect(page.getByText(new RegExp(`${percent}%`)).first()).toBeAttached()
  await answerUpToSubmit(wizard, buildFamily())
  await reachSubmit(wizard)
  await expect(
    wizard.getByText(`${community.name} pays us ${percent}% of the first month if you move in.`),
  ).toBeVisible()
})

test('a community that no one has rated says so [RATE-004]', async ({ page }) => {
  await openPage(page, '/senior-living/nebraska')
  const tile = page.locator('#list').getByRole('article').filter({ hasText: 'Not yet rated' }).first()
  await expect(tile).toBeVisible()
  await tile.getByRole('link', { name: /^See details/ }).click()
  await expect(page.getByRole('main').getByText('Not yet rated').first()).toBeVisible()
})
