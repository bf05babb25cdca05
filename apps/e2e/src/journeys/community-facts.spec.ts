import { expect, type Page, test } from '@playwright/test'
import { careNames, listState } from '../testing/catalog'
import { openPage } from '../testing/open-page'

/** The headings of what's included. [COMM-002] */
const categories = [
  'Health care services',
  'Room amenities',
  'Community amenities',
  'Community services',
  'Dining services',
]
/** The amenities of three categories as a family reads them. [COMM-002, COMM-003] */
const amenityNames: Record<string, string> = {
  hasDementiaCare: 'Dementia care',
  has24HourNursing: '24-hour nursing',
  hasPrivateBathroom: 'Private bathroom',
  hasWifi: 'Wi-Fi',
  hasGarden: 'Garden',
  hasLibrary: 'Library',
  allowsPets: 'Pets welcome',
}
/** The room types as a price list names them. [COMM-004] */
const roomNames: Record<string, string> = {
  studio: 'Studio',
  studioWithAlcove: 'Studio with alcove',
  oneBedroom: 'One bedroom',
  oneBedroomWithAlcove: 'One bedroom with alcove',
  twoBedroom: 'Two bedrooms',
  threeBedroom: 'Three bedrooms',
  privateCottage: 'Private cottage',
  privateRoom: 'Private room',
  sharedBedroom: 'Shared bedroom',
  secondPerson: 'Second person',
  communityFee: 'Community fee (one-time)',
}

interface Facts {
  url: string
  care: string[]
  amenities: Record<string, boolean>
  slyPrices: { title: string; prices: { type: string; from: number }[] }[]
  pricesByCareType: Record<string, { price: number; isEstimate?: boolean }>
  startingRate: number
  hidePricing: boolean
  isRateEstimated: boolean
  tags: string[]
  numReviews: number
  similarCommunities: { recommended: { startingRate: number }[] }
  ratings: { reviewsValue: number }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** What a price list has besides rents. */
const notRent = ['communityFee', 'secondPerson', 'additionalService', 'ccrcEntryFees']

/** Opens a community of Colorado that `fits`, and returns what the API says about it. */
async function openCommunity(page: Page, fits: (facts: Facts) => boolean): Promise<Facts> {
  for (const { id } of await listState(page.request, 'CO')) {
    const facts: Facts = (await (await page.request.get(`/api/marketplace/communities/${id}`)).json()).data.attributes
    if (!fits(facts)) continue
    await openPage(page, facts.url)
    return facts
  }
  throw new Error('No community fits')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a community’s page sorts what it has into five groups, and counts what it doesn’t [COMM-002, COMM-003]', async ({
    page,
  }) => {
    const has = (amenities: Record<string, boolean>) => Object.values(amenities).filter(Boolean).length
    const { amenities } = await openCommunity(page, (facts) => has(facts.amenities) > 25)
    for (const category of categories) {
      await expect(page.getByRole('heading', { level: 3, name: category, exact: true })).toBeVisible()
    }
    for (const [flag, name] of Object.entries(amenityNames)) {
      const offered = page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`), visible: true })
      await expect(offered).toHaveCount(amenities[flag] === true ? 1 : 0)
    }
    // What it has and what it doesn't are all amenities, each once.
    const rest = page.locator('details', { hasText: 'Not offered or not known' })
    const missing = Number(/\d+$/.exec((await rest.locator('summary').textContent()) ?? '')?.[0])
    await rest.locator('summary').click()
    expect(await rest.getByRole('listitem').count()).toBe(missing)
    expect(missing + has(amenities)).toBeGreaterThanOrEqual(Object.keys(amenities).length)
  })

  test('the price list names each room and its price, and the lowest one is what the community starts from [COMM-004, PRICE-001, PRICE-005]', async ({
    page,
  }) => {
    const { slyPrices, pricesByCareType } = await openCommunity(
      page,
      (facts) =>
        !facts.hidePricing && facts.slyPrices.length > 1 && facts.slyPrices.every(({ prices }) => prices.length > 2),
    )
    for (const { title, prices } of slyPrices) {
      const care = page.getByRole('heading', { level: 4, name: careNames[title] ?? '', exact: true }).locator('..')
      for (const { type, from } of prices.filter((room) => room.from > 0)) {
        const line = care.locator('dl > div', { hasText: roomNames[type] ?? 'A room without a name' }).first()
        await expect(line).toContainText(dollars(from))
      }
      const rents = prices.filter(({ type, from }) => from > 0 && !notRent.includes(type)).map(({ from }) => from)
      expect(pricesByCareType[title]?.price).toBe(Math.min(...rents))
    }
  })

  test('an estimated price is a range of 90 to 110 percent, marked as our estimate [PRICE-007, TRUST-012]', async ({
    page,
  }) => {
    const { pricesByCareType } = await openCommunity(
      page,
      (facts) => !facts.hidePricing && facts.pricesByCareType['memory-care']?.isEstimate === true,
    )
    const price = pricesByCareType['memory-care']?.price ?? 0
    const line = page.locator('dl > div', { hasText: /^Memory Care/ }).first()
    await expect(line).toContainText(dollars(Math.round(price * 0.9)))
    await expect(line).toContainText(dollars(Math.round(price * 1.1)))
    await expect(page.getByText(/We estimated them from similar communities in this state/)).toBeVisible()
  })

  test('a community that hides its prices shows $X,XXX for each care type [PRICE-002]', async ({ page }) => {
    const { care } = await openCommunity(page, ({ hidePricing }) => hidePricing)
    for (const type of care) {
      await expect(
        page.locator('dl > div', { hasText: careNames[type] ?? '' }).filter({ hasText: '$X,XXX' }),
      ).toBeVisible()
    }
  })

  test('the page counts the similar communities that start at up to $1,000 more [PRICE-009, COMM-010]', async ({
    page,
  }) => {
    const alike = ({ startingRate: low, similarCommunities: { recommended } }: Facts) =>
      low > 0 ? recommended.filter(({ startingRate }) => startingRate >= low && startingRate <= low + 1000) : []
    const facts = await openCommunity(page, (one) => alike(one).length > 0)
    const { startingRate, similarCommunities } = facts
    await expect(
      page.getByText(
        `${alike(facts).length} of these ${similarCommunities.recommended.length} start at ${dollars(startingRate)} - ${dollars(startingRate + 1000)} a month, like this one.`,
      ),
    ).toBeVisible()
  })

  test('each tag of a community is on its page with what it means [COMM-001, RATE-007]', async ({ page }) => {
    await openCommunity(page, ({ tags }) => tags.includes('BEST OF') && tags.includes('VERIFIED'))
    for (const tag of ['VERIFIED', 'BEST OF']) await expect(page.getByText(tag, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/Best of senior living awards 2025/)).toBeVisible()
  })

  test('a community’s score is its value divided by ten, and each review has up to five stars [RATE-001, RATE-002]', async ({
    page,
  }) => {
    const { ratings } = await openCommunity(page, ({ numReviews }) => numReviews > 8)
    await expect(page.getByText(String(ratings.reviewsValue / 10), { exact: true }).first()).toBeVisible()
    const stars = await page.getByRole('img', { name: / of 5 stars$/ }).all()
    expect(stars.length).toBeGreaterThan(2)
    for (const star of stars) await expect(star).toHaveAccessibleName(/^([0-4](\.5)?|5) of 5 stars$/)
  })
})
