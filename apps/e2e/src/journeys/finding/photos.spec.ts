import { variantsOf } from '@pkg/config/draw'
import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling, newPage, watchShifts } from '../../testing/page-checks'
import { paintPhotos, type PhotoFacts, signInProvider, swipe, uploadPhotos } from '../../testing/photos'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'

// One community gets the photos, and every test looks at them.
test.describe.configure({ mode: 'serial' })

const photos: PhotoFacts[] = [
  { description: 'The house from the road', subject: 'exterior', takenOn: '2026-09-14' },
  { description: 'A studio that faces east', subject: 'rooms' },
  { description: 'The plan of a studio', kind: 'floor-plan' },
  { description: 'A bedroom with a bath', subject: 'rooms' },
  { description: 'The dining room at noon', subject: 'dining' },
]
/** The descriptions in gallery order: the plan is last. */
const inOrder = [0, 1, 3, 4, 2].map((at) => photos[at]?.description ?? '')

let community: FoundCommunity
let provider: APIRequestContext
let ids: string[]

test.beforeAll(async ({ browser, request, baseURL }) => {
  community = await findCommunity(request, 'D2C', ['WI', 'MN', 'IN'], { site: baseURL ?? '' })
  provider = await signInProvider(request, community.id)
  ids = await uploadPhotos(provider, community.id, photos, await paintPhotos(browser, photos))
})

test.afterAll(async () => {
  for (const id of ids) expect((await provider.delete(`${api}/platform/images/${id}`)).status()).toBe(204)
  await provider.dispose()
})

/** Returns the page of the listing that shows the community. */
const listing = () => community.url.split('/').slice(0, 4).join('/')

test('a tile shows the provider’s photos, and its arrows move them and wrap around [TILE-001, TILE-010, TILE-011, UI-010, IMG-002, IMG-004, FIND-009]', async ({
  page,
}) => {
  await openPage(page, listing())
  const tile = page.getByRole('article').filter({ hasText: community.name }).first()
  const pictures = tile.getByRole('list', { name: `Photos of ${community.name}` })
  const photo = pictures.locator('img').first()
  await expect(photo).toHaveAttribute('srcset', /\/images\/320x240\/photos\/.* 320w, /)
  const widths = [...((await photo.getAttribute('srcset')) ?? '').matchAll(/ (\d+)w/g)].map(([, width]) =>
    Number(width),
  )
  expect(widths).toEqual([320, 375, 416, 768, 1080, 1200].slice(0, widths.length))
  expect(widths.length).toBeGreaterThan(2)
  const counters = ['1 / 5', '2 / 5', '3 / 5', '4 / 5', '5 / 5']
  const expectSlide = (slide: number) => expect(tile.getByText(counters[slide] ?? '')).toBeInViewport({ ratio: 1 })
  await expectSlide(0)

  const next = tile.getByRole('button', { name: `Next photo of ${community.name}` })
  await next.click()
  await expectSlide(1)
  await next.focus()
  await page.keyboard.press('Enter')
  await expectSlide(2)
  await page.keyboard.press('Space')
  await expectSlide(3)
  await expect(tile.getByText('See all photos')).toBeInViewport()
  await next.click()
  await next.click()
  await expectSlide(0)
  await tile.getByRole('button', { name: `Previous photo of ${community.name}` }).click()
  await expectSlide(4)
  const box = await next.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('the gallery opens full size by keyboard, moves, wraps around, and returns the focus [FIND-009, IMG-003, IMG-004, TILE-012]', async ({
  page,
}) => {
  await openPage(page, community.url)
  const first = page.locator('#photos').getByRole('link').first()
  await expect(first.locator('img')).toHaveAttribute('fetchpriority', 'high')
  await expect(first.locator('img')).toHaveAttribute('sizes', '(max-width: 1079px) 100vw, 680px')
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Photos of ${community.name}` })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (const [at, description] of inOrder.entries()) {
    await expect(dialog.locator('figcaption')).toContainText(description)
    await expect(dialog.locator('figcaption')).toContainText(`${at + 1} of 5`)
    await expect(dialog.getByRole('img', { name: description }).first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await expect(dialog.locator('figcaption')).toContainText(inOrder[0] ?? '')
  await expect(dialog.locator('figcaption')).toContainText('The community')
  await expect(dialog.locator('figcaption')).toContainText('September 2026')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.locator('figcaption')).toContainText(inOrder[4] ?? '')
  await expect(page).toHaveURL(new RegExp(`\\?section=photos&photo=${ids[2]}$`))
  await page.keyboard.press('Home')
  await expect(dialog.locator('figcaption')).toContainText(inOrder[0] ?? '')

  await dialog.getByRole('button', { name: 'Rooms 2' }).click()
  await expect(dialog.locator('figcaption')).toContainText('1 of 2')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  const zoomed = dialog.getByRole('region', { name: 'Zoomed photo' })
  expect(await zoomed.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await dialog.getByRole('button', { name: 'Zoom out' }).click()
  await expect(zoomed).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${community.url}$`))
})

