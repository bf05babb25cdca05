import { type Browser, expect, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { test } from '../../testing/test'

const listing = '/assisted-living/colorado'
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })

/** Saves the first communities of a listing. Returns their names, newest first, as the list shows them. */
async function saveCommunities(page: Page, count: number): Promise<string[]> {
  await openPage(page, listing)
  const tiles = page.locator('#list').getByRole('article')
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const name = (await tiles.nth(index).getByRole('heading').innerText()).trim()
    const stored = page.waitForResponse((response) => response.url().endsWith('/saves'))
    await page.getByRole('button', { name: `Save ${name}` }).click()
    await stored
    names.unshift(name)
  }
  return names
}

/** Creates a link for a relative on the page that shares. Returns its address. */
async function createLink(page: Page, relative: string): Promise<string> {
  await page.getByLabel('Their first name').fill(relative)
  await page.getByLabel('Your first name').fill('Dana')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('heading', { name: `${relative}’s link is ready` })).toBeVisible()
  return page.getByLabel(`Link for ${relative}`).inputValue()
}

/** Opens a link as a relative, in a browser that has never been on the site. */
async function openAsRelative(
  browser: Browser,
  baseURL: string | undefined,
  link: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await openPage(page, new URL(link).pathname + new URL(link).search)
  return page
}

async function vote(page: Page, name: string, choice: 'Yes' | 'Maybe' | 'No', comment = '') {
  const card = cards(page).filter({ hasText: name })
  await card.getByRole('radio', { name: choice, exact: true }).check()
  if (comment) await card.getByLabel('What made you choose that? (optional)').fill(comment)
  await card.getByRole('button', { name: /vote$/ }).click()
  await expect(page.getByText('Dana can see your vote now')).toBeVisible()
}

test('a family shares its list with two relatives, sees their votes and comments, and ends one link and then all [TRUST-014, TRUST-013]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [newest = '', oldest = ''] = await saveCommunities(page, 2)
  await openPage(page, '/homebase/saved')
  const note = cards(page).filter({ hasText: newest })
  await note.getByText('Add note').click()
  await note.getByLabel('Your note (optional)').fill('Too expensive, don’t tell Mark.')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.getByRole('link', { name: 'Share with family' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Share with family' })).toBeVisible()
  await expectAccessible(page)
  const lilyListLink = await createLink(page, 'Lily')
  expect(lilyListLink).toMatch(/\/shared-list\?token=[\w-]{43}$/)
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  const marksLink = await createLink(page, 'Mark')

  const lily = await openAsRelative(browser, baseURL, lilyListLink)
  // The token leaves the address, so no one who looks over her shoulder has the link.
  await expect(lily).toHaveURL(/\/shared-list$/)
  await expect(lily.getByRole('heading', { level: 1 })).toHaveText('Dana shared 2 communities with you')
  await expect(lily.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect((await lily.request.get(lily.url())).headers()['cache-control']).toContain('no-store')
  await expect(lily.getByText('don’t tell Mark')).toHaveCount(0)
  await expectAccessible(lily)
  await expectAccessibleInDark(lily)
  await expectNoSidewaysScrolling(lily)
  await vote(lily, newest, 'Yes')
  await vote(lily, oldest, 'Maybe', 'The bill went up $310 last year.')
  await expect(lily.getByText('You’ve voted on 2 of 2.')).toBeVisible()

  // Mark’s phone runs no scripts.
  const mark = await openAsRelative(browser, baseURL, marksLink, { javaScriptEnabled: false })
  await expect(mark.getByText('The bill went up')).toHaveCount(0)
  await mark.getByRole('button', { name: 'Send vote' }).first().click()
  await expect(cards(mark).filter({ hasText: newest })).toContainText('Choose Yes, Maybe, or No.')
  await vote(mark, newest, 'Maybe')
  await vote(mark, newest, 'No', 'No nurse at night?')
  await expect(mark.getByText('You’ve voted on 1 of 2.')).toBeVisible()

  await openPage(page, '/homebase/saved')
  await expect(page.getByText('Lily and Mark can see this list.')).toBeVisible()
  const first = cards(page).filter({ hasText: newest })
  await expect(first.getByRole('listitem')).toHaveText(['LilyYes', 'MarkNo“No nurse at night?”'])
  await expect(cards(page).filter({ hasText: oldest }).getByRole('listitem')).toHaveText([
    'LilyMaybe“The bill went up $310 last year.”',
  ])
  await page.getByRole('link', { name: 'Compare all 2' }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Lily', exact: true }) })
  await expect(row.getByRole('cell')).toHaveText(['Yes', 'Maybe: “The bill went up $310 last year.”'])
  await expectAccessible(page)

  await openPage(page, '/homebase/saved')
  await page.getByRole('link', { name: 'See who has a link' }).click()
  await page.getByRole('button', { name: 'Stop sharing with Lily' }).click()
  await expect(page.getByText('You stopped sharing. 2 votes stayed with you.')).toBeVisible()
  expect((await lily.reload())?.status()).toBe(410)
  await expect(lily.getByRole('heading', { level: 1 })).toHaveText('This list isn’t shared anymore')
  await expectAccessible(lily)
  expect((await mark.reload())?.status()).toBe(200)

  await createLink(page, 'Rosa')
  await page.getByRole('button', { name: 'Stop sharing with everyone' }).click()
  await expect(page.getByText('No link opens your list anymore.')).toBeVisible()
  // Mark’s page was open. His vote is no longer stored, and the page says why.
  await cards(mark).filter({ hasText: oldest }).getByRole('radio', { name: 'Yes' }).check()
  await cards(mark).filter({ hasText: oldest }).getByRole('button', { name: 'Send vote' }).click()
  await expect(mark.getByRole('heading', { level: 1 })).toHaveText('This list isn’t shared anymore')
  await openPage(page, '/homebase/saved')
  await expect(page.getByText('No one else can see this list.')).toBeVisible()
  await expect(first.getByRole('listitem')).toHaveCount(2)
  await lily.context().close()
  await mark.context().close()
})
