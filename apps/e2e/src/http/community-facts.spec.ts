import { expect } from '@playwright/test'
import { careNames, listState, notRent } from '../testing/catalog'
import type { HtmlPage } from '../testing/html-page'
import type { PagePart } from '../testing/page-part'
import { test, type Visitor } from '../testing/visitors'

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
  additionalService: 'Care fee',
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

/** Opens a community of Colorado that `fits`, and returns its page and what the API says about it. */
async function openCommunity(
  { open, request }: Visitor,
  fits: (facts: Facts) => boolean,
): Promise<{ page: HtmlPage; facts: Facts }> {
  for (const { id } of await listState(request, 'CO')) {
    const facts: Facts = (await (await request.get(`/api/marketplace/communities/${id}`)).json()).data.attributes
    if (fits(facts)) return { page: await open(facts.url), facts }
  }
  throw new Error('No community fits')
}

/** Returns the lines of a price list, each with its term. */
const linesOf = (part: PagePart): string[] => part.select('dl > div').map(({ text }) => text)

test('a community’s page sorts what it has into five groups, and counts what it doesn’t [COMM-002, COMM-003]', async ({
  visitor,
}) => {
  const has = (amenities: Record<string, boolean>) => Object.values(amenities).filter(Boolean).length
  const { page, facts } = await openCommunity(visitor, ({ amenities }) => has(amenities) > 25)
  expect(page.headings(3)).toEqual(expect.arrayContaining(categories))
  const rest = page.select('details').find(({ text }) => text.startsWith('Not offered or not known'))
  const listed = page.all('listitem').filter(({ element }) => !rest?.element.contains(element))
  for (const [flag, name] of Object.entries(amenityNames)) {
    expect([name, listed.filter(({ text }) => text === name).length]).toEqual([name, facts.amenities[flag] ? 1 : 0])
  }
  // What it has and what it doesn't are all amenities, each once.
  const missing = Number(/\d+$/.exec(rest?.within('summary').text ?? '')?.[0])
  expect(rest?.all('listitem')).toHaveLength(missing)
  expect(missing + has(facts.amenities)).toBeGreaterThanOrEqual(Object.keys(facts.amenities).length)
})

test('the price list names each room and its price, and the lowest one is what the community starts from [COMM-004, PRICE-001, PRICE-005]', async ({
  visitor,
}) => {
  const { page, facts } = await openCommunity(
    visitor,
    ({ hidePricing, slyPrices }) =>
      !hidePricing && slyPrices.length > 1 && slyPrices.every(({ prices }) => prices.length > 2),
  )
  for (const { title, prices } of facts.slyPrices) {
    const heading = page.all('heading', careNames[title]).find(({ element }) => element.localName === 'h4')
    const lines = heading ? linesOf(heading.around) : []
    for (const { type, from } of prices.filter((room) => room.from > 0)) {
      const name = roomNames[type] ?? 'A room without a name'
      expect(lines.find((line) => line.startsWith(name))).toContain(dollars(from))
    }
    const rents = prices.filter(({ type, from }) => from > 0 && !notRent.includes(type)).map(({ from }) => from)
    expect(facts.pricesByCareType[title]?.price).toBe(Math.min(...rents))
  }
})

test('an estimated price is a range of 90 to 110 percent, marked as our estimate [PRICE-007, TRUST-012]', async ({
  visitor,
}) => {
  const { page, facts } = await openCommunity(
    visitor,
    ({ hidePricing, pricesByCareType }) => !hidePricing && pricesByCareType['memory-care']?.isEstimate === true,
  )
  const price = facts.pricesByCareType['memory-care']?.price ?? 0
  const line = linesOf(page).find((text) => text.startsWith('Memory Care'))
  expect(line).toContain(dollars(Math.round(price * 0.9)))
  expect(line).toContain(dollars(Math.round(price * 1.1)))
  expect(page.text).toMatch(/We estimated them from similar communities in this state/)
})

test('a community that hides its prices shows $X,XXX for each care type, and no price in its HTML [PRICE-002]', async ({
  visitor,
}) => {
  const { page, facts } = await openCommunity(visitor, ({ hidePricing }) => hidePricing)
  const lines = linesOf(page).filter((line) => line.includes('$X,XXX'))
  for (const type of facts.care) {
    expect(lines).toContainEqual(expect.stringContaining(careNames[type] ?? 'A care type without a name'))
  }
})

test('the page counts the similar communities that start at up to $1,000 more [PRICE-009, COMM-010]', async ({
  visitor,
}) => {
  const alike = ({ startingRate: low, similarCommunities: { recommended } }: Facts) =>
    low > 0 ? recommended.filter(({ startingRate }) => startingRate >= low && startingRate <= low + 1000) : []
  const { page, facts } = await openCommunity(visitor, (one) => alike(one).length > 0)
  const { startingRate, similarCommunities } = facts
  expect(page.text).toContain(
    `${alike(facts).length} of these ${similarCommunities.recommended.length} start at ${dollars(startingRate)} - ${dollars(startingRate + 1000)} a month, like this one.`,
  )
})

test('each tag of a community is on its page with what it means [COMM-001, RATE-007]', async ({ visitor }) => {
  const { page } = await openCommunity(visitor, ({ tags }) => tags.includes('BEST OF') && tags.includes('VERIFIED'))
  for (const tag of ['VERIFIED', 'BEST OF']) expect(page.text).toContain(tag)
  expect(page.text).toMatch(/Best of senior living awards 2025/)
})

test('a community’s score is its value divided by ten, and each review has up to five stars [RATE-001, RATE-002]', async ({
  visitor,
}) => {
  const { page, facts } = await openCommunity(visitor, ({ numReviews }) => numReviews > 8)
  expect(page.text.split(' ')).toContain(String(facts.ratings.reviewsValue / 10))
  const stars = page.names('img').filter((name) => name.endsWith(' of 5 stars'))
  expect(stars.length).toBeGreaterThan(2)
  for (const name of stars) expect(name).toMatch(/^([0-4](\.5)?|5) of 5 stars$/)
})
