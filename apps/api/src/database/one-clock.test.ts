import { now } from '@pkg/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { type Caller, createAcceptedFamily, createCaller, createFamilyWithRequest } from '../../testing/lead-samples'
import { plainOf } from '../../testing/responses'
import { families, presences, recordChanges } from './schema/tables'
import { rowsOf } from './database'
import { currentMoment } from './moment'

const api = apiUnderTest()

/** A day that no clock but the product's shows. */
const leapDay = Date.parse('2032-02-29T17:00:00Z')
const [minute, day] = [60_000, 86_400_000]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: leapDay })
})
afterEach(() => vi.useRealTimers())

/** Expects a time of the last minute. The clock of triggers moves on within a transaction. The test’s has stopped. */
function expectRecent(time: Date | undefined): void {
  expect(time?.getTime()).toBeGreaterThanOrEqual(now().getTime())
  expect(time?.getTime()).toBeLessThan(now().getTime() + minute)
}

const findFamily = async (id: string) => {
  const [family] = await api.database.orm.select().from(families).where(eq(families.id, id))
  return family
}

test('dates a new family, a stage that a trigger dates, and the record of the change by the product’s clock [LIFE-009]', async () => {
  const { id } = await createFamilyWithRequest(api)
  expectRecent((await findFamily(id))?.createdAt)
  expectRecent((await findFamily(id))?.stageSince)
  vi.setSystemTime(leapDay + day)
  const admin = await createCaller(api, 'admin')
  await admin.patch(`/secure/clients/${id}`, 'clients', { stage: 'contacted' })
  expectRecent((await findFamily(id))?.stageSince)
  const changes = await api.database.orm.select().from(recordChanges).where(eq(recordChanges.recordId, id))
  for (const { at } of changes) expectRecent(at)
  expect(changes.length).toBeGreaterThan(0)
})

test('keeps the order of changes in a transaction [LIFE-009]', async () => {
  const moments = await api.database.orm.transaction(async (tx) => [
    ...(await rowsOf(tx, sql`select moment() as at`)),
    ...(await rowsOf(tx, sql`select moment() as at`)),
  ])
  const [first, second] = moments.map(({ at }) => new Date(String(at)))
  expectRecent(first)
  expect(second?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity)
})

test('passes the product’s time to statements [LIFE-009]', async () => {
  const [row] = await rowsOf(api.database.orm, sql`select ${currentMoment()} as at`)
  expect(new Date(String(row?.['at'])).getTime()).toBe(leapDay)
})

test('runs a job when the product’s clock shows its time [LIFE-009]', async () => {
  const families = new Set<string>()
  const stop = api.api.hub.subscribe(
    (event) => event.type === 'family' && families.add(event.familyId),
    () => undefined,
  )
  const { id } = await createFamilyWithRequest(api)
  await api.api.queue.idle()
  families.clear()
  await api.api.queue.add(api.database.orm, 'notify-dashboards', { familyId: id }, new Date(leapDay + day))
  await api.api.queue.idle()
  expect(families.has(id)).toBe(false)
  vi.setSystemTime(leapDay + day)
  await api.api.queue.idle()
  expect(families.has(id)).toBe(true)
  stop()
})

test('forgets a minute later by the product’s clock who looks at a family [LIFE-009, WORK-016]', async () => {
  const { id } = await createAcceptedFamily(api)
  const [admin, agent] = [await createCaller(api, 'admin'), await createCaller(api, 'agent')]
  const look = async ({ cookie }: Caller) =>
    plainOf(
      await api.call({
        method: 'PUT',
        url: '/platform/presence',
        payload: { data: { recordType: 'clients', recordId: id } },
        headers: { cookie },
      }),
    )
  await look(admin)
  await look(admin)
  const [presence] = await api.database.orm.select().from(presences).where(eq(presences.recordId, id))
  expectRecent(presence?.seenAt)
  expect(await look(agent)).toEqual({ others: ['Ada Admin'] })
  vi.setSystemTime(leapDay + minute + 1)
  expect(await look(agent)).toEqual({ others: [] })
})
