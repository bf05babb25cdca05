import { isFullProof } from '@pkg/config/draw'
import { formatMoney, type MonthlyCost } from '@pkg/domain'
import { type APIRequestContext, expect } from '@playwright/test'
import { type ListedCommunity, listState, notRent } from '../testing/catalog'
import { test, type Visitor } from '../testing/visitors'

type Listed = ListedCommunity & { id: string }

/** The communities of each care whose prices are compared: 200 in all in a full run. */
const count = isFullProof ? 100 : 12

/** Where to take them from, until there are enough. */
const states = [
  { code: 'CO', slug: 'colorado' },
  { code: 'FL', slug: 'florida' },
  { code: 'TX', slug: 'texas' },
  { code: 'CA', slug: 'california' },
] as const

const cares = [
  { care: 'assisted-living', level: 'light-care' },
  { care: 'memory-care', level: 'memory-care' },
] as const

for (const { care, level } of cares) {
  test(`the price of ${care} is the same to the dollar wherever a family reads it [FIND-025, TRUST-012, TRUST-013, LIST-013]`, async ({
    visitor,
  }) => {
    const communities: Listed[] = []
    const tiles = new Map<string, string>()
    for (const { code, slug } of states) {
      if (communities.length >= count) break
      communities.push(...(await listState(visitor.request, code)).filter((one) => isStated(one, care)))
      for (const [path, text] of await tileTexts(visitor, `/${care}/${slug}`)) tiles.set(path, text)
    }
    communities.splice(count)
    expect(communities).toHaveLength(count)
    const costs = new Map<string, MonthlyCost>()
    for (const community of communities) {
      const { id, name, url, startingRate } = community
      const price = community.pricesByCareType[care]?.price ?? 0
      const cost = await costOf(visitor.request, id, level)
      costs.set(id, cost)
      expect([name, tiles.get(url)]).toEqual([name, expect.stringContaining(`From ${formatMoney(price)}/mo`)])
      const [rent, ...others] = cost.parts.filter(({ isOneTime }) => !isOneTime)
      const rents = await rentsOf(visitor.request, id, care)
      expect([name, rent?.amount]).toEqual([name, { low: price, likely: medianOf(rents), high: Math.max(...rents) }])
      const rest = others.reduce((sum, { amount }) => sum + (amount?.likely ?? 0), 0)
      expect([name, cost.total.likely]).toEqual([name, medianOf(rents) + rest])

      const page = await visitor.open(`${url}?care=${level}`)
      const shown = formatMoney(cost.total.likely)
      expect([name, page.text]).toEqual([name, expect.stringContaining(`${shown} a month`)])
      const bars = page.text.match(new RegExp(`\\${shown} (?:before care fees|a month, all-in|all-in estimate)`, 'g'))
      // In the bar, in the menu of sections, and in the small card that stays in view.
      expect([name, bars?.length]).toEqual([name, 3])
      const unasked = (await visitor.open(url)).text
      expect([name, unasked]).toEqual([
        name,
        expect.stringContaining(`Lowest price ${formatMoney(startingRate)} a month`),
      ])
      const calculator = await visitor.open(`/tools/cost-calculator?community=${id}&help=${level}`)
      expect([name, calculator.one('main').text]).toEqual([name, expect.stringContaining(shown)])
    }
    for (let start = 0; start + 1 < communities.length; start += 4) {
      const compared = communities.slice(start, start + 4)
      const ids = compared.map(({ id }) => id).join(',')
      const page = await visitor.open(`/compare?communities=${ids}&care=${level}`)
      const row = page.all('row').find(({ text }) => text.startsWith('Likely each month'))
      const amounts = row?.text.match(/\$\d{1,3}(?:,\d{3})*/g)
      expect([ids, amounts]).toEqual([ids, compared.map(({ id }) => formatMoney(costs.get(id)?.total.likely ?? 0))])
    }
  })
}

test('a saved community keeps the price of the care that it was found for, also on the list that relatives see [FIND-025, TRUST-014, FAV-001]', async ({
  visitor,
  newVisitor,
}) => {
  const list = await visitor.open('/memory-care/colorado')
  const price = /From \$[\d,]+\/mo Memory Care From \$[\d,]+\/mo for other care/
  const tile = list
    .within('#list')
    .all('article')
    .find(({ text }) => price.test(text))
  const name = tile?.first('heading').name ?? ''
  const found = price.exec(tile?.text ?? '')?.[0] ?? 'No price of another care'
  const saved = await list.press(list.first('button', `Save ${name}`))
  expect(saved.one('main').text).toContain(found)
  const sharing = await visitor.open('/homebase/saved/share')
  const shared = await sharing.press('Create link', { 'Your first name': 'Dana', 'Their first name': 'Lily' })
  const opened = await (await newVisitor()).open(shared.value('Link for Lily'))
  expect(opened.one('main').text).toContain(found)
})

/** Returns whether a community states and shows its price of a care type. */
function isStated({ hidePricing, isRateEstimated, pricesByCareType }: Listed, care: string): boolean {
  const listed = pricesByCareType[care]
  return !hidePricing && !isRateEstimated && listed !== undefined && !listed.isEstimate
}

/** Returns what the rooms of a care type cost, from the cheapest to the dearest. */
async function rentsOf(request: APIRequestContext, id: string, care: string): Promise<number[]> {
  const { data } = await (await request.get(`/api/marketplace/communities/${id}`)).json()
  const listed: { title: string; prices: { type: string; from: number }[] }[] = data.attributes.slyPrices
  return listed
    .flatMap(({ title, prices }) => (title === care ? prices : []))
    .filter(({ type }) => !notRent.includes(type))
    .map(({ from }) => from)
    .toSorted((one, other) => one - other)
}

/** Returns the middle of sorted amounts: with one room the lowest, with two what lies between them. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return Math.round(middle.reduce((sum, amount) => sum + amount, 0) / middle.length)
}

/** Returns the text of each tile of a list, by the path of its community. */
async function tileTexts({ open }: Visitor, list: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (let number = 1; ; number += 1) {
    const tiles = (await open(`${list}?page-number=${number}`)).within('#list').all('article')
    for (const tile of tiles) {
      const path = tile.first('link', /^See details/).element.getAttribute('href')
      if (path) texts.set(path, tile.text)
    }
    if (tiles.length < 20) return texts
  }
}

async function costOf(request: APIRequestContext, id: string, level: string): Promise<MonthlyCost> {
  return (await (await request.get(`/api/marketplace/cost-estimates/${id}?care=${level}`)).json()).data.attributes
}
