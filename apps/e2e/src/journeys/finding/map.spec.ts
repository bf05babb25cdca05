import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling, watchShifts } from '../../testing/page-checks'
import { test } from '../../testing/test'

const city = '/senior-living/colorado/denver'

/** Waits until the map shows what it loaded. */
async function openMap(page: Page, path = city): Promise<Locator> {
  await openPage(page, path)
  await page.getByRole('button', { name: 'Draw an area' }).waitFor()
  const map = page.getByRole('region', { name: /^Map of communities in/ })
  await expect(map).toBeVisible()
  await expect(page.getByRole('list', { name: 'Communities on this part of the map' })).toBeAttached()
  return map
}

/** Drags with the mouse through points of the map, as parts of its width and height. */
async function drag(page: Page, map: Locator, points: [x: number, y: number][]) {
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('The map has no size')
  const visibleHeight = Math.min(box.height, 900 - box.y)
  const spots = points.map(([x, y]) => [box.x + x * box.width, box.y + y * visibleHeight] as const)
  const [first = [0, 0], ...rest] = spots
  await page.mouse.move(first[0], first[1])
  await page.mouse.down()
  for (const [x, y] of rest) await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

/** Returns the number of communities that the list says it has. */
async function countInList(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing /).textContent()
  return text?.includes('the only community')
    ? 1
    : Number(/of ([\d,]+) communities/.exec(text ?? '')?.[1]?.replace(',', ''))
}

