// cspell:ignore ahorros ingresos dinero
import { coveredPrice, formatMoney, type MedicaidFact, stayAt, type StayPlan } from '@pkg/domain'
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { openPage } from '../../testing/open-page'
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  expectSoundOnPhones,
  watchShifts,
} from '../../testing/page-checks'
import { test } from '../../testing/test'

/** A community of the list, with what decides how long someone can stay there. */
interface Listed {
  id: string
  name: string
  url: string
  price: number
  medicaid: MedicaidFact | undefined
}

const toolPath = '/tools/can-she-stay'
const listing = '/assisted-living/colorado'
const plan: StayPlan = { savings: 187_431, income: 2173, increase: 4, years: 10 }
/** The amounts as anyone could write them, but not as part of a longer name or number. */
const amounts = /(?<![\w.-])(187,?431|2,?173)(?![\w.-])/

/** Returns the first page of the list as its tiles have it. */
async function readList(request: APIRequestContext, more = ''): Promise<{ total: number; communities: Listed[] }> {
  const url = `/api/marketplace/communities?state=CO&toc=assisted-living&page-size=20${more}`
  const { data, meta } = await (await request.get(url)).json()
  const communities = data.map(
    ({ id, attributes }: { id: string; attributes: Listed & { carePrice: { price: number } } }): Listed => {
      const { name, url: path, medicaid, carePrice } = attributes
      return { id, name, url: path, medicaid, price: carePrice.price }
    },
  )
  return { total: meta.total, communities }
}

/** Collects everything that a browser sends: addresses, headers, and bodies. */
function collectSent(context: BrowserContext): Promise<string>[] {
  const sent: Promise<string>[] = []
  const textOf = async (request: Request) => {
    const headers = await request.allHeaders().catch(() => request.headers())
    return [request.url(), request.postData() ?? '', ...Object.values(headers)].join('\n')
  }
  context.on('request', (request) => sent.push(textOf(request)))
  return sent
}

/** Returns what a line has to say about a community, by the rule that computes it. */
function expectedTexts({ price, medicaid }: Pick<Listed, 'price' | 'medicaid'>): RegExp[] {
  const { months, isCovered } = stayAt(plan, { price })
  if (months === undefined) return [/We don’t know the price here/]
  const at = `at \\${formatMoney(price)} a month`
  if (isCovered) return [new RegExp(`lasts at least 10 years here, ${at}`)]
  const lasts = months < 36 ? `lasts about ${months} months here` : `lasts about ${Math.floor(months / 12)} years`
  const then = !medicaid
    ? /We don’t know whether the community takes Medicaid/
    : medicaid.isAccepted
      ? /takes Medicaid \(.+, .+\)/
      : /would have to move, because the community doesn’t take Medicaid \(.+, .+\)/
  return months === 0 ? [] : [new RegExp(`${lasts}.*${at}`), then]
}

async function enterAmounts(page: Page) {
  await page.getByLabel('Savings you can spend').fill('$187,431')
  await page.getByLabel('Income each month').fill('a lot')
  await page.getByRole('button', { name: 'Show how long it lasts' }).click()
  await expect(page.getByLabel('Income each month')).toBeFocused()
  await expect(page.getByText('Enter an amount in dollars, such as 2150.')).toBeVisible()
  await page.getByLabel('Income each month').fill('2173')
  await page.getByRole('button', { name: 'Show how long it lasts' }).click()
  await expect(page.getByText('Saved in this browser only')).toBeVisible()
  await expect(page.getByText('Savings of $187,431, and $2,173 of income each month.')).toBeVisible()
}

const tileOf = (page: Page, { name }: Listed): Locator =>
  page
    .locator('#list')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function expectTexts(where: Locator, texts: readonly RegExp[]) {
  for (const text of texts) await expect(where).toContainText(text)
}

async function save(page: Page, { name }: Listed) {
  const stored = page.waitForResponse((response) => response.url().endsWith('/saves') && response.status() === 204)
  await page.getByRole('button', { name: `Save ${name}` }).click()
  await stored
}

