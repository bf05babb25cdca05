import { expect, type Page } from '@playwright/test'
import { addFamilies, stageOf } from '../../testing/added-families'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'

test.use({ viewport: { width: 1440, height: 900 } })

const pane = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const title = (page: Page, name: string) => pane(page).getByRole('heading', { level: 2, name })

async function openList(page: Page, word: string): Promise<void> {
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families?tab=new&sort=name&q=${word}`)
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Preview')).toBeVisible()
}

test('by keyboard, a family is shown next to the list, the next one follows, and what is done goes on to the next [DASH-003, WORK-003]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 3)
  const [first = '', second = '', third = ''] = added.map(({ name }) => name)
  await openList(page, word)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(title(page, first)).toBeVisible()
  await expect(pane(page).getByText('1 of 3')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(title(page, second)).toBeVisible()
  // The space bar still checks a box and presses a button.
  const box = page.getByRole('checkbox', { name: `Select ${second}` })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await expect(title(page, second)).toBeVisible()
  await page.getByRole('link', { name: second }).focus()
  await page.keyboard.press('s')
  await expect(pane(page).getByRole('button', { name: 'New', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Family moved to Contacted')).toBeVisible()
  await expect(title(page, third)).toBeVisible()
  expect(await stageOf(request, added[1]?.id ?? '')).toBe('contacted')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.keyboard.press('u')
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(await stageOf(request, added[1]?.id ?? '')).toBe('new')

  await page.getByRole('link', { name: third }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible()
  await page.goBack()
  await expect(title(page, third)).toBeVisible()
})

test('a click shows a family next to the list, a note is saved there, and a half-typed one survives a look at another family [DASH-003, WORK-005, DATA-018]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 2)
  const [first, second] = added.map(({ id, name }) => ({ id, name }))
  await openList(page, word)
  await page.getByRole('link', { name: 'Show preview' }).click()
  await expect(title(page, first?.name ?? '')).toBeVisible()
  const note = pane(page).getByRole('textbox', { name: 'Note' })
  await note.fill('Half a thou')
  await page.getByRole('link', { name: second?.name ?? '' }).click()
  await expect(title(page, second?.name ?? '')).toBeVisible()
  await expect(note).toHaveValue('')
  await pane(page).getByRole('button', { name: 'Previous row' }).click()
  await expect(title(page, first?.name ?? '')).toBeVisible()
  await expect(note).toHaveValue('Half a thou')
  await note.fill('Her son decides with her')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByText('Note saved')).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(pane(page).getByText('Her son decides with her')).toBeVisible()
  // Signing in with the page's own cookies would end the session that its reloads use.
  await asAdmin(request, api)
  const notes = await request.get(`${api}/marketplace/notes?filter[client]=${first?.id}`)
  expect((await notes.json()).data).toMatchObject([{ attributes: { text: 'Her son decides with her' } }])

  await note.fill('   ')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByText('Write the note first.')).toBeVisible()
  // Nothing typed is lost while the server can't answer.
  await page.route('**/preview.data*', (route) => route.fulfill({ status: 503 }))
  await note.fill('She likes the garden')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByText(/^We couldn’t save this\. What you typed is still here\./)).toBeVisible()
  await expect(note).toHaveValue('She likes the garden')
  await page.getByRole('link', { name: second?.name ?? '' }).click()
  await expect(pane(page).getByText(/^We’re having trouble loading this family\./)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.unroute('**/preview.data*')
  await page.getByRole('link', { name: first?.name ?? '' }).click()
  await expect(note).toHaveValue('She likes the garden')
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
  }
  // A narrow screen has no room for it: the name leads to the family's page.
  await expect(pane(page)).toHaveCount(0)
  await page.getByRole('link', { name: second?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeVisible()
})

test('a change that someone else makes shows next to the list, and takes nothing away from under the pointer [WORK-003, WORK-005]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 2)
  const [first, second] = added.map(({ id, name }) => ({ id, name }))
  await openList(page, word)
  await page.getByRole('link', { name: 'Show preview' }).click()
  await expect(title(page, first?.name ?? '')).toBeVisible()
  const data = { data: { type: 'clients', id: first?.id, attributes: { stage: 'touring' } } }
  expect((await request.patch(`${api}/secure/clients/${first?.id}`, { data })).ok()).toBe(true)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('rowheader').getByRole('link', { name: second?.name ?? '' })).toBeVisible()
  await expect(title(page, first?.name ?? '')).toBeVisible()
  await expect(title(page, first?.name ?? '').locator('xpath=..')).toContainText('Touring')
})
