import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { readCode, readLink } from '../testing/messages'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { sendPlainRequest } from '../testing/plain-request'
import { asAdmin } from '../testing/staff'
import { api } from '../testing/urls'
import { buildFamily } from '../testing/wizard'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

type Family = ReturnType<typeof buildFamily>

/** Sends a request without scripts, in a browser of its own. */
async function sendRequest(browser: Browser, baseURL: string | undefined, communityId: string): Promise<Family> {
  const family = buildFamily()
  const sender = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await sendPlainRequest(sender, communityId, family)
  await sender.close()
  return family
}

/** Opens the same page in a browser with scripts, which axe needs, and expects that it's accessible and fits a small phone. */
async function expectAccessibleWithScripts(page: Page): Promise<void> {
  const storageState = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState, javaScriptEnabled: true, viewport: { width: 320, height: 700 } })
  if (!context) throw new Error('The browser is gone')
  const same = await context.newPage()
  await same.goto(page.url())
  await expect(same.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScrolling(same)
  await expectAccessible(same)
  await expectAccessibleInDark(same)
  await context.close()
}

/** Asks for a code on the page, and enters the one that arrives. */
async function enterCode(page: Page, readNewest: () => Promise<string>): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('We sent you a code.')).toBeVisible()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the 6 digits of your code.')).toBeVisible()
  await page.getByLabel('Code').fill(await readNewest())
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You can now download, change, or delete your information.')).toBeVisible()
}

test('without scripts on a small phone, a family sees who looked, and changes call times and contact info [TRUST-003, TRUST-007, TRUST-008, TRUST-016, TRUTH-011, UI-011]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'])
  const family = await sendRequest(browser, baseURL, community.id)
  const admin = await asAdmin(request, api)
  await admin.families(family.lastName)

  const urls: string[] = []
  page.on('request', (sent) => urls.push(sent.headers()['referer'] ?? ''))
  await page.goto(await readLink(request, api, family.email))
  await expect(page).toHaveURL(/\/receipts$/)
  await expect(page.getByText('“A journey compares it”').first()).toBeVisible()
  await expect(page.getByText('Looked at the list of sent messages').first()).toBeVisible()

  await page.getByLabel('Tuesday').check()
  await page.getByLabel('Time of day').selectOption('Morning, 9 AM to noon')
  await page.getByRole('button', { name: 'Save call times' }).click()
  await expect(page.getByText('We saved when you want to be called.')).toBeVisible()
  await expect(page.getByLabel('Tuesday')).toBeChecked()
  await expect(page.getByLabel('Time of day')).toHaveValue('morning')
  const [found] = await admin.families(family.lastName)
  expect(found?.attributes['callPreferences']).toEqual({ days: ['tuesday'], from: 9, until: 12 })

  await enterCode(page, () => readCode(request, api, family.email))
  await expectAccessibleWithScripts(page)
  await page.getByText('Change my contact info').click()
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Save contact info' }).click()
  await expect(page.getByText('Enter a US phone number with 10 digits')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('12')
  await page.getByLabel('Phone').fill('(303) 555-0199')
  await page.getByRole('button', { name: 'Save contact info' }).click()
  await expect(page.getByText('We saved your contact info.')).toBeVisible()
  expect(urls.filter((referrer) => referrer.includes('token='))).toEqual([])
})

test('without scripts, a family downloads its information and then deletes it after a code [TRUST-016, TRUTH-012]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'])
  const family = await sendRequest(browser, baseURL, community.id)
  await page.goto(await readLink(request, api, family.email))
  await enterCode(page, () => readCode(request, api, family.email))

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my information' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('my-information.json')
  const stored: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(stored).toMatchObject({ family: { email: family.email }, consents: expect.any(Array) })

  await page.getByText('Delete my information').first().click()
  await page.getByRole('button', { name: 'Delete my information' }).click()
  await expect(page.getByText('Check this box to delete your information.')).toBeVisible()
  await page.getByLabel('Yes, delete my information').check()
  await page.getByRole('button', { name: 'Delete my information' }).click()
  await expect(page.getByText('We deleted your information')).toBeVisible()
  expect(await (await asAdmin(request, api)).listMessagesTo(family.email)).toEqual([])
})

for (const [path, title] of [
  ['/privacy', 'Privacy policy'],
  ['/terms', 'Terms of use'],
] as const) {
  test(`${path} can be read without scripts on a small phone, and the footer links to it [ROUTE-013, UI-011]`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('article').getByText('(800) 555-0136').first()).toBeVisible()
    await expectAccessibleWithScripts(page)
  })
}

test('the former address of the terms leads to the part for participating communities [ROUTE-013]', async ({
  page,
}) => {
  await page.goto('/tos#participating-communities')
  await expect(page).toHaveURL(/\/terms#participating-communities$/)
  await expect(page.locator('#participating-communities')).toHaveText('Participating communities')
})
