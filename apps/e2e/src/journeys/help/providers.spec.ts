import { expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { expectLive } from '../../testing/live'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { addProvider, claimCommunity, linkIn, openAs, sendRequest } from '../../testing/work-accounts'
import { addCommunity, findFreePlace } from '../../testing/world'

/** Opens the page of a family's receipts and stops sharing with a recipient. */
async function stopSharing(page: Page, name: string): Promise<void> {
  await openPage(page, '/receipts')
  await page.getByText(`Stop sharing with ${name}`).click()
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).first().click()
  await expect(page.getByText('You stopped sharing.')).toBeVisible()
}

test('a claim is approved, and the provider gets a family live, responds, and confirms a deletion [TRUTH-008, TRUTH-009, TRUST-004, TRUST-007, TRUST-008, ROLE-010]', async ({
  page,
  browser,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pru Provider', email: newEmail('providers') }
  await claimCommunity(provider, community.id)

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, dashboard, 'admin@hearthway.example')
  await admin.goto(`${dashboard}/dashboard/claims`)
  await expectAccessible(admin)
  const { data } = await (await admin.request.get(`${api}/admin/claims?filter[status]=pending&page-size=100`)).json()
  const claim = data.find(
    ({ attributes }: { attributes: { userEmail: string } }) => attributes.userEmail === provider.email,
  )
  await admin.goto(`${dashboard}/dashboard/claims/${claim.id}`)
  await expect(admin.getByText(provider.email)).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Approve claim' }).click()
  await expect(admin.getByText('Approved. We emailed them the result.')).toBeVisible()
  await admin.context().close()

  const desk = await (await browser.newContext()).newPage()
  await openAs(desk, provider.email, await linkIn(request, provider.email, /Your claim to/))
  await expect(desk.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible()
  await expect(desk.getByText('No families are waiting', { exact: true })).toBeVisible()
  await expectAccessible(desk)

  const family = buildFamily()
  await openPage(page, '/')
  await sendRequest(page, family, {
    slug: community.id,
    callPreferences: { days: ['monday', 'tuesday'], from: 9, until: 17 },
  })
  await expectLive(desk, () => expect(desk.getByText(family.lastName).first()).toBeVisible())

  await desk.goto(await linkIn(request, provider.email, /New request for/))
  await expect(desk.getByRole('heading', { level: 1, name: new RegExp(family.lastName) })).toBeVisible()
  const [rules, number] = [desk.getByText('Mon, Tue, 9 AM–5 PM'), desk.getByText('(303) •••-••23')]
  expect((await rules.boundingBox())?.y).toBeLessThan((await number.boundingBox())?.y ?? 0)
  await expect(desk.getByText('Call, don’t text')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByLabel('Why do you need it?').fill('They asked us to call')
  await desk.getByRole('button', { name: 'Show contact info' }).click()
  await expect(desk.getByRole('link', { name: '(303) 555-0123' })).toBeVisible()
  await desk.getByLabel('Note (optional)').fill('Left a voicemail.')
  await openPage(desk, desk.url())
  await expect(desk.getByLabel('Note (optional)')).toHaveValue('Left a voicemail.')
  await desk.getByRole('button', { name: 'I contacted them' }).click()
  await expect(desk.getByText('Response saved. Thank you for contacting the family.')).toBeVisible()
  await expect(desk.getByText('Contacted', { exact: true })).toBeVisible()
  await expect(desk.getByText(/^First response: /)).toBeVisible()
  await expect(desk.getByText('Left a voicemail.')).toBeVisible()
  await expect(desk.getByLabel('Note (optional)')).toHaveValue('')
  await expect(desk.getByText('Contact them within one business day.')).toHaveCount(0)

  await openPage(page, '/receipts')
  await expect(page.getByText(/They asked us to call/).first()).toBeVisible()
  await desk.goto(`${dashboard}/dashboard/families?tab=all`)
  await expect(desk.getByText(family.lastName)).toBeVisible()
  await stopSharing(page, community.name)
  await expectLive(desk, () => expect(desk.getByText(family.lastName)).toHaveCount(0))
  await desk.context().close()

  const later = await (await browser.newContext()).newPage()
  await openAs(later, provider.email, await linkIn(request, provider.email, /stopped sharing/))
  await expect(later).toHaveURL(/\/dashboard\/releases\/[0-9a-f-]{36}$/)
  await expectAccessible(later)
  await later.getByRole('button', { name: 'Confirm deletion' }).click()
  await expect(later.getByText('Deletion confirmed. The family can see it.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/They confirmed on .* that they deleted any copies/)).toBeVisible()
  await later.context().close()
})

test('on a phone, a team finds how to respond on the first screen, and its email to the family is its response [TRUTH-008, WORK-010, DASH-008]', async ({
  page,
  browser,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pia Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const family = buildFamily()
  await openPage(page, '/')
  await sendRequest(page, family, { slug: community.id })

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await openAs(phone, provider.email, await linkIn(request, provider.email, /New request for/))
  await expect(phone.getByRole('heading', { level: 1, name: new RegExp(family.lastName) })).toBeVisible()
  for (const shown of [
    phone.getByRole('link', { name: 'Email the family' }),
    phone.getByText(/^\d+ (hour|day)s? left to reply$/).first(),
  ]) {
    await expect(shown).toBeInViewport()
    expect((await shown.boundingBox())?.y).toBeLessThan(400)
  }
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Email the family' }).click()
  await phone.getByRole('textbox', { name: 'Email' }).fill('We have a room with a garden view.')
  await phone.getByRole('button', { name: 'Send email' }).click()
  await expect(phone.getByText('Message sent')).toBeVisible()
  await phone.getByRole('link', { name: 'Open the family' }).click()
  await expect(phone.getByText('Contacted', { exact: true })).toBeVisible()
  await expect(phone.getByText(/^First response: /)).toBeVisible()
  const waiting = await phone.request.get(`${api}/secure/clients?filter[response]=waiting`)
  expect(await waiting.text()).not.toContain(family.lastName)
  const { pathname } = new URL(phone.url())
  expect((await openPage(phone, `${dashboard}${pathname}/share`))?.status()).toBe(403)
  await expect(phone.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  await phone.context().close()
})

test('opens only the pages of a provider, and says why others don’t open [ROLE-010, WORK-001]', async ({
  page,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pru Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  await openAs(page, provider.email, '/dashboard/invoices')
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  // Another journey's family may wait for the same team, whose count is on a line of its own.
  const entries = await menu.getByRole('link').allInnerTexts()
  expect(entries.map((text) => text.split('\n')[0])).toEqual([
    'Today',
    'Families',
    'Messages',
    'Communities',
    'Suggested edits',
    'Prices and rooms',
    'Set up a page',
    'Reviews',
    'Questions',
    'Contacts',
    'Invoices',
    'Stats',
    'Notifications',
    'Your settings',
  ])
  for (const path of [
    '/',
    '/families',
    '/families?tab=all',
    '/messages',
    '/prices',
    '/communities',
    '/suggested-edits',
    '/stats',
    '/community-reviews',
    '/questions',
    '/invoices',
  ]) {
    const response = await openPage(page, `${dashboard}/dashboard${path}`)
    expect([path, response?.status()]).toEqual([path, 200])
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  for (const path of [
    '/tasks',
    '/outbox',
    '/claims',
    '/applications',
    '/missed-responses',
    '/coverage',
    '/real-estate',
    '/homes',
    '/profile',
    '/papers',
  ]) {
    const response = await openPage(page, `${dashboard}/dashboard${path}`)
    expect([path, response?.status()]).toEqual([path, 403])
    await expect(page.getByText('If you need it for your work, ask an admin.')).toBeVisible()
    await expect(menu).toBeVisible()
  }
})

test('a provider declines a family, which then goes to an advisor, and an admin sees why [TRUTH-008, TRUST-008]', async ({
  browser,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pru Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const family = buildFamily()
  const sender = await browser.newPage()
  await sendRequest(sender, family, { slug: community.id })
  await sender.context().close()

  const page = await (await browser.newContext()).newPage()
  await openAs(page, provider.email, await linkIn(request, provider.email, /New request for/))
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(page.getByText('Enter a reason, such as “They asked me to call”.')).toBeVisible()
  await page.getByRole('button', { name: 'Decline this family' }).click()
  await expect(page.getByText('Enter a reason, such as “We have no rooms until March”.')).toBeVisible()
  await page.getByLabel('Can’t help? Say why').fill('We have no rooms.')
  await page.getByRole('button', { name: 'Decline this family' }).click()
  await expect(page).toHaveURL(/\/dashboard\/families\?saved=/)
  await expect(page.getByText('Family declined. You no longer see it')).toBeVisible()
  await expect(page.getByText(family.lastName)).toHaveCount(0)
  await page.context().close()

  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['agentName']).toBeTruthy()
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, dashboard, 'admin@hearthway.example')
  await desk.goto(`${dashboard}/dashboard/missed-responses`)
  const tab = desk.getByRole('link', { name: /^Declined \d+$/ })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(desk.getByRole('table').getByText('No response', { exact: true })).toHaveCount(0)
  const row = desk.getByRole('row', { name: new RegExp(family.lastName) })
  await expect(row).toContainText('We have no rooms.')
  await expect(row).toContainText(community.name)
  await expectAccessible(desk)
  await desk.context().close()
})
