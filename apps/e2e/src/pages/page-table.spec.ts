import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openPage } from '../testing/open-page'
import {
  expectAccessible,
  expectAccessibleWithoutScripts,
  expectContrast,
  expectNoSidewaysScrolling,
  watchShifts,
} from '../testing/page-checks'
import { drawRows, isWholeProof } from '../testing/proof'
import { privateRoutes, type PublicRoute, publicRoutes } from './public-routes'

// The workers share this file, because each row opens its own page.
test.describe.configure({ mode: 'parallel' })

/** A way to open a page. Each is checked in the light theme, and then in the dark one, which differs only in colors and pictures. */
interface Row {
  route: PublicRoute
  language: 'en' | 'es'
  hasScripts: boolean
  width: number
}

/** The narrowest phone, a usual one, a tablet, and a laptop. The full proof opens each route on one of the phones. */
const widthsOf = (place: number): number[] => [
  ...(isWholeProof ? [320, 390] : [place % 2 === 0 ? 320 : 390]),
  820,
  1440,
]

const rows: Row[] = publicRoutes.flatMap((route, place) =>
  (['en', 'es'] as const).flatMap((language) =>
    [true, false].flatMap((hasScripts) => widthsOf(place).map((width) => ({ route, language, hasScripts, width }))),
  ),
)

const describeRow = ({ route: { file, path }, language, hasScripts, width }: Row) =>
  `${typeof path === 'string' ? path : file} in ${language === 'es' ? 'Spanish' : 'English'}, ${hasScripts ? 'with' : 'without'} scripts, ${width} px wide, in both themes`

test('the table of pages has every route of the marketplace [ROUTE-018, TRUTH-009]', () => {
  const folder = new URL('../../../marketplace/app/routes/', import.meta.url)
  const files = readdirSync(folder).flatMap((name) => /^(.+)\.tsx$/.exec(name)?.[1] ?? [])
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
    const { route, language, hasScripts, width } = row
    const path = typeof route.path === 'string' ? route.path : await route.path(request)
    const url = `${baseURL}${language === 'es' ? '/es' : ''}${path}`
    const status = route.status ?? 200
    const window = { viewport: { width, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' } as const
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
    await expectNoSidewaysScrolling(page)
    if (shifts) expect(await shifts()).toBeLessThanOrEqual(0.01)
    // Neither scripts nor the language change colors, and a medium width has those of a wide one.
    const hasContrast = hasScripts && language === 'en' && (isWholeProof || width !== 820)
    if (hasScripts) await expectAccessible(page, { hasContrast })
    else await expectAccessibleWithoutScripts(browser, page, window)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoSidewaysScrolling(page)
    if (hasContrast) await expectContrast(page)
    expect(errors).toEqual([])
    await page.close()
  })
}
