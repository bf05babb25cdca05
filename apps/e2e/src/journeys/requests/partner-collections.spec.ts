// cspell:ignore eligió estas residencias usted encontramos esta página
import { type Browser, expect, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleWithoutScripts,
  expectNoSidewaysScrolling,
} from '../../testing/page-checks'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'
import { openAs } from '../../testing/work-accounts'
import { addAdvisor } from '../../testing/world'

const newName = () => `Near the park ${crypto.randomUUID().slice(0, 6)}`
const communitiesIn = (page: Page) => page.getByRole('list', { name: 'Communities' }).getByRole('heading', { level: 3 })

/** Adds a collection as the advisor who is signed in, by keyboard where it has scripts. */
async function addCollection(page: Page, name: string, note: string): Promise<void> {
  await openPage(page, `${dashboard}/dashboard/partner-collections`)
  await page.getByRole('link', { name: 'Add collection' }).click()
  await page.getByRole('button', { name: 'Add collection' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Note for families (optional)').fill(note)
  await page.getByRole('button', { name: 'Add collection' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Finds a community by its name and adds it. */
async function addCommunity(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add a community by its name or address').fill(name)
  await page.keyboard.press('Enter')
  const match = page.getByRole('button', { name: `Add: ${name}`, exact: true }).first()
  await match.click()
  await expect(communitiesIn(page).filter({ hasText: name })).toHaveCount(1)
}

async function createLink(page: Page): Promise<{ english: string; spanish: string }> {
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible()
  return {
    english: await page.getByLabel('Link to the page in English').inputValue(),
    spanish: await page.getByLabel('Link to the page in Spanish').inputValue(),
  }
}

/** Opens a link on a phone that has never been on the site. */
async function openOnPhone(
  browser: Browser,
  baseURL: string | undefined,
  link: string,
  options: { javaScriptEnabled?: boolean; width?: number } = {},
): Promise<Page> {
  const { width = 390, ...more } = options
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width, height: 844 },
    serviceWorkers: 'block',
    ...more,
  })
  const page = await context.newPage()
  const { pathname, search } = new URL(link)
  await openPage(page, `${pathname}${search}`)
  return page
}

test('an advisor makes a collection, shares it, and sees what a family opened on a phone, in both languages [DASH-007, API-031]', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const advisor = await addAdvisor(request)
  const [first, second] = [
    await findCommunity(request, 'gwizzy', ['FL']),
    await findCommunity(request, 'gwizzy', ['GA']),
  ]
  const name = newName()
  await openAs(page, advisor.email, '/dashboard/')
  await addCollection(page, name, 'Three places that fit what you told me.')
  await addCommunity(page, first.name)
  await addCommunity(page, second.name)
  await page.getByRole('button', { name: `Move up: ${second.name}` }).click()
  await expect(communitiesIn(page)).toHaveText([second.name, first.name])
  await page.getByLabel(`Note about ${first.name} (optional)`).fill('Ask to see the garden.')
  await page.getByRole('button', { name: `Save note: ${first.name}` }).click()
  await expect(page.getByText('Collection saved')).toBeVisible()
  const { english, spanish } = await createLink(page)
  expect(english).toMatch(/\/shared-collection\?token=[\w-]{43}$/)
  expect(spanish).toMatch(/\/es\/shared-collection\?token=[\w-]{43}$/)
  await expect(page.getByText('Not opened yet')).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await expectNoSidewaysScrolling(page)
  }

  const phone = await openOnPhone(browser, baseURL, english)
  // The token leaves the address, so no one who looks over a shoulder has the link.
  await expect(phone).toHaveURL(/\/shared-collection$/)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`${advisor.name} picked these communities for you`)
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // Without the link, so it doesn't count as opened.
  const stored = await page.request.get(phone.url())
  expect(stored.headers()['cache-control']).toContain('no-store')
  await expect(phone.getByText('Three places that fit what you told me.')).toBeVisible()
  await expect(phone.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([second.name, first.name])
  await expect(phone.getByText('Ask to see the garden.')).toBeVisible()
  await expect(phone.getByText(/% of the first month|Pays us no referral fee/).first()).toBeVisible()
  await expect(phone.getByText(`${advisor.name} can see when this page is opened`)).toBeVisible()
  await expectAccessible(phone)
  await expectNoSidewaysScrolling(phone)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(phone)
  await expectAccessibleInDark(phone)
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.getByRole('link', { name: `See details ${first.name}` }).click()
  await expect(phone).toHaveURL(new RegExp(`${first.url}$`))
  await phone.context().close()

  const spanishPhone = await openOnPhone(browser, baseURL, spanish, { width: 320 })
  await expect(spanishPhone.locator('html')).toHaveAttribute('lang', /^es/)
  await expect(spanishPhone).toHaveURL(/\/es\/shared-collection$/)
  await expect(spanishPhone.getByRole('heading', { level: 1 })).toHaveText(
    `${advisor.name} eligió estas residencias para usted`,
  )
  await expectAccessible(spanishPhone)
  await expectNoSidewaysScrolling(spanishPhone)
  await spanishPhone.context().close()

  await page.reload()
  await expect(page.getByText(/^Page opened 2 times, last today/)).toBeVisible()
  await expect(page.getByText(new RegExp(`^${first.name} opened 1 time, last today`))).toBeVisible()
  await expect(page.getByText(new RegExp(`^${second.name} opened`))).toHaveCount(0)
  await page.getByRole('button', { name: /^Stop sharing/ }).click()
  await expect(page.getByText('You stopped sharing. The link doesn’t open the page anymore.')).toBeVisible()

  const late = await openOnPhone(browser, baseURL, english)
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work anymore')
  await expect(late.getByRole('link', { name: 'Contact us' }).first()).toBeVisible()
  await expectAccessible(late)
  await late.context().close()
})

test('without scripts, an advisor makes, shares, and deletes a collection, and a family reads it on the narrowest phone [DASH-007, UI-004]', async ({
  browser,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['FL'])
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const name = newName()
  await openAs(page, (await addAdvisor(request)).email, '/dashboard/')
  await addCollection(page, name, '')
  await addCommunity(page, community.name)
  const { english } = await createLink(page)
  const phone = await openOnPhone(browser, baseURL, english, { javaScriptEnabled: false, width: 320 })
  await expect(phone.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([community.name])
  await expectNoSidewaysScrolling(phone)
  await expectAccessibleWithoutScripts(browser, phone, { viewport: { width: 320, height: 844 } })

  await page.locator('summary').filter({ hasText: 'Delete collection' }).click()
  await page.getByRole('button', { name: 'Delete this collection' }).click()
  await expect(page.getByText('Collection deleted. Its links don’t work anymore.')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect((await phone.reload())?.status()).toBe(404)
  await phone.context().close()
  await context.close()
})
