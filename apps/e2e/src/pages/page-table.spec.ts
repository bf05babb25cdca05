import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openPage } from '../testing/open-page'
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScrolling,
  laidOut,
  openCopyForAxe,
  watchShifts,
} from '../testing/page-checks'
import { drawRows, isWholeProof } from '../testing/proof'
import { test } from '../testing/test'
import { privateRoutes, type PublicRoute, publicRoutes } from './public-routes'

const sizeOf = (width = 1440) => ({ width, height: 900 })

// The workers share this file, because each row opens its own page.
test.describe.configure({ mode: 'parallel' })

/** A way to open a page. It’s opened once, and checked at each width in the light theme, and then in the dark one, which differs only in colors and pictures. */
interface Row {
  route: PublicRoute
  language: 'en' | 'es'
  hasScripts: boolean
  /** The width at which it’s opened comes first. */
  widths: readonly number[]
}

/** The narrowest phone, a usual one, a tablet, and a laptop. The full proof has one of the phones for each route. */
const widthsOf = (place: number): number[] => [
  ...(isWholeProof ? [320, 390] : [place % 2 === 0 ? 320 : 390]),
  820,
  1440,
]

/** Returns the widths from another one on, so every width has pages that are opened at it. */
const turned = (widths: readonly number[], by: number): number[] => {
  const first = by % widths.length
  return [...widths.slice(first), ...widths.slice(0, first)]
}

const rows: Row[] = publicRoutes.flatMap((route, place) =>
  (['en', 'es'] as const).flatMap((language) =>
    [true, false].map((hasScripts) => ({ route, language, hasScripts, widths: turned(widthsOf(place), place) })),
  ),
)

const describeRow = ({ route: { file, path }, language, hasScripts }: Row) =>
  `${typeof path === 'string' ? path : file} in ${language === 'es' ? 'Spanish' : 'English'}, ${hasScripts ? 'with' : 'without'} scripts, at every width, in both themes`

test('the table of pages has every route of the marketplace [ROUTE-018, TRUTH-009]', () => {
  const folder = new URL('../../../marketplace/app/pages/', import.meta.url)
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : (/^(.+)\.tsx$/.exec(entry.name)?.[1] ?? []),
  )
  const known = [...publicRoutes.map(({ file }) => file), ...privateRoutes]
  expect(files.filter((file) => !known.includes(file))).toEqual([])
  expect(known.filter((file) => !files.includes(file))).toEqual([])
})

for (const [row, title] of drawRows(rows, describeRow)) {
  test(`${title}: sound and accessible [UI-011, FIND-015, TILE-001, COMM-010]`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { route, language, hasScripts, widths } = row
    const path = typeof route.path === 'string' ? route.path : await route.path(request)
    const url = `${baseURL}${language === 'es' ? '/es' : ''}${path}`
    const status = route.status ?? 200
    const window = { viewport: sizeOf(widths[0]), colorScheme: 'light', reducedMotion: 'reduce' } as const
    const page = await browser.newPage({ ...window, javaScriptEnabled: hasScripts })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      // The browser itself reports the status of a page that isn't found.
      if (message.type() === 'error' && status === 200) errors.push(message.text())
    })
    const shifts = hasScripts ? await watchShifts(page) : undefined
    expect((await openPage(page, url))?.status()).toBe(status)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? /^es/ : /^en/)
    expect(await page.title()).not.toBe('')
    if (shifts) expect(await shifts()).toBeLessThanOrEqual(0.01)
    const audited = hasScripts ? page : await openCopyForAxe(browser, page, window)
    for (const width of widths) {
      for (const one of new Set([page, audited])) await one.setViewportSize(sizeOf(width))
      if (hasScripts) await laidOut(page)
      // Neither scripts nor the language change colors, and a medium width has those of a wide one.
      const hasContrast = hasScripts && language === 'en' && (isWholeProof || width !== 820)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectNoSidewaysScrolling(page)
      await expectAccessible(audited, { hasContrast })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoSidewaysScrolling(page)
      if (hasContrast) await expectContrast(page)
    }
    expect(errors).toEqual([])
    for (const one of new Set([page, audited])) await one.close()
  })
}
