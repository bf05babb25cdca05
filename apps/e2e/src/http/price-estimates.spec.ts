import { expect } from '@playwright/test'
import { asAdmin } from '../testing/staff'
import { api } from '../testing/urls'
import { test } from '../testing/visitors'

/** A community as a listing has it. */
interface Listed {
  id: string
  attributes: { name: string; care: string[]; address: { city: string }; hidePricing: boolean; startingRate: number }
}

test('memory care without a listed price is shown with our estimate: the starting price and 20 percent [PRICE-006, TILE-005]', async ({
  visitor,
  request,
}) => {
  const response = await request.get(`${api}/marketplace/communities?toc=assisted-living&state=WY&page-size=100`)
  const { data }: { data: Listed[] } = await response.json()
  const found = data.find(
    ({ attributes: { care, hidePricing, startingRate } }) => care.length === 1 && !hidePricing && startingRate > 0,
  )
  if (!found) throw new Error('Wyoming has no community with assisted living only and a price')
  const { name, care, startingRate, address } = found.attributes
  await asAdmin(request, api)
  const offer = async (types: string[]) => {
    const change = { data: { data: { type: 'communities', id: found.id, attributes: { care: types } } } }
    expect((await request.patch(`${api}/marketplace/communities/${found.id}`, change)).status()).toBe(200)
  }
  await offer([...care, 'memory-care'])
  try {
    const city = address.city.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    const page = await visitor.open(`/memory-care/wyoming/${city}`)
    const tile = page
      .one('main')
      .all('article')
      .find((one) => one.names('heading').includes(name))
    expect(tile?.text).toContain(`About $${Math.round(startingRate * 1.2).toLocaleString('en-US')}`)
    expect(tile?.text).toMatch(/our estimate/i)
  } finally {
    await offer(care)
  }
})
