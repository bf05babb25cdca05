import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../../testing/communities'
import { openPage, openUntilShown } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark } from '../../testing/page-checks'
import { openSignedInForm, registerWriter } from '../../testing/signed-in-form'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'

/** Opens the form from a community's page, and signs in where it leads. */
const openForm = (page: Page, request: APIRequestContext, community: FoundCommunity, email: string) =>
  openSignedInForm(page, request, community, { email, links: ['Write a review'], heading: 'Write a review of' })

/** Decides about the review of a writer on the dashboard, as an admin who is signed in. */
async function decide(staff: Page, tab: string, writer: string, button: string, reason?: string): Promise<void> {
  await openPage(staff, `${dashboard}/dashboard/reviews?tab=${tab}`)
  await staff.getByRole('link', { name: writer }).click()
  if (reason !== undefined) await staff.getByLabel('Reason').fill(reason)
  await staff.getByRole('button', { name: button }).click()
  await expect(staff.getByText(/^Review (published|declined|removed)\./)).toBeVisible()
}

test(
  'staff decline a review with a reason, and its writer changes it and sends it again [FIND-011, TRUST-017, DASH-017]',
  { tag: '@smoke' },
  async ({ page, browser, request }) => {
    const community = await findCommunity(request, 'gwizzy', ['NC', 'OH'])
    const writer = await registerWriter()
    await openForm(page, request, community, writer.email)
    await expectAccessible(page)
    await page.getByLabel('How do you know this community?').selectOption('Resident')
    await page.getByLabel('Month').selectOption('March')
    await page.getByLabel('Year').selectOption('2025')
    await page.getByLabel('5 stars').check()
    await page.getByLabel('Your review').fill('My neighbor Ann Doe plays the piano.')
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByText('We’re reading your review')).toBeVisible()
    await expectAccessible(page)

    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, dashboard, 'admin@hearthway.example')
    await staff.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Reviews' }).click()
    await expectAccessible(staff)
    await staff.getByRole('link', { name: writer.shown }).click()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Decline review' }).click()
    await expect(staff.getByText('Enter a reason, so they know what to change.').first()).toBeVisible()
    await decide(staff, 'pending', writer.shown, 'Decline review', 'It names another resident.')

    await page.reload()
    await expect(page.getByText('We didn’t publish your review')).toBeVisible()
    await expect(page.getByText('Reason: It names another resident.')).toBeVisible()
    await page.getByLabel('Your review').fill('My neighbor plays the piano.')
    await page.getByRole('button', { name: 'Send changed review' }).click()
    await expect(page.getByText('We’re reading your review')).toBeVisible()
    await decide(staff, 'pending', writer.shown, 'Publish review')
    await openUntilShown(page, community.url, page.getByText('My neighbor plays the piano.'))
    await staff.context().close()
  },
)

test('a long review shows an excerpt and opens, on a page that axe accepts in both themes [RATE-006, FIND-011]', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/marketplace/communities?state=CA&page-size=100')).json()
  const { attributes } = data.find((one: { attributes: { numReviews: number } }) => one.attributes.numReviews > 22)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${attributes.url}/reviews`)
  const long = page.getByRole('listitem').filter({ hasText: 'Read more' }).first()
  const folded = (await long.innerText()).length
  await long.getByText('Read more').click()
  expect((await long.innerText()).length).toBeGreaterThan(folded)
  await long.getByText('Read less').click()
  expect((await long.innerText()).length).toBe(folded)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})
