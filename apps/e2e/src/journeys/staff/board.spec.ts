import { expect, type Locator, type Page } from '@playwright/test'
import { addFamilies, stageOf } from '../../testing/added-families'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'

const lane = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) })
const card = (within: Page | Locator, name: string) => within.getByRole('article').filter({ hasText: name })

/** Near the top of a lane, where its name is. */
const targetPosition = { x: 60, y: 20 }

async function openBoard(page: Page, word: string): Promise<void> {
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/pipeline?q=${word}`)
}

test(
  'by keyboard, a family is picked up, carried to another stage, put back, dropped, and moved back [DASH-003, WORK-003]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const { word, added } = await addFamilies(request, 2)
    const [first, second] = added.map(({ id, name }) => ({ id, name }))
    await openBoard(page, word)
    await expect(lane(page, 'New').getByRole('article')).toHaveCount(2)
    await expect(
      page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Pick up, drop'),
    ).toBeVisible()
    await page.getByRole('link', { name: first?.name ?? '' }).focus()

    await page.keyboard.press('Space')
    await expect(page.getByRole('status').getByText(`Picked up ${first?.name} from New`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').getByText(`Moving ${first?.name} to Touring`)).toBeVisible()
    await expect(lane(page, 'Touring').getByText('Drop here')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${first?.name} stays where it was`)).toBeAttached()
    await expect(card(lane(page, 'New'), first?.name ?? '')).toBeVisible()
    expect(await stageOf(request, first?.id ?? '')).toBe('new')

    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByText('Family moved to Contacted')).toBeVisible()
    await expect(card(lane(page, 'Contacted'), first?.name ?? '')).toBeVisible()
    expect(await stageOf(request, first?.id ?? '')).toBe('contacted')
    // The focus goes along, so the arrows go on from there.
    await expect(page.getByRole('link', { name: first?.name ?? '' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('link', { name: second?.name ?? '' })).toBeFocused()
    await page.keyboard.press('u')
    await expect(page.getByText('Undone', { exact: true })).toBeVisible()
    await expect(card(lane(page, 'New'), first?.name ?? '')).toBeVisible()
    expect(await stageOf(request, first?.id ?? '')).toBe('new')
  },
)

test('a family that moves into a full lane is at its top, and every card says how long it has been there [DASH-003, WORK-003]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 14)
  const [oldest, ...others] = added
  for (const { id } of others) {
    const change = { data: { data: { type: 'clients', id, attributes: { stage: 'contacted' } } } }
    expect((await request.patch(`${api}/secure/clients/${id}`, change)).status()).toBe(200)
  }
  const name = oldest?.name ?? ''
  await openBoard(page, word)
  await expect(lane(page, 'Contacted').getByRole('article')).toHaveCount(12)
  await card(page, name).dragTo(lane(page, 'Contacted'), { targetPosition })
  await expect(page.getByText('Family moved to Contacted')).toBeVisible()
  await expect(lane(page, 'Contacted').getByRole('article').first()).toContainText(name)
  await expect(lane(page, 'Contacted').getByText('2 more')).toBeVisible()
  await expect(card(page, name).getByText('Here since today')).toBeVisible()
})

test('a family is dragged to another stage, and closing asks for a reason first [DASH-003, WORK-003, WORK-007]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 1)
  const { id, name } = added[0] ?? { id: '', name: '' }
  await openBoard(page, word)
  await card(page, name).dragTo(lane(page, 'Decided'), { targetPosition })
  await expect(page.getByText('Family moved to Decided')).toBeVisible()
  await expect(card(lane(page, 'Decided'), name)).toBeVisible()
  expect(await stageOf(request, id)).toBe('decided')

  await card(page, name).dragTo(lane(page, 'Closed'), { targetPosition })
  const dialog = page.getByRole('dialog', { name: `Choose a reason for closing ${name}` })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await stageOf(request, id)).toBe('decided')
  await card(page, name).dragTo(lane(page, 'Closed'), { targetPosition })
  await dialog.getByRole('button', { name: 'Moved in somewhere else' }).click()
  await expect(card(lane(page, 'Closed'), name)).toBeVisible()
  expect(await stageOf(request, id)).toBe('closed')
})

test('the board leads to the list of a stage, reads well in both themes, and fits every screen [DASH-003, UI-011]', async ({
  page,
  request,
}) => {
  const { word } = await addFamilies(request, 13)
  await openBoard(page, word)
  await expect(lane(page, 'New').getByRole('article')).toHaveCount(12)
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
  }
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Show 1 more' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(13)
})
