import { expect, type Locator, type Page } from '@playwright/test'
import { addFamilies } from '../../testing/added-families'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { dashboard } from '../../testing/urls'

/** The window of a laptop, in CSS pixels. */
const viewport = { width: 1440, height: 900 }

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It isn’t shown')
  return box
}

/** Returns where the bar with the keys begins, which covers what is below. */
async function topOfKeyBar(page: Page): Promise<number> {
  return (await boxOf(page.getByRole('complementary', { name: 'Keyboard shortcuts' }))).y
}

test('at 1440 by 900, 14 families fit below one row of tools, and five cards into a column [LOOK-009]', async ({
  page,
  request,
}) => {
  const { word, added } = await addFamilies(request, 3)
  await page.setViewportSize(viewport)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families?tab=all&q=${word}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(added.length)
  const first = await boxOf(rows.first())
  expect(first.y).toBeLessThanOrEqual(200)
  for (const row of await rows.all()) {
    expect(first.y + 14 * (await boxOf(row)).height).toBeLessThanOrEqual(await topOfKeyBar(page))
  }
  const tools = [page.getByRole('searchbox'), ...['Filter', 'Sort', 'Columns', 'Saved views'].map(menu(page))]
  const middles = await Promise.all(tools.map(async (tool) => middleOf(await boxOf(tool))))
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThanOrEqual(2)

  await openPage(page, `${dashboard}/dashboard/pipeline?q=${word}`)
  const cards = page.getByRole('article').filter({ hasText: word })
  await expect(cards).toHaveCount(added.length)
  const [top, next] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
  expect(top.y + 4 * (next.y - top.y) + top.height).toBeLessThanOrEqual(await topOfKeyBar(page))
})

const menu = (page: Page) => (name: string) =>
  page.locator('summary:visible').filter({ hasText: new RegExp(`^${name}`) })

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2

test('at 1440 by 900, a family’s place and next step are whole, and the table of communities ends within the page [LOOK-009]', async ({
  page,
}) => {
  await page.setViewportSize(viewport)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families?tab=touring&columns=name,place,next,contact,requested`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await cutTexts(page)).toEqual([])

  await openPage(page, `${dashboard}/dashboard/communities?tab=live`)
  const table = page.getByRole('table')
  const [{ x, width }, last] = [
    await boxOf(page.getByRole('main')),
    await boxOf(table.getByRole('columnheader').last()),
  ]
  expect(last.x + last.width).toBeLessThanOrEqual(x + width)
})

/** Returns the texts of a table that are cut. */
const cutTexts = (page: Page) =>
  page.getByRole('cell').evaluateAll((cells) =>
    cells
      .flatMap((cell) => [...cell.querySelectorAll('span')])
      .filter((text) => getComputedStyle(text).textOverflow === 'ellipsis' && text.scrollWidth > text.clientWidth)
      .map(({ textContent }) => textContent),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const area of ['families?tab=all', 'tasks', 'communities', 'invoices', 'users'])
    test(`the list ${area} begins within 400 px, below one row of tools and one of tabs [LOOK-009]`, async ({
      page,
    }) => {
      await signIn(page, dashboard, 'admin@hearthway.example')
      await openPage(page, `${dashboard}/dashboard/${area}`)
      const first = page.getByRole('rowheader').first()
      expect((await boxOf(first)).y).toBeLessThanOrEqual(400)
      const tools = [
        ...(await page
          .getByRole('main')
          .locator('summary:visible')
          .filter({ hasText: /^(Filter|Sort|Saved views)/ })
          .all()),
        page.getByRole('link', { name: 'Export CSV' }),
      ]
      const boxes = await Promise.all(tools.map(boxOf))
      expect(new Set(boxes.map(middleOf)).size).toBe(1)
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(new Set((await boxesOfTabs(page)).map(middleOf)).size).toBe(1)
    })

  test('the open tab is in view, also without scripts, and the keyboard brings the others into view [LOOK-009]', async ({
    browser,
    page,
  }) => {
    await signIn(page, dashboard, 'admin@hearthway.example')
    const storageState = await page.context().storageState()
    const url = `${dashboard}/dashboard/families?tab=all`
    await openPage(page, url)
    const tabs = page.getByRole('navigation', { name: 'Families' })
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    const first = tabs.getByRole('link', { name: /^New / })
    await expect(first).not.toBeInViewport({ ratio: 1 })
    await first.focus()
    await expect(first).toBeInViewport({ ratio: 1 })

    const viewport = { width: 390, height: 844 }
    const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState, viewport })).newPage()
    await plain.goto(url)
    await expect(plain.getByRole('navigation', { name: 'Families' }).locator('[aria-current]')).toBeInViewport({
      ratio: 1,
    })
    await plain.context().close()
  })
})

const boxesOfTabs = async (page: Page) =>
  Promise.all((await page.getByRole('main').getByRole('navigation').first().getByRole('link').all()).map(boxOf))