test('Back closes a photo, and its address opens it again [FIND-009]', async ({ page }) => {
  await openPage(page, community.url)
  await page.getByRole('link', { name: 'See all 5 photos' }).click()
  const dialog = page.getByRole('dialog', { name: `Photos of ${community.name}` })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.locator('figcaption')).toContainText(inOrder[1] ?? '')
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await openPage(page, address)
  await expect(dialog.locator('figcaption')).toContainText(inOrder[1] ?? '')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\?section=photos$/)
})

test('a swipe of more than 50 px moves the photo, and a shorter one doesn’t [IMG-004, FIND-009]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openPage(page, `${baseURL}${community.url}?section=photos&photo=${ids[0]}`)
  const caption = page.locator('dialog figcaption')
  await expect(caption).toContainText(inOrder[0] ?? '')
  await swipe(page, 'dialog figure img', -45)
  await expect(caption).toContainText(inOrder[0] ?? '')
  await swipe(page, 'dialog figure img', -60)
  await expect(caption).toContainText(inOrder[1] ?? '')
  await swipe(page, 'dialog figure img', 60)
  await swipe(page, 'dialog figure img', 60)
  await expect(caption).toContainText(inOrder[4] ?? '')
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo leads to a section with all photos and their facts [FIND-009, TILE-010, BIZ-006]', async ({ page }) => {
    await page.goto(listing())
    const tile = page.getByRole('article').filter({ hasText: community.name }).first()
    await expect(tile.getByText('1 / 5')).toBeVisible()
    await expect(tile.getByRole('button', { name: /photo of/ })).toHaveCount(0)
    await page.goto(community.url)
    await page.getByRole('link', { name: 'See all 5 photos' }).click()
    const section = page.locator('#photos')
    expect(await section.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(
      inOrder,
    )
    await expect(section.getByText('September 2026')).toBeVisible()
    await page.getByRole('link', { name: 'See fewer photos' }).click()
    await expect(page).toHaveURL(new RegExp(`${community.url}$`))
  })
})

for (const colorScheme of variantsOf(['light', 'dark'] as const)) {
  test(`photos are accessible and never shift the page, ${colorScheme} [FIND-009, UI-011]`, async ({
    browser,
    baseURL,
  }) => {
    for (const width of [320, 1440]) {
      for (const search of ['', '?section=photos', `?section=photos&photo=${ids[1]}`]) {
        const page = await newPage(browser, { width, colorScheme })
        const shifts = await watchShifts(page)
        await openPage(page, `${baseURL}${community.url}${search}`)
        await page.waitForLoadState('networkidle')
        if (search.includes('photo=')) await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScrolling(page)
        expect(await shifts()).toBeLessThanOrEqual(0.01)
        await page.context().close()
      }
    }
  })
}

test('while photos can’t be loaded, the page says so and shows everything else [IMG-001, FIND-009]', async ({
  page,
}) => {
  await page.route(/\/images\/\d+x\d+\/photos\//, (route) => route.fulfill({ status: 503 }))
  await openPage(page, community.url)
  await expect(page.getByText(`This photo isn’t available right now: ${inOrder[0]}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible()
})

test('illustrations are labeled, and the dark theme shows the same house at night [FIND-009, TILE-011]', async ({
  browser,
  baseURL,
  request,
}) => {
  const other = await findCommunity(request, 'D2C', ['WI', 'MN', 'IN'], {
    site: baseURL ?? '',
    fits: (_, id) => id !== community.id,
  })
  const page = await newPage(browser, { colorScheme: 'dark' })
  await openPage(page, `${baseURL}${other.url}`)
  await expect(page.getByText(/illustrations?\. You’ll see photos once the community adds them/)).toBeVisible()
  const picture = page.locator('#photos img').first()
  await expect(picture).toHaveAttribute('alt', /^Illustration of /)
  const shown = await picture.evaluate((element) => (element instanceof HTMLImageElement ? element.currentSrc : ''))
  expect(shown).toMatch(/\/drawings\/house\/.*-night\.svg$/)
  await page.context().close()
})
