import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'

/** A page in a context of its own, which axe needs; `page.context().close()` ends it. */
export async function openPage(
  browser: Browser,
  { width = 1440, colorScheme }: { width?: number; colorScheme: 'light' | 'dark' },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
  return context.newPage()
}

/** No violation that axe knows of, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

/** Nothing reaches beyond the right edge. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBeLessThanOrEqual(0)
}

/** Counts layout shifts from the start of the page. Call before `goto`. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const found: unknown = Reflect.get(window, 'shifts')
      return typeof found === 'object' && found !== null && 'sum' in found ? Number(found.sum) : Number.NaN
    })
}
