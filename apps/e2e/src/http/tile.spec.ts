import { ratingBadge } from '@pkg/domain'
import { expect } from '@playwright/test'
import { careNames, listState } from '../testing/catalog'
import { test } from '../testing/visitors'

const money = (amount: number) => `From $${amount.toLocaleString('en-US')}/mo`

test('each tile shows the care, address, rating, words, and price that its community states [TILE-002, TILE-003, TILE-004, TILE-005, TILE-006, RATE-002, PRICE-001, PRICE-002, CARE-001, CARE-002, CARE-003, ROUTE-007]', async ({
  visitor,
}) => {
  const communities = await listState(visitor.request, 'CO')
  // Without a care type, the slug is senior-living.
  const pages = Math.ceil(communities.length / 20)
  for (let number = 1; number <= pages; number += 1) {
    const page = await visitor.open(`/senior-living/colorado?page-number=${number}`)
    const tiles = page.within('#list').all('article')
    const shown = communities.slice((number - 1) * 20, number * 20)
    expect(tiles.flatMap((tile) => tile.names('heading'))).toEqual(shown.map(({ name }) => name))
    for (const [index, community] of shown.entries()) {
      const text = tiles[index]?.text ?? ''
      const links = tiles[index]?.names('link')
      expect(text).toContain(community.care.map((care) => careNames[care]).join(' · '))
      const { line1, city, zip } = community.address
      expect(text).toContain(`${line1}, ${city}, CO ${zip}`)
      const { quote, description, hidePricing, startingRate } = community
      const { score, label } = ratingBadge(community)
      expect(text).toContain(score ?? label)
      expect(text).toContain(quote ? `“${quote}”` : description.slice(0, 300) || 'No description available')
      if (hidePricing || startingRate > 0) expect(text).toContain(hidePricing ? 'From $X,XXX/mo' : money(startingRate))
      expect(links).toContainEqual(expect.stringMatching(/^See details/))
      expect(links).toContainEqual(expect.stringMatching(/^Get pricing/))
    }
  }
  expect(communities.some(({ hidePricing }) => hidePricing)).toBe(true)
})

test('a list of a care type leads with the price of that care, and other care comes second [TILE-005, LIST-013, PRICE-004]', async ({
  visitor,
}) => {
  const communities = await listState(visitor.request, 'CO')
  const page = await visitor.open('/memory-care/colorado')
  let compared = 0
  for (const tile of page.within('#list').all('article')) {
    const found = communities.find(({ name }) => name === tile.first('heading').name)
    const listed = found?.pricesByCareType['memory-care']
    if (!found || found.hidePricing || !listed || listed.isEstimate || listed.price === found.startingRate) continue
    expect(tile.text).toContain(`${money(listed.price)} Memory Care ${money(found.startingRate)} for other care`)
    compared += 1
  }
  expect(compared).toBeGreaterThan(2)
})