test('a family enters what it can spend, and reads at every community how long that lasts, finds where it can stay, prints that, and deletes it, while no request ever has an amount [FIND-023, FIND-022]', async ({
  page,
  request,
}) => {
  const sent = collectSent(page.context())
  const { communities, total } = await readList(request)
  await openPage(page, '/tools')
  await page.getByRole('main').getByRole('link', { name: 'See how long the money lasts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Can you afford to stay?' })).toBeVisible()
  await enterAmounts(page)
  await expect(page.getByText('No saved communities yet')).toBeVisible()

  await test.step('tiles say it, and nothing moves', async () => {
    const shifts = await watchShifts(page)
    await openPage(page, listing)
    for (const community of communities.slice(0, 8))
      await expectTexts(tileOf(page, community), expectedTexts(community))
    expect(await shifts()).toBeLessThanOrEqual(0.01)
    for (const community of communities.slice(0, 2)) await save(page, community)
  })
  const [first, second] = communities
  if (!first || !second) throw new Error('The list has too few communities')

  await test.step('the filter shows where it can stay, by a price that the browser computed', async () => {
    const limit = coveredPrice(plan)
    await page.getByRole('link', { name: 'Where you can stay' }).click()
    await expect(page).toHaveURL(new RegExp(`stays=le(:|%3A)${limit}$`))
    const found = await readList(request, `&stays=le:${limit}`)
    await expect(page.getByText(`${found.total} of ${total} communities match`)).toBeVisible()
    for (const { price, medicaid } of found.communities) {
      expect(medicaid?.isAccepted === true || (price > 0 && price <= limit)).toBe(true)
    }
    await page
      .getByRole('link', { name: `Remove filter: Takes Medicaid, or costs up to ${formatMoney(limit)} a month` })
      .click()
    await expect(page.getByRole('link', { name: 'Where you can stay' })).toBeVisible()
  })

  await test.step('the page, the comparison, and the saved communities say it', async () => {
    const price = async (id: string, care: string) => {
      const response = await request.get(`/api/marketplace/cost-estimates/${id}?care=${care}`)
      return Number((await response.json()).data.attributes.total.likely)
    }
    await openPage(page, `${first.url}?care=light-care`)
    const likely = { ...first, price: await price(first.id, 'light-care') }
    await expectTexts(page.locator('#cost'), expectedTexts(likely))
    await expect(page.locator('#cost').getByRole('link', { name: 'Enter or change what you can spend' })).toBeVisible()
    await openPage(page, `/compare?communities=${first.id},${second.id}&care=light-care`)
    const row = page.getByRole('row', { name: /^How long the money lasts/ })
    await expectTexts(row, expectedTexts(likely))
    await expectTexts(row, expectedTexts({ ...second, price: await price(second.id, 'light-care') }))
    await expectNoSidewaysScrolling(page)
    await expectAccessible(page)
    await openPage(page, '/homebase/saved')
    await expectTexts(page.getByRole('main'), expectedTexts(first))
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'See how long the money lasts' }).click()
    await expectTexts(page.getByRole('listitem').filter({ hasText: first.name }), expectedTexts(likely))
  })

  await test.step('it prints as a page for the family’s talk', async () => {
    await expectSoundOnPhones(page, toolPath)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByLabel('Savings you can spend')).toBeHidden()
    await expect(page.getByText('Savings of $187,431')).toBeVisible()
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await openPage(page, `/es${toolPath}`)
    await expect(page.getByText('Ahorros de $187,431 e ingresos de $2,173 al mes.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: first.name })).toContainText('Su dinero')
  })

  await test.step('the family deletes the amounts', async () => {
    await openPage(page, toolPath)
    await page.getByRole('button', { name: 'Delete amounts' }).click()
    await expect(page.getByText('Amounts deleted')).toBeVisible()
    await expect(page.getByText('Savings of $187,431')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('stayPlan')
    await openPage(page, listing)
    await expect(page.locator('#list')).not.toContainText('money lasts')
  })

  const texts = await Promise.all(sent)
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => amounts.test(text))).toEqual([])
})
