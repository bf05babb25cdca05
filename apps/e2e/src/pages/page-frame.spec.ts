import { expect, type Page } from '@playwright/test'
import { test } from '../testing/test'
import { type PublicRoute, publicRoutes } from './public-routes'

/** Where the title of a page may be, in pixels from the left and the top: on every page, and on the home page. A phone has one more below breadcrumbs. */
const positions: Record<number, readonly string[]> = {
  390: ['16 76', '16 110'],
  1440: ['100 121', '368 121', '100 108'],
}

/**
 * On a phone, the page of a community starts with its picture. A family’s own pages, of which anyone can open this one, have the tabs that lead from one to
 * another above their titles. [FIND-010, ROUTE-011]
 */
const hasMoreAbove = ({ file }: PublicRoute, width: number) =>
  file === 'receipts' || (width === 390 && file === '$toc_.$state_.$place_.$community')

const titlePosition = async (page: Page): Promise<string> => {
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  return box ? `${Math.round(box.x)} ${Math.round(box.y)}` : 'hidden'
}

for (const [width, known] of Object.entries(positions)) {
  test(`at ${width} px, every public page has its title in one of ${known.length} places [LOOK-002]`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const viewport = { width: Number(width), height: 900 }
    const page = await browser.newPage({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' })
    const elsewhere: string[] = []
    const used = new Set<string>()
    for (const route of publicRoutes) {
      if (hasMoreAbove(route, viewport.width)) continue
      const path = typeof route.path === 'string' ? route.path : await route.path(request)
      await page.goto(`${baseURL}${path}`)
      const position = await titlePosition(page)
      used.add(position)
      if (!known.includes(position)) elsewhere.push(`${path}: ${position}`)
    }
    expect(elsewhere).toEqual([])
    expect(used.size).toBeLessThanOrEqual(3)
    await page.close()
  })
}

test('the header has the main pages in one row, 68 px high, and 60 px on a phone [LOOK-002]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  const header = page.getByRole('banner')
  for (const language of ['', '/es']) {
    for (const [width, height] of [
      [1440, 68],
      [1280, 68],
      [820, 68],
      [390, 60],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${baseURL}${language}/about`)
      expect({ language, width, height: (await header.boundingBox())?.height }).toEqual({ language, width, height })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${baseURL}/about`)
  const links = await header.getByRole('link').allInnerTexts()
  expect(links.map((text) => text.trim())).toEqual([
    'Skip to main content',
    expect.any(String),
    'Find care',
    'Costs',
    'Advisors',
    'Guides',
    expect.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
    'Saved',
    'Account',
  ])
  await page.close()
})

test('the menu of text size, language, and theme works without scripts, and a theme stays [LOOK-002, FIND-015]', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'light' })
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor)
  await page.goto(`${baseURL}/about`)
  const light = await background()
  const menu = page.getByLabel('Text size, language, and theme')
  await menu.click()
  await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible()
  await expect(page.getByRole('banner').locator('a[hreflang="es"]')).toHaveAttribute('href', '/es/about')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect(page).toHaveURL(/\/about$/)
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.goto(`${baseURL}/assisted-living/colorado`)
  expect(await background()).toBe(dark)
  await menu.click()
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Automatic' }).click()
  expect(await background()).toBe(light)
  await page.close()
})
