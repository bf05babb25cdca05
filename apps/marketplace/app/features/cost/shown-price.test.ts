import type { CostEstimate } from '@pkg/api-client'
import type { Community } from '@pkg/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCommunity } from '~/testing/community'
import { type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const place = { place: 'Larimer County, CO', communities: 7 }
const range = (low: number, likely: number, high: number) => ({ low, likely, high })
const rent: CostEstimate['parts'][number] = { kind: 'rent', amount: range(4000, 4600, 5200), source: 'community' }
const careFee = (care: Omit<CostEstimate['parts'][number], 'kind'>): Pick<CostEstimate, 'parts' | 'total'> => {
  const { low = 0, likely = 0, high = 0 } = care.amount ?? {}
  return { total: range(4000 + low, 4600 + likely, 5200 + high), parts: [rent, { kind: 'care', ...care }] }
}
const costs = {
  stated: careFee({ amount: range(700, 700, 700), source: 'community' }),
  unstated: careFee({ source: 'community' }),
  estimated: careFee({ amount: range(500, 800, 1100), source: 'area', area: place }),
  typical: {
    total: range(4400, 4800, 5200),
    parts: [{ kind: 'rent', amount: range(4400, 4800, 5200), source: 'area', area: place }],
    area: place,
  },
} satisfies Record<string, Partial<CostEstimate>>

/** Opens a community's page, and returns what can be read on it. */
async function read(cost: keyof typeof costs, query: string, more: Partial<Community> = {}): Promise<string> {
  api.respond('/marketplace/communities/oak', resourceResponse('communities', buildCommunity(more)))
  const estimate = { id: 'oak', care: 'light-care', increases: [], ...costs[cost] }
  api.respond('/marketplace/cost-estimates/oak', resourceResponse('cost-estimates', estimate))
  const { html } = await crawl(`/assisted-living/colorado/denver/oak${query}`, api.context)
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('calls the lowest price the lowest until the care is known, and shows the same in the bars [FIND-025]', async () => {
  const page = await read('estimated', '')
  expect(page).toContain('Lowest price $4,000 a month')
  expect(page.match(/\$4,000 lowest price/g)).toHaveLength(3)
  expect(page).not.toContain('$5,400 a month')
  expect(page).toContain('See below what it would likely cost.')
})

test('an estimated starting price isn’t called the lowest, and says whose estimate it is [FIND-025, PRICE-007]', async () => {
  const page = await read('estimated', '', { isRateEstimated: true })
  expect(page).toContain('Starting price $4,000 a month')
  expect(page.match(/\$4,000 our estimate/g)).toHaveLength(3)
  expect(page).not.toContain('Lowest price')
})

test.each([
  ['stated', 'All-in, likely $5,300 a month', '$5,300 a month, all-in'],
  ['unstated', 'Likely, before care fees $4,600 a month', '$4,600 before care fees'],
  ['estimated', 'All-in, likely $5,400 a month', '$5,400 all-in estimate'],
] as const)(
  'with a care fee that is %s, the chosen care costs “%s” [FIND-025, TRUST-012]',
  async (cost, price, bar) => {
    const page = await read(cost, '?care=light-care')
    expect(page).toContain(price)
    expect(page.match(new RegExp(bar.replace('$', '\\$'), 'g'))).toHaveLength(3)
    expect(page).not.toContain('Lowest price')
  },
)

test('says that a care fee of the area is an estimate, and where it comes from [FIND-025]', async () => {
  const page = await read('estimated', '?care=light-care')
  expect(page).toContain('Includes our estimate of care fees, from other communities in Larimer County, CO')
  expect(page).toContain('Care $500 – $1,100 Estimate from other communities in Larimer County, CO')
  expect(await read('stated', '?care=light-care')).not.toMatch(/estimate of care fees|Estimate from other/)
})

test.each(['', '?care=light-care'])(
  'a community that hides its price has the typical one of its area, also with “%s” [FIND-025, PRICE-002]',
  async (query) => {
    const page = await read('typical', query, { hidePricing: true, startingRate: 0 })
    expect(page).toContain('Typical price in Larimer County, CO $4,800 a month')
    expect(page).not.toContain('Lowest price')
  },
)
