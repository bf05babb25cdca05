import { type APIRequestContext, expect, test } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { readLink } from '../testing/messages'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { sendPlainRequest } from '../testing/plain-request'
import { asAdmin } from '../testing/staff'
import { api } from '../testing/urls'
import { buildFamily } from '../testing/wizard'

/** Returns the subjects of the emails to an address, newest first. */
async function subjectsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const admin = await asAdmin(request, api)
  return (await admin.listMessagesTo(address)).map(({ attributes }) => String(attributes['subject']))
}

test('without an account or scripts, a family sees who has its information, asks for another advisor, and stops all calls [TRUST-003, TRUST-004, TRUTH-001, TRUTH-009]', async ({
  browser,
  request,
  baseURL,
}) => {
  const options = { javaScriptEnabled: false, ...(baseURL && { baseURL }) }
  const family = buildFamily()
  const sender = await browser.newPage(options)
  const named = await sendPlainRequest(sender, (await findCommunity(request, 'gwizzy', ['CO', 'FL'])).id, family)
  const otherPages = { name: 'Your homebase' } as const
  await openPage(sender, '/receipts')
  await expect(sender.getByRole('heading', { level: 3 })).toHaveText(['Hearthway'])
  await expect(sender.getByRole('navigation', otherPages).getByRole('link', { name: 'Saved' })).toBeVisible()
  await sender.close()

  const page = await browser.newPage(options)
  await openPage(page, await readLink(request, api, family.email))
  await expect(page.getByRole('navigation', otherPages)).toHaveCount(0)
  await expect(page).toHaveURL(/\/receipts$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Who has your information' })).toBeVisible()
  await expect(page.getByText(`We asked ${named}, a local advisor, to call you`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hearthway'])

  await page.getByText('Ask for a different advisor').click()
  await page.getByRole('button', { name: 'Ask for someone else' }).click()
  await expect(page.getByText('We’ll ask another advisor.')).toBeVisible()
  await expect
    .poll(async () => (await subjectsTo(request, family.email))[0])
    .toMatch(/ will call you about your search$/)
  expect((await subjectsTo(request, family.email))[0]).not.toContain(named)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who will call you' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Stop all sharing' }).click()
  await page.getByRole('button', { name: 'Stop all sharing' }).click()
  await expect(page.getByText('You stopped all sharing.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who will call you' })).toHaveCount(0)
  await page.close()
})

test('a family without a link gets one by email, and the page fits a phone in both themes [TRUST-003, TRUTH-009, UI-011]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const family = buildFamily()
  const sender = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await sendPlainRequest(sender, (await findCommunity(request, 'gwizzy', ['CO', 'FL'])).id, family)
  await sender.close()

  await openPage(page, `/receipts?token=${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await page.getByLabel('Email').fill('ruth@')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ruth@')
  await page.getByLabel('Email').fill(family.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText(/we emailed you a link/)).toBeVisible()
  await expect
    .poll(async () => (await subjectsTo(request, family.email))[0])
    .toBe('Your link: who has your information')

  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, await readLink(request, api, family.email))
  await expect(page.getByRole('heading', { level: 1, name: 'Who has your information' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
})

test('the home page shows a sample of who has a family’s information, labeled as one, and leads to the page [TRUST-003, FIND-016]', async ({
  page,
}) => {
  await openPage(page, '/')
  await expect(page.getByRole('heading', { name: 'Who has your information' })).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See who has your information' }).click()
  await expect(page).toHaveURL(/\/receipts$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