/** Returns the number of communities that the map finds in a searched area, which it asks for as a polygon. */
async function countInArea(page: Page, act: () => Promise<unknown>): Promise<number> {
  const response = page.waitForResponse((found) => /\/communitypins\?.*geometry=[^&]*%3B/.test(found.url()))
  await act()
  const { total } = await (await response).json()
  return total
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('searches the area after moving the map: the list, the map, and a shared link show the same [FIND-004, LIST-010]', async ({
    page,
    context,
  }) => {
    const map = await openMap(page)
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
    await drag(page, map, [
      [0.5, 0.5],
      [0.3, 0.35],
    ])
    const onMap = await countInArea(page, () => page.getByRole('button', { name: 'Search this area' }).click())
    await expect(page).toHaveURL(/[?&]geometry=[\d.,%C-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in this area' })).toBeVisible()
    const inList = await countInList(page)
    expect(inList).toBeGreaterThan(0)
    expect(onMap).toBe(inList)

    const shared = await context.newPage()
    await openPage(shared, page.url())
    expect(await countInList(shared)).toBe(inList)
    await shared.getByRole('link', { name: 'Clear area' }).click()
    await expect(shared).toHaveURL(new RegExp(`${city}$`))
    await expect(shared.getByRole('heading', { level: 1, name: 'Senior Living in Denver, Colorado' })).toBeVisible()
  })

  test('a care type’s map shows what that care type costs, as its list does [FIND-003, LIST-013]', async ({ page }) => {
    await openMap(page, '/memory-care/colorado')
    const tiles = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /\/mo\s*Memory Care/ })
    expect(await tiles.count()).toBeGreaterThan(0)
    for (const tile of await tiles.all()) {
      const price = /(?:From|About) \$([\d,]+)\/mo\s+Memory Care/.exec(await tile.innerText())?.[1]?.replace(',', '')
      const thousands = Math.round(Number(price) / 100) / 10
      const name = await tile.getByRole('heading').innerText()
      await expect(page.getByRole('button', { name: `${name}, $${thousands}K`, exact: true })).toBeAttached()
    }
  })

  test('draws an area that filters the list and the map [FIND-004, LIST-010]', async ({ page }) => {
    const map = await openMap(page)
    const everything = await countInList(page)
    await page.getByRole('button', { name: 'Draw an area' }).click()
    await expect(page.getByText('Drag on the map to draw a line around an area.')).toBeVisible()
    const onMap = await countInArea(page, () =>
      drag(page, map, [
        [0.2, 0.3],
        [0.6, 0.3],
        [0.6, 0.8],
        [0.2, 0.8],
      ]),
    )
    await expect(page).toHaveURL(/geometry=[^&]+%3B/)
    const inList = await countInList(page)
    expect(inList).not.toBe(everything)
    expect(onMap).toBe(inList)
  })

  test('a keyboard reaches the pins: the card opens with the focus, and Escape returns it [FIND-003]', async ({
    page,
  }) => {
    await openMap(page)
    const pin = page.getByRole('list', { name: 'Communities on this part of the map' }).getByRole('button').first()
    const name = (await pin.textContent())?.replace(/, [^,]*$/, '') ?? ''
    await pin.focus()
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    const shadow = () => tile.last().evaluate((item) => getComputedStyle(item).boxShadow)
    expect(await shadow()).not.toBe('none')
    await page.keyboard.press('Enter')
    const details = page.getByRole('link', { name: `See details ${name}` }).last()
    await expect(details).toBeFocused()
    await expect(tile.last()).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden()
    await expect(pin).toBeFocused()
  })

  test('loads everything from our own origin, without layout shifts, in both themes [FIND-002]', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
    })
    const shifts = await watchShifts(page)
    await openMap(page)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBeLessThanOrEqual(0.01)
    await expectAccessible(page)
    expect(foreign).toEqual([])
  })

  test('a community’s page shows its place, with its own price lit [COMM-010, FIND-002]', async ({ page }) => {
    await openPage(page, city)
    await page.goto(
      (await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '',
    )
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('region', { name: `Map of the area around ${name}` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expectAccessible(page)
  })
})

for (const width of [390, 320]) {
  test.describe(`on a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 568 }, hasTouch: true, isMobile: true })

    test('the map is one tap away, cards and pins move together, and the list is one tap back [FIND-005, FIND-003]', async ({
      page,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (/maplibre|open-map/.test(request.url())) scripts.push(request.url())
      })
      await openPage(page, city)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
      const opener = page.getByRole('link', { name: 'Map', exact: true })
      expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(56)
      await opener.click()
      const screen = page.getByRole('dialog', { name: /^Map of communities in/ })
      await screen.getByRole('button', { name: 'Draw an area' }).waitFor()
      const cards = screen.getByRole('region', { name: 'Communities in the list' }).getByRole('listitem')
      // The list has more than the screen shows, so cards are swiped.
      expect(await cards.count()).toBeGreaterThan(3)

      const shadowOf = (card: Locator) =>
        card.getByRole('article').evaluate((article) => getComputedStyle(article).boxShadow)
      const plain = await shadowOf(cards.nth(3))
      await cards.nth(3).evaluate((card) => card.scrollIntoView({ inline: 'start' }))
      await expect.poll(() => shadowOf(cards.nth(3))).not.toBe(plain)

      const pin = screen.getByRole('list', { name: 'Communities on this part of the map' }).getByRole('button').first()
      const name = (await pin.textContent())?.replace(/, [^,]*$/, '') ?? ''
      await pin.dispatchEvent('click')
      await expect(screen.getByRole('article', { name })).toBeInViewport({ ratio: 0.9 })
      await expectNoSidewaysScrolling(page)
      await expectAccessible(page)
      await screen.getByRole('link', { name: 'List' }).click()
      await expect(screen).toBeHidden()
      await expect(page.locator('#list').getByRole('article').first()).toBeInViewport()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an area searched on the map stays on it, its list is one tap away, and Back leads to the place [FIND-004, FIND-005]', async ({
    page,
  }) => {
    await openPage(page, city)
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    const screen = page.getByRole('dialog', { name: /^Map of communities in/ })
    await screen.getByRole('button', { name: 'Draw an area' }).waitFor()
    await screen.getByRole('button', { name: 'Zoom in' }).tap()
    await screen.getByRole('button', { name: 'Search this area' }).tap()
    await expect(page).toHaveURL(/[?&]geometry=/)
    await expect(screen).toBeVisible()
    await screen.getByRole('link', { name: 'List' }).tap()
    await expect(screen).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in this area' })).toBeVisible()
    await expect(page.locator('#list').getByRole('article').first()).toBeInViewport()
    await page.goBack()
    await expect(screen).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in Denver, Colorado' })).toBeVisible()
  })
})

test.describe('on a phone without the prices of the map', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the map shows and counts the communities of the list, and says what is missing [FIND-003, FIND-004]', async ({
    page,
  }) => {
    await page.route('**/communitypins?*', (route) => route.abort())
    await openPage(page, city)
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    const screen = page.getByRole('dialog', { name: /^Map of communities in/ })
    const notice = screen.getByText('We couldn’t load the prices on the map. Move the map to try again.')
    await expect(notice).toBeVisible()
    const sheet = screen.getByRole('region', { name: 'Communities in the list' })
    const cards = await sheet.getByRole('listitem').count()
    expect(cards).toBeGreaterThan(3)
    await expect(sheet.getByText(`${cards} communities`, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('on a phone that renders slowly', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on List before the searched area is rendered leads to the list of the area [FIND-004, FIND-005]', async ({
    page,
  }) => {
    await openPage(page, city)
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    const screen = page.getByRole('dialog', { name: /^Map of communities in/ })
    await screen.getByRole('button', { name: 'Draw an area' }).waitFor()
    await screen.getByRole('button', { name: 'Zoom in' }).tap()
    // The tap comes as soon as the address has the area, before anything is rendered.
    await screen.getByRole('link', { name: 'List' }).evaluate((link) => {
      const replace = history.replaceState.bind(history)
      history.replaceState = (...state) => {
        replace(...state)
        if (!location.search.includes('geometry=') || !(link instanceof HTMLElement)) return
        history.replaceState = replace
        link.click()
      }
    })
    await screen.getByRole('button', { name: 'Search this area' }).tap()
    await expect(screen).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in this area' })).toBeVisible()
  })
})

test.describe('without the map’s script', () => {
  const expectStill = async (context: BrowserContext, path: string) => {
    const page = await context.newPage()
    await openPage(page, path)
    const still = page.getByRole('img', { name: 'The map shows the communities of the list.' })
    await still.scrollIntoViewIfNeeded()
    await expect
      .poll(() => still.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    return page
  }

  test('without any scripts, an image shows the map, and the phone’s button leads to it [FIND-002, FIND-005]', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      ...(baseURL && { baseURL }),
    })
    const page = await expectStill(context, city)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/#map$/)
    await context.close()
  })

  test('without WebGL, the image stays, and the page says so [FIND-002]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(baseURL && { baseURL }) })
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const page = await expectStill(context, city)
    await expect(page.getByText('We couldn’t load the interactive map.')).toBeVisible()
    await context.close()
  })
})
