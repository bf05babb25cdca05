import { expect, type Locator, type Page } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling, newPage } from '../../testing/page-checks'
import { test } from '../../testing/test'
import { choose, openWizard } from '../../testing/wizard'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY', 'TX', 'CA']

interface Part {
  kind: string
  isOneTime?: boolean
  amount?: { likely: number }
}

/** The likely cost in the API, and whether it has a fee for care. */
async function costOf(page: Page, id: string, query: string) {
  const response = await page.request.get(`/api/marketplace/cost-estimates/${id}?${query}`)
  const { total, parts, increases, area } = (await response.json()).data.attributes
  const monthly: Part[] = parts.filter(({ isOneTime }: Part) => !isOneTime)
  return { total, increases, area, sum: monthly.reduce((sum, { amount }) => sum + (amount?.likely ?? 0), 0) }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Finds a community that states its rents for some help and for memory care, with several rooms. */
const findPriced = (page: Page) =>
  findCommunity(page.request, 'gwizzy', states, {
    async fits(_, id) {
      const { data } = await (await page.request.get(`/api/marketplace/communities/${id}`)).json()
      const { slyPrices, hidePricing, isRateEstimated, care } = data.attributes
      const rooms = slyPrices.find(({ title }: { title: string }) => title === 'assisted-living')?.prices ?? []
      return !hidePricing && !isRateEstimated && rooms.length > 2 && care.includes('memory-care')
    },
  })

test(
  'on a phone, the first screen shows the name, rating, price, and availability, also with larger text [FIND-010, COMM-010, RATE-003, RATE-005]',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const community = await findPriced(page)
    const phone = await newPage(browser, { width: 390, colorScheme: 'light' })
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(new URL(community.url, test.info().project.use.baseURL).href)
    // A slow first visit shows the system's font, which is wider than ours.
    await phone.waitForLoadState('networkidle')
    await phone.reload()
    const bar = phone.getByRole('group', { name: 'Price', exact: true })
    const barTop = (await bar.boundingBox())?.y ?? 0
    // One row: the buttons aren't below the price.
    const price = await bar.getByText(/^\$[\d,]+$/).boundingBox()
    const button = await bar.getByRole('link', { name: /^Get pricing/ }).boundingBox()
    expect(button?.y).toBeLessThan((price?.y ?? 0) + (price?.height ?? 0))
    const shown = [
      phone.getByRole('heading', { level: 1, name: community.name }),
      phone.getByRole('link', { name: /^\d+ reviews?(, too few for a score)?$/ }),
      phone
        .getByText(/^(Rooms open|Waitlist|Full|Availability unknown)$/i)
        .locator('visible=true')
        .first(),
      phone
        .getByText(/^\$[\d,]+ a month$/)
        .locator('visible=true')
        .first(),
    ]
    for (const part of shown) {
      const box = await part.boundingBox()
      expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop)
    }
    await phone.evaluate(() => Object.assign(document.documentElement.dataset, { textSize: 'largest' }))
    await expectNoSidewaysScrolling(phone)
    await expectAccessible(phone)
    await phone.context().close()
  },
)

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
] as const) {
  test(`a laptop’s first screen at ${width} × ${height} has the photos, the price, and the way to ask for it [COMM-010, FIND-010]`, async ({
    page,
  }) => {
    const { name, url } = await findPriced(page)
    await page.setViewportSize({ width, height })
    await openPage(page, url)
    const shown = [
      page.getByRole('heading', { level: 1, name }),
      page
        .getByText(/^\$[\d,]+ a month$/)
        .locator('visible=true')
        .first(),
      page
        .getByRole('link', { name: `Get pricing ${name}` })
        .locator('visible=true')
        .first(),
      page.locator('#photos img').first(),
    ]
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.9 })
    await expectNoSidewaysScrolling(page)
  })
}

test('the head of a page fits at 1440 × 900: one row, four equal cells, and a price card with both buttons [LOOK-006]', async ({
  page,
}) => {
  const { name, url } = await findPriced(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, url)
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error(`${name} has no such part`)
    return box
  }
  const bottomOf = async (part: Locator) => {
    const { y, height } = await boxOf(part)
    return y + height
  }
  const cells = await page.locator('#photos li').all()
  expect(cells).toHaveLength(4)
  const sizes = await Promise.all(cells.map(boxOf))
  for (const { width, height } of sizes) {
    expect(width / height).toBeCloseTo(3 / 2, 1)
    expect(Math.abs(width - (sizes[0]?.width ?? 0))).toBeLessThanOrEqual(1)
  }
  // Save, Share, and Compare are in the row of the score.
  const reviews = await boxOf(page.getByRole('link', { name: /^\d+ reviews?/ }).first())
  for (const action of ['Share', 'Compare']) {
    const { y } = await boxOf(page.getByRole('link', { name: action, exact: true }))
    expect(Math.abs(y - reviews.y)).toBeLessThanOrEqual(4)
  }
  const card = page.locator('section').filter({ has: page.getByRole('link', { name: `Get pricing ${name}` }) })
  const first = card.locator('visible=true').first()
  expect(await bottomOf(first)).toBeLessThanOrEqual(857)
  await expect(first.getByRole('link', { name: /^Tour, next free/ })).toBeVisible()
  await expect(first.getByText(/^(Rooms open|Waitlist|Full|Availability unknown)$/i)).toBeVisible()
})

