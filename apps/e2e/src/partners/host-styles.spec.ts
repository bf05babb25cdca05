import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variantsOf } from '@pkg/config/draw'
import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { test } from '../testing/test'
import { serveSite } from './sites'

const port = 4646
const url = `http://localhost:${port}/`
const hostStyles = readFileSync('partner-sites/host-page/host.css', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'host-page-'))
let server: Server

// The built packages, as partners get them.
test.beforeAll(async () => {
  await build({
    root: 'partner-sites/host-page',
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir: folder, emptyOutDir: true },
  })
  server = await serveSite({ folder, port })
})
test.afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All computed styles of an element, by its path and the name of its pseudo-element. */
type Styles = Record<string, Record<string, string>>

/** Records all computed styles of the page's own elements, or of the wizard's. */
const recordStyles = (page: Page, of: 'host' | 'wizard'): Promise<Styles> =>
  page.evaluate((whose) => {
    const pseudoElements = ['', '::before', '::after', '::marker', '::placeholder']
    const isWizard = (element: Element) => element.closest('#wizard > *') !== null
    const path = (element: Element): string => {
      const parent = element.parentElement
      const index = parent ? [...parent.children].indexOf(element) : 0
      return `${parent ? `${path(parent)} > ` : ''}${element.localName}:${index}`
    }
    const elements = [document.documentElement, document.body, ...document.body.querySelectorAll('*')]
    return Object.fromEntries(
      elements
        .filter((element) => isWizard(element) === (whose === 'wizard'))
        .flatMap((element) =>
          pseudoElements.map((pseudo) => {
            const style = getComputedStyle(element, pseudo)
            const values = [...style].map((name) => [name, style.getPropertyValue(name)])
            const token = style.getPropertyValue('--ui-color-accent')
            return [`${path(element)}${pseudo}`, Object.fromEntries([...values, ['--ui-color-accent', token]])]
          }),
        ),
    )
  }, of)

/** Returns what differs, as `path: property before → after`. */
function compareStyles(before: Styles, after: Styles): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths.flatMap((path) => {
    const [one, other] = [before[path] ?? {}, after[path] ?? {}]
    return Object.keys({ ...one, ...other })
      .filter((name) => one[name] !== other[name])
      .map((name) => `${path}: ${name} ${one[name]} → ${other[name]}`)
  })
}

/** Expects no difference, and shows the first ones. */
const expectSame = (differences: string[]) => expect(differences.slice(0, 20)).toEqual([])

/** How the host page is opened: with or without the wizard, and with its own styles. */
interface HostPage {
  hasWizard: boolean
  query?: string
  styles?: string | undefined
}

/** Opens the host page, and focuses its button with the keyboard. */
async function openHost(page: Page, { hasWizard, query = '', styles }: HostPage) {
  await page.route('**/assets/*', (route) => (hasWizard ? route.continue() : route.abort()))
  // Another document than the one before, which differs in the fragment alone.
  await page.goto('about:blank')
  await page.goto(`${url}${query}#places`)
  if (hasWizard) await page.locator('html[data-wizard]').waitFor()
  if (styles) await page.addStyleTag({ content: styles })
  await page.evaluate(() => document.fonts.ready)
  await page.keyboard.press('Tab')
  await page.locator('#focused').focus()
}

const openWizard = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('open-wizard')))
  await expect(page.getByRole('radio', { name: 'Mother' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

const pages = [
  { colorScheme: 'light', styles: undefined },
  { colorScheme: 'dark', styles: hostStyles },
] as const

for (const { colorScheme, styles } of variantsOf<(typeof pages)[number]>(pages)) {
  test(`the React entry changes no computed style of a ${colorScheme} page ${styles ? 'with' : 'without'} styles of its own, before, during, and after a dialog [GUEST-001]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openHost(page, { hasWizard: false, styles })
    const before = await recordStyles(page, 'host')
    expect(Object.keys(before).length).toBeGreaterThan(300)
    await page.locator('#focused').blur()
    const unfocused = await recordStyles(page, 'host')

    await page.unrouteAll()
    await openHost(page, { hasWizard: true, styles })
    expectSame(compareStyles(before, await recordStyles(page, 'host')))

    await openWizard(page)
    const meanwhile = compareStyles(unfocused, await recordStyles(page, 'host'))
    // The page doesn't scroll behind a dialog.
    expectSame(meanwhile.filter((line) => !line.startsWith('html:0: overflow-')))

    await page.keyboard.press('Escape')
    await expect(page.locator('#wizard dialog')).not.toHaveAttribute('open')
    await expect(page.locator('#focused')).toBeFocused()
    expectSame(compareStyles(before, await recordStyles(page, 'host')))
  })
}

for (const query of variantsOf(['', '?page'])) {
  test(`a page's rules for its elements change nothing in a wizard ${query ? 'on the page' : 'in a dialog'} [GUEST-001]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openHost(page, { hasWizard: true, query })
    await openWizard(page)
    const before = await recordStyles(page, 'wizard')
    expect(Object.keys(before).length).toBeGreaterThan(200)
    await page.addStyleTag({ content: hostStyles })
    await page.mouse.move(0, 0)
    expectSame(compareStyles(before, await recordStyles(page, 'wizard')))
  })
}

test("a page's theme applies to the wizard, whichever style sheet comes first [GUEST-001]", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const accent = '.ui-root { --ui-color-accent: rgb(120, 20, 90) }'
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<head>', `<head><style>${accent}</style>`)
    await route.fulfill({ response, body: html })
  })
  await openHost(page, { hasWizard: true })
  await openWizard(page)
  const button = page.getByRole('button', { name: 'Continue' })
  await expect(button).toHaveCSS('background-color', 'rgb(120, 20, 90)')
})
