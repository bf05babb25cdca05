import { isDrawn } from '@pkg/config/draw'
import { translatePage } from '@pkg/config/translate-page'
import { expect, type Page } from '@playwright/test'
import { addFamilies } from '../testing/added-families'
import { openPage } from '../testing/open-page'
import { signIn } from '../testing/staff'
import { test } from '../testing/test'
import { dashboard } from '../testing/urls'
import { publicRoutes } from './public-routes'

test.describe.configure({ mode: 'parallel' })

/** Opens a page, and translates it from then on as a browser does. Returns the errors of its scripts. */
async function openTranslated(page: Page, address: string): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // The browser itself reports answers that aren't found.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  await openPage(page, address)
  await page.locator('body').evaluate(translatePage)
  return errors
}

/** Presses the controls of a page that send nothing, also those that appear meanwhile, and types into its fields. Returns how many. */
const pressControls = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const controls =
      'summary, button:not([type=submit]), input:not([type=hidden]):not([type=file]), textarea, select, [role=tab], [role=option]'
    const pressed = new Set<string>()
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 80))
    const find = () => {
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        const name = [control.tagName, control.textContent, control.getAttribute('name'), control.ariaLabel].join(' ')
        if (pressed.has(name) || !control.checkVisibility() || control.matches(':disabled')) continue
        pressed.add(name)
        return control
      }
      return undefined
    }
    for (let control = find(); control && pressed.size <= 60; control = find()) {
      if (control.matches('textarea, input:not([type=radio], [type=checkbox])')) {
        control.focus()
        document.execCommand('insertText', false, '7')
        control.blur()
      } else if (control instanceof HTMLSelectElement) {
        control.selectedIndex = control.options.length - 1
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else control.click()
      await drawn()
    }
    return pressed.size
  })

/** Expects that the page is still there, and not the page of an error. */
async function expectSound(page: Page, errors: string[]): Promise<void> {
  await expect(page.locator('h1').first()).not.toHaveText(/Something went wrong/)
  expect(errors).toEqual([])
}

for (const [place, { file, path, status }] of publicRoutes.entries()) {
  const name = `${place + 1}, ${file}`
  if (status !== undefined || !isDrawn(name)) continue
  test(`${name}: every control works on a translated page, and so does the way on and back [EDGE-010]`, async ({
    page,
    request,
  }) => {
    const address = typeof path === 'string' ? path : await path(request)
    const errors = await openTranslated(page, address)
    expect(await pressControls(page)).toBeGreaterThan(0)
    await expectSound(page, errors)

    await openTranslated(page, address)
    const title = await page.title()
    const next = file === 'about' ? '/contact' : '/about'
    const link = page.getByRole('contentinfo').locator(`a[href="${next}"]`)
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(new RegExp(`${next}$`))
    await expect(page).not.toHaveTitle(title)
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expectSound(page, errors)
  })
}

const staffPaths = ['/', '/families?tab=new', '/tasks?tab=today', '/messages', '/outbox', '/reviews', '/invoices']

test('staff’s pages: every control works on a translated page [EDGE-010]', async ({ page }) => {
  await signIn(page, dashboard, 'admin@hearthway.example')
  for (const path of staffPaths.filter((path) => isDrawn(path))) {
    const errors = await openTranslated(page, `${dashboard}/dashboard${path}`)
    expect(await pressControls(page)).toBeGreaterThan(0)
    await expectSound(page, errors)
  }
})

test('on a translated page, a family gets a call, a note, a task, and another stage [EDGE-010]', async ({
  page,
  request,
}) => {
  const family = (await addFamilies(request, 1)).added[0]
  await signIn(page, dashboard, 'admin@hearthway.example')
  const address = `${dashboard}/dashboard/families/${family?.id}`
  const errors = await openTranslated(page, address)
  await page.getByRole('link', { name: 'Log a call', exact: true }).click()
  await page.getByRole('radio', { name: 'Reached them' }).check()
  await page.getByLabel('Note (optional)').fill('Wants a garden')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Call logged')).toBeVisible()
  await page.getByRole('link', { name: 'Note', exact: true }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Her brother decides with her')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.getByRole('link', { name: 'Task', exact: true }).click()
  await page.getByRole('textbox', { name: 'Task' }).fill('Ask how the tour went')
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Task added', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Touring')
  await page.getByRole('button', { name: 'Change stage' }).click()
  await expect(page.getByText('Stage changed from Contacted to Touring').first()).toBeVisible()
  await pressControls(page)
  await expectSound(page, errors)
})
