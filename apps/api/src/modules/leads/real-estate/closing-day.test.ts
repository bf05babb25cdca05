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
  await goTo(daysLater(0))
})

/** Goes to a time, when the sessions of other days have ended. */
async function goTo(moment: number) {
  vi.setSystemTime(moment)
  admin = await createCaller(api, 'admin')
}

/** Returns a time some days after today, by default around noon. */
const daysLater = (days: number, time = '19:00') => Date.parse(`${addDays(today, days)}T${time}:00Z`)

const path = () => `/marketplace/sren-referrals/${homeId}`
const closedOn = async () => one(await admin.get(path())).attributes['closedOn']
const move = async (stage: string, more: object = {}) => {
  expect((await admin.patch(path(), 'sren-referrals', { stage, ...more })).status).toBe(200)
}

test('a home closes on the day of the site on which it was sold, whatever changes later [DASH-016]', async () => {
  await goTo(daysLater(1, '06:30'))
  await move('home-sold')
  expect(await closedOn()).toBe(today)
  await goTo(daysLater(2))
  await move('home-bought')
  await move('home-bought', { closingPriceCents: 48_000_000 })
  expect(await closedOn()).toBe(today)
})

test('the day of the closing stays if the home comes back to the stage on the day on which it left it [DASH-016]', async () => {
  await move('home-sold', { closedOn: addDays(today, -3) })
  await goTo(daysLater(2))
  await move('in-escrow')
  await move('nurture')
  await move('home-sold')
  expect(await closedOn()).toBe(addDays(today, -3))
})

test('the day of the closing is another one for a sale on a later day, also after a day that someone entered [DASH-016]', async () => {
  await move('home-sold', { closedOn: addDays(today, -3) })
  await move('in-escrow')
  await goTo(daysLater(1))
  await move('nurture')
  await move('home-sold')
  expect(await closedOn()).toBe(addDays(today, 1))
  await move('in-escrow')
  await goTo(daysLater(2))
  await move('home-bought')
  expect(await closedOn()).toBe(addDays(today, 2))
})

test('the day of the closing comes back with an undo, also after midnight [DASH-016, WORK-003]', async () => {
  await move('home-sold', { closedOn: addDays(today, -3) })
  const tomorrow = addDays(today, 1)
  const midnight = ['07:00', '08:00'].map((time) => daysLater(1, time)).find((at) => siteDay(at) === tomorrow) ?? NaN
  await goTo(midnight - 60_000)
  const values = { recordType: 'sren-referrals', changes: { stage: 'in-escrow' }, ids: [homeId] }
  const moved = one(await admin.post('/platform/bulk-actions', 'bulk-actions', values))
  vi.setSystemTime(midnight + 60_000)
  await admin.post(`/platform/bulk-actions/${moved.id}/undo`, 'bulk-actions', {})
  expect(await closedOn()).toBe(addDays(today, -3))
})
