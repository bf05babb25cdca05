import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { insertGenerated } from '../../../../testing/generated-communities'

const api = apiUnderTest()

beforeAll(() => api.database.orm.execute(insertGenerated(1500)))

/** Returns the differences between the stored cells and cells computed from the communities. */
async function differences() {
  const computed = sql`select zoom, map_cell(latitude, zoom), map_cell(longitude, zoom), state, care, count(*)::int,
      round(sum(latitude)::numeric, 3), round(sum(longitude)::numeric, 3), lowest_prices(starting_rate || care_prices)
    from communities cross join map_zooms() as zoom where status = 1 group by 1, 2, 3, 4, 5`
  const stored = sql`select zoom, lat_cell, lng_cell, state, care, communities, round(latitude::numeric, 3),
      round(longitude::numeric, 3), lowest_prices from map_cells`
  return rowsOf(api.database.orm, sql`(${computed} except ${stored}) union all (${stored} except ${computed})`)
}

/** Returns cells with one community whose first id is a different one. */
const wrongFirstIds = () =>
  rowsOf(
    api.database.orm,
    sql`select c.* from map_cells c where communities = 1 and not exists (select from communities where id = c.first_id
      and status = 1 and map_cell(latitude, c.zoom) = c.lat_cell and map_cell(longitude, c.zoom) = c.lng_cell)`,
  )

test.each([
  ['were added', sql`select 1`],
  ['raised their rates', sql`update communities set starting_rate = starting_rate + 500 where id like '%7'`],
  ['lowered their rates', sql`update communities set starting_rate = starting_rate / 2 where id like '%3'`],
  ['lowered a care type’s price', sql`update communities set care_prices[4] = 10 where id like '%4'`],
  [
    'raised and removed prices of care types',
    sql`update communities set care_prices[1:4] = array[9000, 0, 9000, 9000] where id like '%4'`,
  ],
  ['moved', sql`update communities set latitude = latitude + 0.7, longitude = longitude - 0.3 where id like '%1'`],
  ['changed their care types', sql`update communities set care = '{memory-care}' where id like '%5'`],
  ['were renamed', sql`update communities set name = name || ' House'`],
  ['were closed', sql`update communities set status = -1 where id like '%9'`],
  ['reopened', sql`update communities set status = 1 where id like '%9'`],
  ['were deleted', sql`delete from communities where id like 'made-%2'`],
])('stores the same cells as computed from communities that %s [API-028]', async (_, change) => {
  await api.database.orm.execute(change)
  expect(await differences()).toEqual([])
  expect(await wrongFirstIds()).toEqual([])
})

test.each([3, 6, 9, 11])(
  'at zoom %i, returns the same communities as the listing in a box of whole cells [API-028]',
  async (zoom) => {
    const degrees = 67.5 / 2 ** zoom
    const edge = (value: number) => Math.round(value / degrees) * degrees
    const box = [edge(33) + 1e-6, edge(-110) + 1e-6, edge(42) - 1e-6, edge(-90) - 1e-6]
      .map((value) => value.toFixed(6))
      .join(',')
    for (const filter of ['', '&toc=memory-care', '&state=CO', '&filter[care-services]=memory-care,care-home']) {
      const pins = await api.call({ url: `/marketplace/communitypins?geometry=${box}${filter}&zoom=${zoom}` })
      const list = await api.call({ url: `/marketplace/searchinsights?geometry=${box}${filter}` })
      const { total } = JSON.parse(JSON.stringify(list.body)).data.attributes
      expect(pins.body).toMatchObject({ total })
      expect(total).toBeGreaterThan(0)
    }
  },
)

test.each([4, 9, 14])(
  'at zoom %i, a map of a care type shows what that care type costs [FIND-003, LIST-013]',
  async (zoom) => {
    const { body } = await api.call({ url: `/marketplace/communitypins?state=CO&toc=memory-care&zoom=${zoom}` })
    const { pins, clusters }: { pins: [string, number, number, number][]; clusters: number[][] } = JSON.parse(
      JSON.stringify(body),
    )
    const rows = await rowsOf(
      api.database.orm,
      sql`select id, care_prices[4] as price from communities where status = 1 and state = 'CO' and 'memory-care' = any(care)`,
    )
    const prices = new Map(rows.map(({ id, price }) => [id, Number(price)]))
    const lowest = (all: number[]) => Math.min(...all.filter((price) => price > 0))
    expect(pins.map(([id, , , price]) => [id, price])).toEqual(pins.map(([id]) => [id, prices.get(id)]))
    expect(lowest([...pins, ...clusters].map(([, , , price]) => Number(price)))).toBe(lowest([...prices.values()]))
  },
)

test('empties the cells when the catalog is emptied [API-028]', async () => {
  await api.database.script('truncate communities cascade')
  expect(await rowsOf(api.database.orm, sql`select * from map_cells`)).toEqual([])
})
