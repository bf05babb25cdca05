import { expect, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling, newPage } from '../../testing/page-checks'
import { test } from '../../testing/test'
import { textSizeSaved } from '../../testing/text-size'

/** Searches as people type them, with the first suggestion that they expect. [FIND-001] */
const searches: readonly (readonly [typed: string, first: string])[] = [
  ['Denver', 'Denver, CO'],
  ['denver co', 'Denver, CO'],
  ['Denver, Colorado', 'Denver, CO'],
  ['tampa fl', 'Tampa, FL'],
  ['Tampa', 'Tampa, FL'],
  ['cripple creek', 'Cripple Creek, CO'],
  ['dupont colorado', 'Dupont, CO'],
  ['springfield missouri', 'Springfield, MO'],
  ['portland maine', 'Portland, ME'],
  ['St Louis', 'St. Louis, MO'],
  ['Saint Louis, MO', 'St. Louis, MO'],
  ['ft worth tx', 'Fort Worth, TX'],
  ['van nuys', 'Van Nuys, CA'],
  ['80302', '80302, Boulder, CO'],
  ['33602', '33602, Tampa, FL'],
  ['80206-1234', '80206, Denver, CO'],
  ['Larimer County', 'Larimer County, CO'],
  ['larimer county co', 'Larimer County, CO'],
  ['los angeles county', 'Los Angeles County, CA'],
  ['Cook county il', 'Cook County, IL'],
  ['Colorado', 'Colorado'],
  ['california', 'California'],
  ['Pheonix', 'Phoenix, AZ'],
  ['Los Angelas', 'Los Angeles, CA'],
  ['San Fransisco', 'San Francisco, CA'],
  ['Albuqerque', 'Albuquerque, NM'],
  ['memory care near Tampa', 'Memory Care in Tampa, FL'],
  ['Tampa, FL memory care', 'Memory Care in Tampa, FL'],
  ['assisted living denver', 'Assisted Living in Denver, CO'],
  ['assited living Denver', 'Assisted Living in Denver, CO'],
  ['the best nursing homes in boise idaho', 'Skilled Nursing/Nursing Homes in Boise, ID'],
  ['independent living austin tx', 'Independent Living in Austin, TX'],
  ['55+ communities phoenix', 'Active Adult 55+ in Phoenix, AZ'],
  ['dementia care 80302', 'Memory Care in 80302, Boulder, CO'],
  ['alzheimer’s care in seattle', 'Memory Care in Seattle, WA'],
  ['board and care los angeles', 'Board and Care Home in Los Angeles, CA'],
  ['ccrc florida', 'CCRC in Florida'],
  ['cost of assisted living in texas', 'Assisted Living in Texas'],
  ['senior living boulder', 'Senior Living in Boulder, CO'],
  ['nursing homes near me', 'Skilled Nursing/Nursing Homes, all states'],
  ['memory care', 'Memory Care, all states'],
  ['Ivybridge Walk Family Home', 'Ivybridge Walk Family Home'],
  ['ivybridge walk grand junction', 'Ivybridge Walk Family Home'],
  ['lindenfield corner house boulder', 'Lindenfield Corner House'],
  ['Lindenfeild Corner House', 'Lindenfield Corner House'],
  ['timberline pond', 'Timberline Pond Cottages'],
  ['ptarmigan ford senior living broomfield', 'Ptarmigan Ford Senior Living'],
  ['2161 juniper avenue boulder', 'Lindenfield Corner House'],
  ['juniper ave boulder', 'Juniper Avenue, Boulder, CO'],
  ['4200 wynkoop st, denver, co 80216', '80216, Denver, CO'],
]

const field = (page: Page) => page.getByRole('search').first().getByRole('combobox')

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Find communities' })

