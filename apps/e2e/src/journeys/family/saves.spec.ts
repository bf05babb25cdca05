import { expect, type Locator, type Page } from '@playwright/test'
import { expectSignedIn, register, signInByPassword } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScrolling,
  watchShifts,
} from '../../testing/page-checks'
import { test } from '../../testing/test'

const listing = '/assisted-living/colorado'
const tiles = (page: Page) => page.locator('#list').getByRole('article')
const nameIn = async (tile: Locator) => (await tile.getByRole('heading').innerText()).trim()
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) })
/** Presses a button, and waits until the server has stored the choice. */
async function rate(page: Page, button: Locator) {
  const stored = page.waitForResponse(
    (response) => response.url().endsWith('/saves') && response.request().method() === 'POST',
  )
  await button.click()
  expect((await stored).status()).toBe(204)
}

test(
  'a family saves communities without an account, finds them on its page, and keeps them when it signs in on another device [FAV-001, FAV-002, HOME-003, CONST-003, ROUTE-011]',
  { tag: '@smoke' },
  async ({ page, request, browser, baseURL }) => {
    const shifts = await watchShifts(page)
    await openPage(page, listing)
    const names = [await nameIn(tiles(page).nth(0)), await nameIn(tiles(page).nth(1))]
    for (const name of names) await rate(page, page.getByRole('button', { name: `Save ${name}` }))
    await expect(page.getByRole('button', { name: `Saved ${names[0]}` })).toBeVisible()
    expect(await shifts()).toBeLessThanOrEqual(0.01)
    const stored = await page.evaluate(() => localStorage.getItem('likedCommunities'))
    expect(stored?.split(',')).toHaveLength(2)
    // The page is the same for everyone, so the browser adds what it knows.
    await openPage(page, listing)
    await expect(page.getByRole('button', { name: `Saved ${names[1]}` })).toBeVisible()

    await page.getByRole('link', { name: 'Saved 2' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Saved communities' })).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    const first = cards(page).filter({ hasText: names[0] ?? '' })
    await first.getByText('Add note').click()
    await first.getByLabel('Your note (optional)').fill('Mom liked the garden.')
    await first.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Note saved')).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Mom liked the garden.' })).toHaveCount(1)
    await expectAccessible(page)

    const email = await register(request)
    await signInByPassword(page, email)
    await expectSignedIn(page)
    const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await openPage(elsewhere, '/homebase')
    await signInByPassword(elsewhere, email)
    await expectSignedIn(elsewhere)
    await openPage(elsewhere, '/homebase/saved')
    await expect(cards(elsewhere)).toHaveCount(2)
    await expect(elsewhere.getByRole('paragraph').filter({ hasText: 'Mom liked the garden.' })).toBeVisible()
    await openPage(elsewhere, listing)
    await expect(elsewhere.getByRole('button', { name: `Saved ${names[0]}` })).toBeVisible()

    // Removed on one device, it’s gone on the other, and signing out leaves nothing on a shared device.
    await openPage(elsewhere, '/homebase/saved')
    await rate(elsewhere, elsewhere.getByRole('button', { name: `Remove ${names[0]}` }))
    await expect(cards(elsewhere)).toHaveCount(1)
    await openPage(page, '/homebase/saved')
    await expect(cards(page)).toHaveCount(1)
    await openPage(elsewhere, '/homebase/settings')
    await elsewhere.getByRole('button', { name: 'Sign out', exact: true }).click()
    await openPage(elsewhere, listing)
    await expect(elsewhere.getByRole('button', { name: `Save ${names[1]}` })).toBeVisible()
    expect(await elsewhere.evaluate(() => localStorage.getItem('likedCommunities'))).toBe('')
    await elsewhere.context().close()
  },
)

test('a community that the server can’t store stays unsaved, and the button says so [FAV-002, ERR-018]', async ({
  page,
}) => {
  await openPage(page, listing)
  const name = await nameIn(tiles(page).first())
  await page.route('**/saves', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: `Save ${name}` }).click()
  await expect(page.getByRole('alert')).toHaveText('We couldn’t save this. Try again.')
  await expect(page.getByRole('button', { name: `Save ${name}` })).toBeVisible()
  await page.unroute('**/saves')
  await rate(page, page.getByRole('button', { name: `Save ${name}` }))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the tray appears once a family saves a community, and follows what it likes and doesn’t [TRAY-001, TRAY-002, TRAY-003, TRAY-004, TRAY-005, TRAY-006, FAV-001, FAV-003, TILE-007, TILE-008]', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/recommendations')) requests.push(sent.url())
  })
  await openPage(page, listing)
  const show = page.getByRole('button', { name: 'Show recommendations' })
  await expect(show).toHaveCount(0)
  await rate(page, page.getByRole('button', { name: /^Save / }).first())
  await expect(show).toBeVisible()
  expect(requests).toEqual([])

  await show.click()
  const tray = page.getByRole('region', { name: 'Recommendations' })
  const tab = (name: RegExp) => tray.getByRole('tab', { name })
  await expect(tab(/^Favorites \(1\)$/)).toBeVisible()
  await expect(tray.getByRole('button', { name: 'Hide recommendations' })).toBeFocused()
  await expectAccessible(page)
  const before = Number(/\d+/.exec(await tab(/^Recommendations/).innerText())?.[0])
  expect(before).toBeGreaterThan(0)

  const turnedDown = await nameIn(tray.getByRole('article').first())
  await rate(page, tray.getByRole('button', { name: `Not a good fit ${turnedDown}` }))
  await expect(tab(/^Not a good fit \(1\)$/)).toBeVisible()
  await expect(tray.getByRole('article').filter({ hasText: turnedDown })).toHaveCount(0)
  const liked = await nameIn(tray.getByRole('article').first())
  await rate(page, tray.getByRole('button', { name: `Save ${liked}` }))
  await expect(tab(/^Favorites \(2\)$/)).toBeVisible()

  await tab(/^Not a good fit/).click()
  await expect(tray.getByRole('button', { name: `Not a good fit ${turnedDown}` })).toBeDisabled()
  await rate(page, tray.getByRole('button', { name: `Save ${turnedDown}` }))
  await expect(tray.getByRole('tabpanel')).toHaveText('No dislikes')
  await page.keyboard.press('Home')
  await tab(/^Not a good fit/).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(/^Favorites \(3\)$/)).toBeFocused()
  await expect(tray.getByRole('button', { name: `Save ${liked}` })).toBeDisabled()

  await tray.getByRole('button', { name: 'Hide recommendations' }).click()
  await expect(show).toBeFocused()
  await show.click()
  await page.reload()
  await expect(tab(/^Favorites \(3\)$/)).toBeVisible()
  await expect(tray.getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('a family’s own page says what’s next, and says why an account helps before it asks for one [HOME-002, HOME-003]', async ({
  page,
}) => {
  await openPage(page, '/homebase')
  const next = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Next steps' }) })
  await expect(next.getByRole('listitem')).toHaveCount(2)
  await expect(next).toContainText('Without one, only this browser can show your saved communities and requests.')
  await expectAccessibleInDark(page)
  await openPage(page, listing)
  const name = await nameIn(tiles(page).first())
  await rate(page, page.getByRole('button', { name: `Save ${name}` }))
  await openPage(page, '/homebase')
  await expect(next).toContainText(`Get pricing from ${name}`)
  await expect(next.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', /register=true/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScrolling(page)
})
