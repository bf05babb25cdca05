import { expect, type Page } from '@playwright/test'
import { type TourChoice, tourDayText } from '@pkg/domain'
import { findCommunity, type FoundCommunity, hasTeam } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { acknowledgeDisclosure, fillPlainRequest } from '../../testing/plain-request'
import { test } from '../../testing/test'
import { findFreeTime } from '../../testing/tours'
import { api } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'

/** Returns a free time of a community as a browser finds it. */
const findTime = (page: Page, { id }: FoundCommunity, index = 0) =>
  findFreeTime(async (path) => (await (await page.request.get(`${api}${path}`)).json()).data, id, index)

/** Chooses a time where a page offers times. */
async function chooseTime(page: Page, { date, time }: TourChoice): Promise<void> {
  const day = page.getByRole('radio', { name: tourDayText(date) })
  if (!(await day.isVisible())) await page.getByText('More days').click()
  await day.check()
  await page
    .getByRole('group', { name: `Time on ${tourDayText(date)}` })
    .getByLabel(time)
    .check()
}

/** Fills in the form that books a tour, and submits it. */
async function submitRequest(page: Page, family: ReturnType<typeof buildFamily>): Promise<void> {
  await fillPlainRequest(page, family)
  await acknowledgeDisclosure(page)
  await page.getByRole('button', { name: 'Submit' }).click()
}

test(
  'the pages of a tour fit a phone and both themes, lead to the tour checklist, and another browser can’t open them [FIND-013, ROUTE-013, UI-011]',
  { tag: '@smoke' },
  async ({ page, browser, request, baseURL }) => {
    const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'])
    await page.setViewportSize({ width: 320, height: 800 })
    await openPage(page, community.url)
    await page.getByRole('heading', { name: 'Schedule a tour' }).scrollIntoViewIfNeeded()
    await expectAccessible(page)
    const { choice } = await findTime(page, community, 1)
    await chooseTime(page, choice)
    await page.getByRole('button', { name: 'Schedule a tour' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Schedule a tour of ${community.name}` })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await submitRequest(page, buildFamily())
    await page.getByRole('link', { name: 'See your tour' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Your tour of ${community.name}` })).toBeVisible()
    await page.getByText('Choose another time').click()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await expectAccessibleInDark(page)
    const tour = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Open the tour checklist' }).click()
    await expect(page.getByLabel('Ask to stay for a meal')).toBeVisible()

    const stranger = await browser.newPage(baseURL ? { baseURL } : {})
    const response = await stranger.goto(tour)
    expect(response?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1, name: 'We can’t show this tour here' })).toBeVisible()
    await stranger.close()
  },
)

test('a family that refuses the disclosure reads that its tour is canceled, and isn’t shown one [FIND-013, TRUTH-003, TRUTH-005]', async ({
  page,
  request,
}) => {
  const fits = (_: unknown, id: string) => hasTeam(request, api, id)
  const community = await findCommunity(request, 'D2C', ['CO', 'TX', 'AZ', 'OK'], { fits })
  const { choice } = await findTime(page, community)
  await openPage(page, community.url)
  await chooseTime(page, choice)
  await page.getByRole('button', { name: 'Schedule a tour' }).click()
  await page.waitForURL('**/tours/new?*')
  await fillPlainRequest(page, buildFamily())
  await page.getByRole('radio', { name: 'I do not acknowledge' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`so we didn’t send your request to ${community.name}.`)).toBeVisible()
  await expect(page.getByText('We also canceled your tour.')).toBeVisible()
  await expect(page.getByText('Your tour is booked')).toHaveCount(0)
  await openPage(page, '/homebase')
  await expect(page.getByText('No tours yet.')).toBeVisible()
})
