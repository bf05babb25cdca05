import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../testing/communities'
import { newEmail } from '../testing/gate'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { openSignedInForm, registerWriter } from '../testing/signed-in-form'
import { signIn } from '../testing/staff'
import { dashboard } from '../testing/urls'
import { addProvider, linkIn, openAs } from '../testing/work-accounts'

/** Opens the form from a community's page, and signs in where it leads. */
const openForm = (page: Page, request: APIRequestContext, community: FoundCommunity, email: string) =>
  openSignedInForm(page, request, community, { email, link: 'Write a review', heading: 'Write a review of' })

/** Decides about the review of a writer on the dashboard, as an admin who is signed in. */
async function decide(staff: Page, tab: string, writer: string, button: string, reason?: string): Promise<void> {
  await openPage(staff, `${dashboard}/dashboard/reviews?tab=${tab}`)
  await staff.getByRole('link', { name: writer }).click()
  if (reason !== undefined) await staff.getByLabel('Reason').fill(reason)
  await staff.getByRole('button', { name: button }).click()
  await expect(staff.getByText(/^Review (published|declined|removed)\./)).toBeVisible()
}

test('without scripts, someone who toured writes a review; staff publish it, and later remove it with a reason that everyone reads [FIND-011, TRUST-017, DASH-017]', async ({
  browser,
  page: staff,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'TX'])
  const writer = await registerWriter()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await openForm(page, request, community, writer.email)
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose 1 to 5 stars.' })).toBeVisible()
  await page.getByLabel('How do you know this community?').selectOption('Toured the community')
  await page.getByLabel('Month').selectOption('May')
  await page.getByLabel('Year').selectOption('2026')
  await page.getByLabel('4 stars').check()
  await page.getByLabel('Your review').fill('They showed us the kitchen. No one hurried us.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Your review of ${community.name}` })).toBeVisible()
  await expect(page.getByText('We’re reading your review')).toBeVisible()
  await openPage(page, `${community.url}/reviews`)
  await expect(page.getByText(writer.shown)).toHaveCount(0)

  await signIn(staff, dashboard, 'admin@hearthway.example')
  await decide(staff, 'pending', writer.shown, 'Publish review')
  const written = page.getByRole('listitem').filter({ hasText: writer.shown })
  // A page that takes more than a second to render again is first sent as it was.
  await expect(async () => {
    await openPage(page, community.url)
    await expect(written).toContainText('No one hurried us.', { timeout: 1000 })
  }).toPass()
  await expect(written).toContainText('Toured in May 2026')
  // Its month isn't on our records, so no check mark says so.
  await expect(written.getByText('Tour booked with us')).toHaveCount(0)

  await decide(staff, 'published', writer.shown, 'Remove review', 'It was about another community.')
  await expect(async () => {
    await openPage(page, `${community.url}/reviews`)
    await expect(page.getByText('It was about another community.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/^A review was removed, /).first()).toBeVisible()
  await expect(page.getByText(writer.shown)).toHaveCount(0)
  await openPage(page, await linkIn(request, writer.email, /^We removed your review/))
  await expect(page.getByText('Reason: It was about another community.')).toBeVisible()
  await context.close()
})

test('staff decline a review with a reason, and its writer changes it and sends it again [FIND-011, TRUST-017, DASH-017]', async ({
  page,
  browser,
  request,
}) => {
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
  await expect(staff.getByText('Enter a reason, so they know what to change.')).toBeVisible()
  await decide(staff, 'pending', writer.shown, 'Decline review', 'It names another resident.')

  await page.reload()
  await expect(page.getByText('We didn’t publish your review')).toBeVisible()
  await expect(page.getByText('Reason: It names another resident.')).toBeVisible()
  await page.getByLabel('Your review').fill('My neighbor plays the piano.')
  await page.getByRole('button', { name: 'Send changed review' }).click()
  await expect(page.getByText('We’re reading your review')).toBeVisible()
  await decide(staff, 'pending', writer.shown, 'Publish review')
  await openPage(page, community.url)
  await expect(page.getByText('My neighbor plays the piano.')).toBeVisible()
  await staff.context().close()
})

test('without scripts, a community’s team replies to a review, and families read the reply [FIND-011, ROLE-010]', async ({
  browser,
  request,
  baseURL,
}) => {
  const { data } = await (await request.get('/api/marketplace/communities?state=MA&page-size=50')).json()
  const { id, attributes } = data.find((one: { attributes: { numReviews: number } }) => one.attributes.numReviews > 1)
  const account = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, account, id)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await openAs(page, account.email, '/dashboard/community-reviews')
  const reply = `Thank you for writing ${crypto.randomUUID().slice(0, 8)}.`
  const form = page.getByRole('textbox', { name: /^Your reply to / }).first()
  await form.fill(' ')
  await page
    .getByRole('button', { name: /^(Publish|Replace) reply$/ })
    .first()
    .click()
  await expect(page.getByText('Write a reply.')).toBeVisible()
  await form.fill(reply)
  await page
    .getByRole('button', { name: /^(Publish|Replace) reply$/ })
    .first()
    .click()
  await expect(page.getByText('Reply published. Families can read it below the review.')).toBeVisible()
  await openPage(page, attributes.url)
  await expect(page.getByText(reply)).toBeVisible()
  await context.close()
})

test('only admins open the reviews of the dashboard [DASH-017, ROLE-010]', async ({ page }) => {
  await signIn(page, dashboard, 'advisor@hearthway.example')
  expect((await openPage(page, `${dashboard}/dashboard/reviews`))?.status()).toBe(403)
  await expect(page.getByText('You don’t have access to this page')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`at ${width} px without scripts, all reviews can be read page by page, by stars and by writer [FIND-011, RATE-003, RATE-006]`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const { data } = await (await request.get('/api/marketplace/communities?state=CA&page-size=100')).json()
    const { attributes } = data.find((one: { attributes: { numReviews: number } }) => one.attributes.numReviews > 22)
    const { url, numReviews } = attributes
    await openPage(page, url)
    await page.getByRole('link', { name: `Show all ${numReviews} reviews` }).click()
    await expectNoSidewaysScrolling(page)
    const shown = page.getByText(/^Posted /)
    const first = await shown.count()
    await page.getByRole('link', { name: 'Next' }).click()
    expect(first + (await shown.count())).toBe(numReviews)

    await page
      .getByRole('link', { name: /^5 stars \d+ reviews?$/ })
      .last()
      .click()
    const count = Number(/^(\d+) reviews?/.exec(await page.getByText(/ with these filters$/).innerText())?.[1])
    await expect(page.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(Math.min(count, 20))
    await expect(page.getByRole('img', { name: '3 of 5 stars' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await page.getByRole('link', { name: /^Family and friends/ }).click()
    await expect(page.getByText(/ of a resident$/).first()).toBeVisible()
    await expect(page.getByText(/^Toured in /)).toHaveCount(0)
    await context.close()
  })
}

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
