import { type Browser, expect, type Page } from '@playwright/test'
import { addFamilies, stageOf } from '../../testing/added-families'
import { newEmail, newPhone } from '../../testing/gate'
import { holdRequests } from '../../testing/hold-requests'
import { expectLive } from '../../testing/live'
import { openMenu } from '../../testing/open-menu'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { findFreePlace } from '../../testing/world'

async function openList(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard${path}`)
  // The keys show once they work.
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Views')).toBeVisible()
  return page
}

const namesIn = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts()

test(
  'an admin searches, sorts, and narrows a list, keeps it as a view, and exports what it shows [WORK-003, DASH-003]',
  { tag: '@smoke' },
  async ({ browser, request }) => {
    const { word, added } = await addFamilies(request, 3)
    const page = await openList(browser, '/families?tab=all')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Name, place, or community' })).toBeFocused()
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(3)

    await page.getByRole('columnheader').getByRole('link', { name: 'Family' }).click()
    await expect(page.getByRole('columnheader', { name: 'Family' })).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => namesIn(page)).toEqual(added.map(({ name }) => name))
    await page.getByRole('columnheader').getByRole('link', { name: 'Family' }).click()
    await expect(page.getByRole('columnheader', { name: 'Family' })).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => namesIn(page)).toEqual(added.map(({ name }) => name).toReversed())

    await openMenu(page, 'Filter')
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('Touring')
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter: Stage: Touring' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)

    await openMenu(page, 'Columns')
    await page.getByRole('checkbox', { name: 'Contact' }).uncheck()
    await page.getByRole('button', { name: 'Show columns' }).click()
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0)
    await expectAccessible(page)
    await expectAccessibleInDark(page)

    await openMenu(page, 'Saved views')
    await page.getByLabel('Name', { exact: true }).fill(word)
    await page.getByRole('button', { name: 'Save view' }).click()
    await openPage(page, `${dashboard}/dashboard/families`)
    await openMenu(page, 'Saved views')
    await page.getByRole('link', { name: word, exact: true }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0)

    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    const inMenu = menu.getByRole('list', { name: 'My views' }).getByRole('link', { name: `${word} 3 in this view` })
    await expect(inMenu).toHaveAttribute('aria-current', 'true')
    await openPage(page, `${dashboard}/dashboard/tasks`)
    await expect(inMenu).not.toHaveAttribute('aria-current')
    await inMenu.click()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await openPage(page, `${dashboard}/dashboard/tasks`)
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox', { name: 'Find or do' }).fill(word)
    await page.getByRole('group', { name: 'Saved views' }).getByRole('menuitem', { name: word }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(3)
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('families.csv')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
    const [heading = '', ...lines] = Buffer.concat(chunks).toString('utf8').trim().split('\n')
    expect(heading).toMatch(/^\uFEFF?"Family","Care"/)
    expect(heading).not.toContain('Contact')
    expect(lines.map((line) => line.split(',')[0])).toEqual(added.map(({ name }) => name).toReversed())
    expect(lines.join()).not.toContain('@')

    await openMenu(page, 'Saved views')
    await page.getByRole('button', { name: `Delete view: ${word}` }).click()
    await expect(page.getByRole('link', { name: word, exact: true })).toHaveCount(0)
    await expect(inMenu).toHaveCount(0)
    await page.context().close()
  },
)

test('by keyboard alone, an advisor’s list is selected, moved to a stage, and changed back [WORK-003, DASH-003]', async ({
  browser,
  request,
}) => {
  const { word, added } = await addFamilies(request, 3)
  const ids = added.map(({ id }) => id)
  const page = await openList(browser, `/families?tab=all&sort=name&q=${word}`)
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+J')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('s')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Contacted', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 families moved to Contacted')).toBeVisible()
  expect(await Promise.all(ids.map((id) => stageOf(request, id)))).toEqual(['contacted', 'contacted', 'new'])
  await expect(page.getByText('selected')).toHaveCount(0)

  await page.keyboard.press('u')
  await expect(page.getByText('Undone for 2')).toBeVisible()
  expect(await Promise.all(ids.map((id) => stageOf(request, id)))).toEqual(['new', 'new', 'new'])

  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const [platform, commandKey] of [
    ['MacIntel', '⌘'],
    ['Win32', 'Ctrl'],
  ] as const) {
    await page.evaluate(
      (name) => Object.defineProperty(navigator, 'platform', { value: name, configurable: true }),
      platform,
    )
    await page.keyboard.press('?')
    await expect(sheet.getByText('Go to Tasks')).toBeVisible()
    await expect(sheet.getByText(commandKey, { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/dashboard\/tasks/)
  await page.context().close()
})

test('a stage and an advisor are changed in their cells, with a way back [WORK-003, WORK-007]', async ({
  browser,
  request,
}) => {
  const { word, added } = await addFamilies(request, 1)
  const { id, name } = added[0] ?? { id: '', name: '' }
  const page = await openList(browser, `/families?tab=all&q=${word}`)
  const cell = page.getByRole('button', { name: `New Change stage: ${name}` })
  await cell.click()
  const menu = page.getByRole('menu', { name: `Change stage: ${name}` })
  await expect(menu.getByRole('menuitem', { name: 'New' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Family moved to Touring')).toBeVisible()
  expect(await stageOf(request, id)).toBe('touring')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await stageOf(request, id)).toBe('new')

  const advisorCell = page.getByRole('button', { name: new RegExp(`Change advisor: ${name}$`) })
  await advisorCell.click()
  const search = page.getByRole('dialog', { name: `Change advisor: ${name}` }).getByRole('combobox')
  await expect(search).toBeFocused()
  await page.keyboard.type('VT')
  const found = page.getByRole('option', { name: /\bVT\b.* of \d+ families/ }).first()
  await expect(found).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const done = page.getByText(/^Family assigned to /)
  await expect(done).toBeVisible()
  const advisor = (await done.innerText()).replace('Family assigned to ', '').split('\n', 1)[0] ?? ''
  await expect(advisorCell).toContainText(advisor)
  await page.context().close()
})

test('the page shows that a change is being saved [WORK-003]', async ({ browser, request }) => {
  const { word } = await addFamilies(request, 1)
  const page = await openList(browser, `/families?tab=all&q=${word}`)
  const bar = page.locator('[data-loading-bar]')
  await page.getByRole('row').getByRole('checkbox').last().check()
  const release = await holdRequests(page, /\/families\.data/)
  await openMenu(page, 'Stage')
  await page.getByRole('button', { name: 'Contacted', exact: true }).click()
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByText('Family moved to Contacted', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  await expect(bar).toHaveCount(0)
})

test('all families that match are changed after a look at how many, and two people see it within two seconds [WORK-003]', async ({
  browser,
  request,
}) => {
  const { word, added } = await addFamilies(request, 4)
  const path = `/families?tab=all&q=${word}`
  const [mine, theirs] = await Promise.all([openList(browser, path), openList(browser, path)])
  await mine.getByRole('checkbox', { name: `Select ${added[0]?.name}` }).check()
  await mine.getByRole('checkbox', { name: 'All 4' }).check()
  await openMenu(mine, 'Stage')
  await mine.getByRole('button', { name: 'Touring', exact: true }).click()
  await expect(mine.getByText('4 families moved to Touring')).toBeVisible()
  await expectLive(theirs, () => expect(theirs.getByRole('cell', { name: 'Touring' })).toHaveCount(4))

  // More than 50 ask first.
  await openPage(mine, `${dashboard}/dashboard/families?tab=all`)
  await mine
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await mine.getByRole('checkbox', { name: /^All \d+$/ }).check()
  await openMenu(mine, 'Stage')
  await mine.getByRole('button', { name: 'Touring', exact: true }).click()
  await expect(mine.getByRole('heading', { name: 'Change all of them?' })).toBeVisible()
  await expect(mine.getByText(/^This changes \d+\. The other \d+ need no change\./)).toBeVisible()
  await expectAccessible(mine)
  await mine.getByRole('link', { name: 'Cancel' }).click()
  await expect(mine.getByRole('heading', { name: 'Change all of them?' })).toHaveCount(0)
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('the palette finds a family with a wrong letter, by phone, and by email, and does what the page can [WORK-004]', async ({
  browser,
  request,
}) => {
  await asAdmin(request, api)
  const surname = `Alvarez${crypto.randomUUID().slice(0, 5).replaceAll(/\d/g, 'x')}`
  const email = newEmail('palette')
  const attributes = {
    name: `Ruth ${surname}`,
    email,
    phone: newPhone(),
    ...(await findFreePlace(request)),
    consent: { id: 'spoken-contact', version: '1', language: 'en' },
  }
  await request.post(`${api}/marketplace/clients`, { data: { data: { type: 'clients', attributes } } })
  const page = await openList(browser, '/tasks')
  const openPalette = async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Find or do' })
    await expect(palette.getByRole('searchbox')).toBeFocused()
    return palette
  }
  for (const typed of [surname.replace('z', 's'), attributes.phone, email]) {
    const palette = await openPalette()
    await page.keyboard.type(typed)
    await expect(palette.getByRole('menuitem', { name: attributes.name }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  }
  await openPalette()
  await page.keyboard.type(surname)
  // The best match is ready for Enter. Others may resemble it.
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-focused')
  await expect(page.getByRole('menuitem', { name: attributes.name, exact: true })).toHaveAttribute('data-focused')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: attributes.name })).toBeVisible()

  await openPalette()
  await page.keyboard.type('out')
  await page.getByRole('menuitem', { name: 'Outbox' }).click()
  await expect(page).toHaveURL(/\/dashboard\/outbox/)
  await page.context().close()
})
