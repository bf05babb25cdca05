import { expect, type Page } from '@playwright/test'
import { listState } from '../../testing/catalog'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'

for (const [width, opensTab] of [
  [1079, false],
  [1080, true],
] as const) {
  test(`at ${width} px, a tile opens its community in ${opensTab ? 'a new' : 'the same'} tab [TILE-009, ROUTE-006]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [community] = await listState(page.request, 'CO')
    await openPage(page, '/senior-living/colorado')
    const details = page
      .locator('#list')
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^See details/ })
    const opened = opensTab ? page.waitForEvent('popup') : undefined
    await details.click()
    const tab = (await opened) ?? page
    await expect(tab).toHaveURL(new RegExp(`${community?.url}$`))
    await expect(tab.getByRole('heading', { level: 1, name: community?.name ?? '' })).toBeVisible()
  })
}

/** What a tile shows, in pixels of the window, and how much of its picture is free, from 0 to 1. */
interface Measured {
  top: number
  price: number
  buttons: number[]
  ratio: number
  free: number
  tags: number
}

/** Measures the tiles of a page. What lies on a picture is whatever has a position of its own over it and can be seen. */
const measureTiles = (page: Page): Promise<Measured[]> =>
  page.evaluate(() => {
    const areaOn = (frame: DOMRect, { left, right, top, bottom }: DOMRect) =>
      Math.max(0, Math.min(right, frame.right) - Math.max(left, frame.left)) *
      Math.max(0, Math.min(bottom, frame.bottom) - Math.max(top, frame.top))
    return [...document.querySelectorAll('main article')].flatMap((tile) => {
      const [pictures, , , prices] = tile.children
      const price = prices?.querySelector('p')
      if (!pictures || !price) return []
      const frame = pictures.getBoundingClientRect()
      const isOver = (part: Element) => {
        const { position, opacity } = getComputedStyle(part)
        return position === 'absolute' && opacity !== '0'
      }
      // A part of what already counts, such as the bars of a window, doesn't count again.
      const over = [...pictures.querySelectorAll('*')]
        .filter(isOver)
        .filter((part, _, all) => !all.some((other) => other !== part && other.contains(part)))
      const covered = over.map((part) => areaOn(frame, part.getBoundingClientRect())).filter((area) => area > 4)
      const buttons = [...tile.querySelectorAll(':scope > :last-child > *')]
      return {
        top: Math.round(tile.getBoundingClientRect().top),
        price: Math.round(price.getBoundingClientRect().top),
        buttons: buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
        ratio: frame.width / frame.height,
        free: 1 - covered.reduce((sum, area) => sum + area, 0) / (frame.width * frame.height),
        tags: covered.length,
      }
    })
  })

for (const [path, width] of [
  ['/', 1440],
  ['/senior-living/colorado', 1440],
  ['/senior-living/colorado', 1280],
  ['/memory-care/colorado', 820],
  ['/es/senior-living/colorado', 1440],
  ['/senior-living/colorado', 390],
] as const) {
  test(`${path} at ${width} px leaves four fifths of every picture free, and prices and buttons of a row at one height [LOOK-005]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    const tiles = await measureTiles(page)
    expect(tiles.length).toBeGreaterThan(7)
    for (const { ratio, free, tags } of tiles) {
      expect(ratio).toBeCloseTo(1.5, 1)
      expect(free).toBeGreaterThan(0.8)
      // The button that saves it, and how many rooms are open.
      expect(tags).toBeLessThanOrEqual(2)
    }
    for (const row of new Set(tiles.map(({ top }) => top))) {
      const neighbors = tiles.filter(({ top }) => top === row)
      expect(new Set(neighbors.map(({ price }) => price)).size).toBe(1)
      expect(new Set(neighbors.map(({ buttons }) => buttons.join(' '))).size).toBe(1)
    }
  })
}