test('a card with the price and the next step stays in view to the end of the page [LOOK-006]', async ({ page }) => {
  const { name, url } = await findPriced(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, url)
  for (const id of ['inspections', 'reviews', 'questions', 'location']) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
    const pricing = page.getByRole('link', { name: `Get pricing ${name}` })
    await expect(pricing.locator('visible=true').last()).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Next free tour')).toBeInViewport()
  }
})

test('the section menu leads to each section and marks the one being read [FIND-010]', async ({ page }) => {
  const { url } = await findPriced(page)
  await openPage(page, url)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  // Its button would repeat that of the price card, until that one is out of view.
  const button = menu.locator('..').getByRole('link', { name: /^Get pricing/, includeHidden: true })
  await expect(button).toBeHidden()
  for (const name of ['Rooms', 'Inspections', 'Reviews', 'What’s included', 'Location', 'Cost']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'location')
    await expect(menu).toBeInViewport()
    await expect(button).toBeVisible()
  }
  await expectAccessibleInDark(page)
})

test('the cost follows the chosen help, room, and people, adds up, and says what would raise it [TRUST-012, PRICE-001, PRICE-003, PRICE-004]', async ({
  page,
}) => {
  const { id, url } = await findPriced(page)
  await openPage(page, url)
  const cost = page.locator('#cost')
  const expectCost = async (query: string) => {
    const { total, increases, sum } = await costOf(page, id, query)
    expect(total.likely).toBe(sum)
    await expect(cost.locator('dt', { hasText: /^Likely$/ }).locator('+ dd')).toHaveText(dollars(total.likely))
    await expect(page.getByText(`${dollars(total.likely)} a month`).first()).toBeAttached()
    for (const { amount } of increases) await expect(cost.getByText(`+${dollars(amount)}`).first()).toBeVisible()
  }
  await cost.getByLabel('Daily help').selectOption('A lot of help')
  await expect(page).toHaveURL(/care=heavy-care/)
  await expectCost('care=heavy-care')
  const room = await cost.getByLabel('Room').locator('option').nth(2).getAttribute('value')
  await cost.getByLabel('Room').selectOption(room)
  await expect(page).toHaveURL(new RegExp(`room=${room}`))
  await expectCost(`care=heavy-care&room=${room}`)
  await cost.getByLabel('Who moves in').selectOption('Two people')
  await expect(page).toHaveURL(/for-two=true/)
  await expectCost(`care=heavy-care&room=${room}&for-two=true`)
  await cost.getByLabel('Daily help').selectOption('Memory care')
  await expect(page).toHaveURL(/care=memory-care/)
  // The room stays if memory care has one of its kind.
  await expectCost(new URL(page.url()).searchParams.toString())
})

test('a family compares what a community costs with a month at home, and goes back to typical prices [ROUTE-013, TRUST-012]', async ({
  page,
}) => {
  const { id, name, url } = await findPriced(page)
  await openPage(page, `${url}?care=heavy-care`)
  const { total } = await costOf(page, id, 'care=heavy-care')
  await page.locator('#cost').getByRole('link', { name: 'Compare with a month at home' }).click()
  const result = page.getByRole('main').getByRole('status')
  await expect(result).toContainText(name)
  await expect(result).toContainText(dollars(total.likely))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.getByLabel('Medication, phone, and rides').fill('200')
  await expect(result).toContainText(dollars(total.likely + 200))
  await page.getByLabel('Hours of paid help at home each day').fill('5')
  await expect(page.getByText('Paid help, 5 hours a day')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('link', { name: 'Use typical prices nearby instead' }).click()
  await expect(result).toContainText('In a community, likely each month')
  await expect(page.getByLabel('City or ZIP code')).not.toHaveValue('')
})

test('what a family told the wizard applies to the cost of the next community [TRUST-012]', async ({ page }) => {
  const { id, url } = await findPriced(page)
  const wizard = await openWizard(page, url)
  await choose(wizard, 'Mother')
  await choose(wizard, 'A lot of help')
  await openPage(page, url)
  await expect(page.getByRole('heading', { name: 'What it would cost your mother' })).toBeVisible()
  await expect(page.getByLabel('Daily help')).toHaveValue('heavy-care')
  const { total } = await costOf(page, id, 'care=heavy-care')
  await expect(page.getByText(`${dollars(total.likely)} a month`).first()).toBeAttached()
})

test('the card of who would call names the person the next request is promised, and the page itself names no one [TRUTH-001, TRUST-007, FIND-014]', async ({
  page,
}) => {
  const { id, url } = await findPriced(page)
  await openPage(page, url)
  await page.getByRole('heading', { name: 'Who would call you' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Your local advisor' })).toBeVisible()
  const data = { data: { type: 'caller-choices', attributes: { slugs: [id] } } }
  const chosen = await (await page.request.post('/api/platform/caller-choices', { data })).json()
  const [caller] = chosen.data.attributes.callers
  await expect(page.getByText(new RegExp(`^If you request pricing now: ${caller.name} will call you by`))).toBeVisible()
  const html = await (await page.request.get(url)).text()
  expect(html).not.toContain(caller.name)
})