/** Types a text, and returns the first suggestion once it's the expected one, or what it is after six seconds. */
async function firstSuggestion(page: Page, typed: string, expected: string): Promise<string> {
  const first = suggestions(page).getByRole('option').first().locator('span').first()
  await field(page).fill('')
  await expect(suggestions(page).getByRole('option')).toHaveCount(0)
  await field(page).fill(typed)
  await expect(first)
    .toHaveText(expected, { timeout: 6000 })
    .catch(() => undefined)
  return (await first.count()) > 0 ? first.innerText() : ''
}

test(
  'suggests first what people mean in at least 47 of 50 searches [FIND-001]',
  { tag: '@smoke' },
  async ({ page }) => {
    await openPage(page, '/senior-living')
    const wrong: string[] = []
    for (const [typed, first] of searches) {
      const found = await firstSuggestion(page, typed, first)
      if (found !== first) wrong.push(`${typed}: ${found} instead of ${first}`)
    }
    expect(searches).toHaveLength(50)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
  },
)

test('a person searches from any page by keyboard: the arrows choose a suggestion, Escape closes the list, and Enter opens the page [FIND-001, UI-004]', async ({
  page,
}) => {
  await openPage(page, '/privacy')
  const box = field(page)
  await box.pressSequentially('memory care tampa')
  await expect(suggestions(page).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Places' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveValue('memory care tampa')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /option-0$/)
  await expect(suggestions(page).getByRole('option', { selected: true })).toContainText('Memory Care in Tampa, FL')
  await page.keyboard.press('ArrowUp')
  await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/memory-care\/florida\/tampa$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Memory Care in Tampa, Florida' })).toBeVisible()

  await box.fill('Denver, CO')
  await expect(suggestions(page).getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/colorado\/denver$/)
  await expect(suggestions(page)).toBeHidden()
})

test('a click on a suggestion opens a community, and the list closes when the focus leaves [FIND-001]', async ({
  page,
}) => {
  await openPage(page, '/terms')
  await field(page).pressSequentially('ivybridge walk')
  await expect(suggestions(page).getByRole('option', { name: /Ivybridge Walk Family Home/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeHidden()
  await field(page).press('ArrowDown')
  await suggestions(page)
    .getByRole('option', { name: /Ivybridge Walk Family Home/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ivybridge Walk Family Home' })).toBeVisible()
})

test('typed text is only text, and an outage of the suggestions leaves the search usable [FIND-001, ERR-009]', async ({
  page,
}) => {
  await openPage(page, '/terms')
  await field(page).fill('<script>alert(1)</script>')
  await expect(page.getByText('No suggestions', { exact: true })).toBeAttached()
  await page.route('**/suggestions?*', (route) => route.abort())
  await field(page).fill('Denver, CO')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/senior-living\/colorado\/denver$/)
})

/** The button of the menu of how pages look. */
const look = 'Text size, language, and theme'

/** Returns how far down a button of the header is, in pixels. */
const topOf = async (page: Page, label: string) =>
  (await page.locator('summary').and(page.getByLabel(label)).boundingBox())?.y

test('on a phone, the header’s text size, phone number, and menu with the search fit, and open without scripts [FIND-001, UI-011]', async ({
  browser,
  baseURL,
}) => {
  for (const { width, hasFonts } of [
    { width: 320, hasFonts: true },
    { width: 390, hasFonts: true },
    // The system’s font is wider than ours.
    { width: 390, hasFonts: false },
  ]) {
    const page = await newPage(browser, { width, colorScheme: 'light' })
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await openPage(page, `${baseURL}/assisted-living/colorado/denver`)
    await page.locator('summary').and(page.getByLabel(look)).click()
    const saved = textSizeSaved(page)
    await page.getByRole('button', { name: 'Largest text' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
    await page.locator('summary').and(page.getByLabel('Menu')).click()
    await expect(field(page)).toBeVisible()
    if (width === 390 && hasFonts) expect(await topOf(page, 'Menu')).toBe(await topOf(page, look))
    // Saving the size doesn't close the menu.
    await saved
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
    await page.context().close()
  }
})
