import { now } from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { agents, families } from '../../database/schema/tables'

const counties = Type.Array(Type.Object({ state: Type.String(), county: Type.String() }))
const api = apiUnderTest()
let admin: Caller

const addFamily = (county: string, more: Partial<typeof families.$inferInsert> = {}) =>
  api.database.orm.insert(families).values({ name: 'Test', state: 'CO', county, answers: {}, search: 'test', ...more })
const find = async (query = '') =>
  list(await admin.get(`/platform/county-coverage?page-size=100&${query}`)).data.map(({ attributes }) => attributes)
const coverageOf = async (county: string) => (await find('filter[state]=CO')).find((row) => row['county'] === county)

/** Lets an advisor serve counties of Colorado, or the whole state if there are none. */
async function serve(id: string, ...counties: string[]): Promise<void> {
  const [row] = await api.database.orm.select().from(agents).where(eq(agents.id, id))
  if (!row) throw new Error(`${id} isn't an advisor`)
  const { info } = row.record
  const serviceArea = { ...info.serviceArea, operatingIn: [{ state: 'CO', counties }] }
  const record = { ...row.record, info: { ...info, serviceArea } }
  await api.database.orm.update(agents).set({ record }).where(eq(agents.id, id))
}

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  await api.database.orm.update(agents).set({ status: 0 })
  await api.database.orm.update(agents).set({ status: 2 }).where(eq(agents.id, 'agent-boulder'))
  await serve('agent-boulder', 'Larimer', 'weld')
})

test('counts the families of the last 90 days by county, and those that are still new [DASH-015]', async () => {
  const long = new Date(now().getTime() - 91 * 86_400_000)
  await addFamily('Larimer')
  await addFamily('Larimer', { stage: 'touring' })
  await addFamily('Larimer', { createdAt: long })
  await addFamily('Larimer', { erasedAt: now() })
  await addFamily('Larimer', { mergedIntoId: '00000000-0000-4000-8000-000000000000' })
  await addFamily('Larimer', { state: 'WY' })
  expect(await coverageOf('Larimer')).toEqual({
    state: 'CO',
    county: 'Larimer',
    families: 2,
    waiting: 1,
    advisors: 1,
    withRoom: 1,
  })
})

test('counts advisors of the county or the whole state, and those with room, once each [DASH-015, WORK-022]', async () => {
  await addFamily('Weld')
  await addFamily('Mesa')
  expect(await coverageOf('Weld')).toMatchObject({ advisors: 1, withRoom: 1 })
  expect(await coverageOf('Mesa')).toMatchObject({ advisors: 0, withRoom: 0 })
  await api.database.orm.update(agents).set({ status: 2 }).where(eq(agents.id, 'agent-colorado'))
  await serve('agent-colorado')
  expect(await coverageOf('Mesa')).toMatchObject({ advisors: 1, withRoom: 1 })
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', { isAccepting: false })
  expect(await coverageOf('Mesa')).toMatchObject({ advisors: 1, withRoom: 0 })
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', { isAccepting: true, capacity: 0 })
  expect(await coverageOf('Mesa')).toMatchObject({ advisors: 1, withRoom: 0 })
  expect((await find('filter[gap]=true')).map(({ county }) => county)).toContain('Mesa')
  expect((await find('filter[gap]=true')).map(({ county }) => county)).not.toContain('Weld')
  await admin.patch('/marketplace/agent-options/agent-colorado', 'agent-options', { kind: 'real-estate' })
  expect(await coverageOf('Mesa')).toMatchObject({ advisors: 0 })
})

test('orders by what is asked, and answers admins only [DASH-015, ROLE-010]', async () => {
  const families = (await find()).map((row) => Number(row['families']))
  expect(families).toEqual(families.toSorted((one, other) => other - one))
  const counties = (await find('sort=county')).map(({ county }) => String(county))
  expect(counties).toEqual(counties.toSorted())
  for (const role of ['agent', 'provider', 'real-estate-agent', 'customer'] as const) {
    expect((await (await createCaller(api, role)).get('/platform/county-coverage')).status).toBe(403)
  }
})

test('the map gets all counties of a state or of all states, and admins only [DASH-015, ROLE-010]', async () => {
  await addFamily('Teton', { state: 'WY' })
  const mapOf = async (query: string) => {
    const { attributes } = one(await admin.get(`/platform/county-coverage-map${query}`))
    return Value.Parse(counties, attributes['counties'])
  }
  const colorado = await mapOf('?filter[state]=CO')
  expect(colorado.map(({ county }) => county)).toEqual((await find('filter[state]=CO')).map(({ county }) => county))
  expect(new Set((await mapOf('')).map(({ state }) => state))).toEqual(new Set(['CO', 'WY']))
  for (const role of ['agent', 'provider', 'real-estate-agent', 'customer'] as const) {
    expect((await (await createCaller(api, role)).get('/platform/county-coverage-map')).status).toBe(403)
  }
})
