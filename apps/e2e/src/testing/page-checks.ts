import { AxeBuilder } from '@axe-core/playwright'
import { isDrawn } from '@pkg/config/draw'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { openPage } from './open-page'
import { test } from './test'

/** Opens a page of a size in a theme. */
export const newPage = (
  browser: Browser,
  { width = 1440, colorScheme }: { width?: number; colorScheme: 'light' | 'dark' },
): Promise<Page> => browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })

/** Axe for pages without frames. Its legacy mode opens no second page to join results, so it takes half of the time. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true)

/** Whether this test checks contrast, which takes five sixths of axe’s time on a page of tiles. In a quick run, a quarter of the tests do. */
const checksContrast = () => isDrawn(test.info().title)

/** What `expectAccessible` checks. */
interface Audit {
  /** Whether it checks the contrast too. */
  hasContrast?: boolean
}

/** Expects no accessibility violation that axe can find. */
export async function expectAccessible(page: Page, { hasContrast = true }: Audit = {}): Promise<void> {
  const { violations } = await axeFor(page)
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: hasContrast && checksContrast() } } })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

/**
 * Opens a copy of a page that was opened without scripts, for axe, which is a script itself: in a window where scripts may run, with none of the page's
 * own, and with what the page shows only without them.
 */
export async function openCopyForAxe(browser: Browser, page: Page, options: BrowserContextOptions): Promise<Page> {
  const copy = await browser.newPage(options)
  await copy.route(page.url(), async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script\b.*?<\/script>|<\/?noscript>/gs, '')
    await route.fulfill({ response, body: html })
  })
  await copy.goto(page.url())
  return copy
}

/** Expects no accessibility violation of a page that was opened without scripts, except for its contrast. */
export async function expectAccessibleWithoutScripts(
  browser: Browser,
  page: Page,
  options: BrowserContextOptions,
): Promise<void> {
  const copy = await openCopyForAxe(browser, page, options)
  await expectAccessible(copy, { hasContrast: false })
  await copy.close()
}

/** Waits until the scripts of a page have answered to a new size of its window: they do that in the next frame, and draw in the one after. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        // A page that no one sees may have no frames.
        setTimeout(resolve, 500)
      }),
  )
}

/**
 * Shows the page in the dark theme on a wide screen, and expects enough contrast and no sideways scrolling. The themes
 * differ only in colors, so the other rules hold in both.
 */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoSidewaysScrolling(page)
  await expectContrast(page)
}

/** Expects enough contrast of all texts. */
export async function expectContrast(page: Page): Promise<void> {
  if (!checksContrast()) return
  const { violations } = await axeFor(page).withRules(['color-contrast']).analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([])
}

/** Expects that the page doesn't scroll sideways. Until its style sheets are there, it isn't shown. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Opens a page as on a usual phone and on the narrowest one, and expects that it doesn’t scroll sideways and that axe accepts it in both themes. */
export async function expectSoundOnPhones(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, address)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
}

/**
 * Returns a function that sums up layout shifts, as the web’s measure does: without those within half a second of a person’s own input. Call it
 * before `goto`. The report of a test says what moved.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const moved: string[] = []
  let sum = 0
  await page.exposeFunction('reportShift', (value: number, nodes: string[]) => {
    sum += value
    moved.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`)
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry) || entry.hadRecentInput) continue
        const nodes = (Array.isArray(entry.sources) ? entry.sources : []).map(({ node }) =>
          (node instanceof Element ? node.outerHTML : String(node)).slice(0, 120),
        )
        const report: unknown = Reflect.get(window, 'reportShift')
        if (typeof report === 'function') report(Number(entry.value), nodes)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // The observer reports after the frame. A page that no one sees may have none, and then nothing has moved.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
          setTimeout(resolve, 2000)
        }),
    )
    for (const description of moved) test.info().annotations.push({ type: 'layout shift', description })
    return sum
  }
}

/** Returns what the page writes to the console from now on, in order. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  return messages
}
