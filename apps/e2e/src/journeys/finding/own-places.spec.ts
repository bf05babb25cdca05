import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark } from '../../testing/page-checks'
import { test } from '../../testing/test'

/** The miles between two points by the haversine formula. */
function miles(one: [number, number], other: [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [dLat, dLon] = [radians(other[0] - one[0]), radians(other[1] - one[1])]
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(dLon / 2) ** 2
  return 3958.76 * 2 * Math.asin(Math.sqrt(chord))
}

test('a family saves places that matter to it, and every community says how far it is from each [FIND-018]', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Places that matter to you' }).click()
  const add = async (name: string, near: string) => {
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('ZIP code or city').fill(near)
    await page.getByRole('button', { name: 'Add place' }).click()
  }
  await add('', 'qqqqqq')
  await expect(page.getByText('Enter a name, such as Jen’s house')).toBeVisible()
  await expect(page.getByLabel('ZIP code or city')).toHaveValue('qqqqqq')
  await add('Jen’s house', 'qqqqqq')
  await expect(page.getByText('We couldn’t find “qqqqqq”.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Jen’s house')
  await add('Jen’s house', '80202')
  await expect(page.getByRole('listitem').filter({ hasText: 'Jen’s house' })).toContainText('80202, CO')
  await add('Jen’s house', 'Boulder, CO')
  await expect(page.getByText('You already have a place with this name')).toBeVisible()
  await add('Mark’s office', 'Boulder, CO')
  await expect(page.getByText('Boulder, CO')).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInDark(page)

  const { data } = await (await page.request.get('/api/platform/community-search?q=80202')).json()
  const zip: [number, number] = [data[0].attributes.latitude, data[0].attributes.longitude]
  await openPage(page, '/senior-living/colorado/denver')
  const tile = page.getByRole('main').getByRole('article').first()
  const name = await tile.getByRole('heading').innerText()
  const list = await (await page.request.get('/api/marketplace/communities?state=CO&city=denver&page-size=50')).json()
  const { address } = list.data.find(
    ({ attributes }: { attributes: { name: string } }) => attributes.name === name,
  ).attributes
  const distance = miles(zip, [address.latitude, address.longitude])
  const expected = distance < 1 ? 'Less than 1 mile' : `About ${Math.round(distance)} mile`
  await expect(tile).toContainText(`${expected}`)
  await expect(tile).toContainText('from Jen’s house')
  await expect(tile).toContainText('from Mark’s office')
  await tile
    .getByRole('heading')
    .getByRole('link')
    .evaluate((link) => link.removeAttribute('target'))
  await tile.getByRole('heading').getByRole('link').click()
  await expect(page.locator('#location')).toContainText('from Jen’s house')

  // Nothing about the places leaves the browser.
  expect(JSON.stringify(await context.cookies())).not.toContain('Jen')
  await openPage(page, '/your-places')
  for (const place of ['Jen’s house', 'Mark’s office']) {
    await page.getByRole('button', { name: `Remove ${place}` }).click()
  }
  await expect(page.getByText('You haven’t added a place yet.')).toBeVisible()
})
