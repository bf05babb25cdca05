import { addDays, siteDay } from '@pkg/domain'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addRealEstateAgent,
  type Caller,
  createCaller,
  createFamilyWithHome,
  findHome,
  one,
} from '../../../../testing/lead-samples'
import { realEstateLeads } from '../../../database/schema/tables'

const api = apiUnderTest()
const today = siteDay()
let admin: Caller
let homeId: string

beforeAll(async () => {
  await addRealEstateAgent(api)
  const { id } = await createFamilyWithHome(api)
  const agent = await createCaller(api, 'real-estate-agent')
  homeId = (await findHome(agent, id)).id
  await acceptHome(agent, id)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  await api.database.orm.update(realEstateLeads).set({ stage: 'in-escrow', closedOn: null, closingPriceCents: null })
  await goTo(0)
})

/** Goes to a time some days after today, by default around noon, when the sessions of other days have ended. */
async function goTo(days: number, time = '19:00') {
  vi.setSystemTime(Date.parse(`${addDays(today, days)}T${time}:00Z`))
  admin = await createCaller(api, 'admin')
}

const path = () => `/marketplace/sren-referrals/${homeId}`
const closedOn = async () => one(await admin.get(path())).attributes['closedOn']
const move = async (stage: string, more: object = {}) => {
  expect((await admin.patch(path(), 'sren-referrals', { stage, ...more })).status).toBe(200)
}

test('a home closes on the day of the site on which it was sold, whatever changes later [DASH-016]', async () => {
  await goTo(1, '06:30')
  await move('home-sold')
  expect(await closedOn()).toBe(today)
  await goTo(2)
  await move('home-bought')
  await move('home-bought', { closingPriceCents: 48_000_000 })
  expect(await closedOn()).toBe(today)
})

test('the day of the closing stays if the home comes back to the stage on the day on which it left it [DASH-016]', async () => {
  await move('home-sold', { closedOn: addDays(today, -3) })
  await goTo(2)
  await move('in-escrow')
  await move('nurture')
  await move('home-sold')
  expect(await closedOn()).toBe(addDays(today, -3))
})

test('the day of the closing is another one for a sale on a later day, also after a day that someone entered [DASH-016]', async () => {
  await move('home-sold', { closedOn: addDays(today, -3) })
  await move('in-escrow')
  await goTo(1)
  await move('nurture')
  await move('home-sold')
  expect(await closedOn()).toBe(addDays(today, 1))
  await move('in-escrow')
  await goTo(2)
  await move('home-bought')
  expect(await closedOn()).toBe(addDays(today, 2))
})
