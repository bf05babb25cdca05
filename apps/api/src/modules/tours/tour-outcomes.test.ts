import { now, siteDay, tourText } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  list,
  one,
} from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import {
  bookSampleTour,
  bookTourFor,
  cancelTour,
  endTour,
  findFreeTime,
  readTour,
  recordTourOutcome,
  wishForTour,
  findOwnTour,
} from '../../../testing/sample-tours'
import { tours } from '../../database/schema/tables'

const api = apiUnderTest()
const direct = 'harbor-direct'
let admin: Caller
let advisor: Caller
let colleague: Caller
let provider: Caller

beforeAll(async () => {
  await addDirectCommunity(api, direct)
  await approveProvider(api, direct)
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  provider = await createCaller(api, 'provider')
})

/** A tour of a family that the advisor accepted. It has ended. */
async function createEndedTour() {
  const booked = await bookSampleTour(api)
  await acceptFamily(advisor, booked.id)
  await endTour(api, booked.tour.id)
  return { ...booked, tourId: booked.tour.id }
}

/** A tour at the team's community of a family that is shared with the team. It has ended. */
async function createEndedTourOfTeam() {
  const family = await createDirectFamily(api, [direct])
  const choice = await findFreeTime(api, direct)
  const tourId = one(await bookTourFor(admin, { clientId: family.id, communityId: direct, ...choice })).id
  await endTour(api, tourId)
  return { ...family, tourId }
}

const held = { outcome: 'took-place' }

test('records how a tour ended, with who, when, and a note, and emails no one [WORK-020]', async () => {
  const { tourId, tourSlot, email, browser, id } = await createEndedTour()
  const before = (await listMessagesTo(api, email)).length
  const note = 'They liked the courtyard.'
  const recorded = await recordTourOutcome(advisor, tourId, { ...held, wantsSecondTour: true, note })
  expect([recorded.status, one(recorded).attributes]).toMatchObject([
    200,
    {
      ...held,
      wantsSecondTour: true,
      outcomeNote: note,
      outcomeBy: 'Bo Boulder',
      version: 3,
      revision: 0,
      status: 'booked',
    },
  ])
  const at = Date.parse(String(one(recorded).attributes['outcomeAt']))
  expect(Math.abs(at - now().getTime())).toBeLessThan(60_000)
  expect((await listMessagesTo(api, email)).length).toBe(before)
  // The family doesn't read what staff recorded about it.
  for (const name of ['outcome', 'wantsSecondTour', 'outcomeNote', 'outcomeBy', 'outcomeAt']) {
    expect(await readTour(browser, tourId)).not.toHaveProperty(name)
  }
  const { data } = list(await advisor.get(`/platform/timeline?filter[client]=${id}&filter[kind]=tours`))
  const when = tourText({ ...tourSlot, timeZone: 'America/Denver' })
  expect(data[0]?.attributes).toMatchObject({
    actor: 'Bo Boulder',
    payload: { event: 'tour', text: `The tour of aspen-court on ${when} took place. They want a second tour\n${note}` },
  })
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${tourId}`)).data
  expect(changes[0]?.attributes).toMatchObject({ action: 'changed', actor: 'Bo Boulder' })
  expect(changes[0]?.attributes['values']).toEqual(
    expect.arrayContaining([
      { field: 'outcome', before: null, after: 'took-place' },
      { field: 'wantsSecondTour', before: false, after: true },
      { field: 'outcomeNote', before: null, after: note },
    ]),
  )
})

test('an outcome is corrected later, and says who corrected it [WORK-020, WORK-005]', async () => {
  const { tourId, id } = await createEndedTour()
  await recordTourOutcome(advisor, tourId, { ...held, wantsSecondTour: true, note: 'Went well' })
  const corrected = one(await recordTourOutcome(admin, tourId, { outcome: 'no-show' })).attributes
  expect(corrected).toMatchObject({ outcome: 'no-show', wantsSecondTour: false, outcomeBy: 'Ada Admin' })
  expect(corrected).not.toHaveProperty('outcomeNote')
  const { data } = list(await admin.get(`/platform/timeline?filter[client]=${id}&filter[kind]=tours`))
  expect(String(Object(data[0]?.attributes['payload']).text)).toMatch(
    /^Corrected: The family didn’t come to the tour of/,
  )
  const late = await recordTourOutcome(advisor, tourId, held, { 'if-match': '"3"' })
  expect([late.status, late.body]).toMatchObject([
    412,
    { errors: [{ code: 'record-changed', meta: { current: { id: tourId, attributes: corrected } } }] },
  ])
  expect((await recordTourOutcome(advisor, tourId, held, { 'if-match': '"4"' })).status).toBe(200)
})

test('only the family’s advisor, who covers for them, the community’s team, and admins record an outcome [WORK-020, WORK-007, ROLE-010]', async () => {
  const { tourId, browser } = await createEndedTour()
  const statusOf = async (person: Caller, id = tourId) => (await recordTourOutcome(person, id, held)).status
  expect(await statusOf(await createCaller(api, 'visitor'))).toBe(401)
  expect(await statusOf(browser)).toBe(401)
  for (const role of ['customer', 'real-estate-agent'] as const) {
    expect(await statusOf(await createCaller(api, role))).toBe(403)
  }
  expect([await statusOf(colleague), await statusOf(provider)]).toEqual([404, 404])
  const cover = { coveringId: 'agent-colorado', from: siteDay(), until: siteDay() }
  const { id: coverId } = one(await advisor.post('/platform/covers', 'covers', cover))
  expect(await statusOf(colleague)).toBe(200)
  await advisor.post(`/platform/covers/${coverId}/end`, 'covers', {})
  expect(await statusOf(colleague)).toBe(404)
  expect([await statusOf(advisor), await statusOf(admin)]).toEqual([200, 200])
})

test('a team records the outcomes of its own tours while the family is shared with it [WORK-020, TRUST-002, TRUST-004]', async () => {
  const { tourId, id, browser } = await createEndedTourOfTeam()
  expect((await recordTourOutcome(provider, tourId, held)).status).toBe(200)
  // The same family's tour of another community isn't the team's.
  const choice = await findFreeTime(api, 'aspen-court')
  const elsewhere = one(await bookTourFor(admin, { clientId: id, communityId: 'aspen-court', ...choice })).id
  await endTour(api, elsewhere)
  expect((await recordTourOutcome(provider, elsewhere, held)).status).toBe(404)
  await browser.plain('/platform/receipts/revoke', {})
  await api.api.queue.idle()
  expect((await recordTourOutcome(provider, tourId, { outcome: 'no-show' })).status).toBe(404)
})

test('each side has its own note, and the team doesn’t read the advisor’s [WORK-020]', async () => {
  const { tourId } = await createEndedTourOfTeam()
  await recordTourOutcome(admin, tourId, { ...held, note: 'They prefer Birch House.' })
  const own = one(await recordTourOutcome(provider, tourId, { ...held, note: 'Saw room 12.' })).attributes
  expect(own).toMatchObject({ teamNote: 'Saw room 12.' })
  expect(own).not.toHaveProperty('outcomeNote')
  expect(JSON.stringify((await provider.get('/platform/tours')).body)).not.toContain('Birch House')
  expect(await readTour(admin, tourId)).toMatchObject({
    outcomeNote: 'They prefer Birch House.',
    teamNote: 'Saw room 12.',
  })
  await recordTourOutcome(admin, tourId, held)
  expect(await readTour(admin, tourId)).toMatchObject({ teamNote: 'Saw room 12.' })
  expect(await readTour(admin, tourId)).not.toHaveProperty('outcomeNote')
})

test('a tour to come, a canceled one, and a time that was only asked for have no outcome [WORK-020]', async () => {
  const { tour, tourSlot, browser, id } = await bookSampleTour(api)
  await acceptFamily(advisor, id)
  const refused = await recordTourOutcome(advisor, tour.id, held)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'outcome-unavailable'])
  await cancelTour(browser, tour.id)
  await endTour(api, tour.id)
  expect(codeOf(await recordTourOutcome(advisor, tour.id, held))).toBe('outcome-unavailable')
  const wished = await wishForTour(api, tourSlot)
  const requested = await findOwnTour(wished.browser)
  await api.database.orm.update(tours).set({ status: 'requested' }).where(eq(tours.id, requested.id))
  await endTour(api, requested.id)
  expect(codeOf(await recordTourOutcome(admin, requested.id, held))).toBe('outcome-unavailable')
  const { tourId } = await createEndedTour()
  await api.database.orm
    .update(tours)
    .set({ endsAt: new Date(now().getTime() + 3_600_000) })
    .where(eq(tours.id, tourId))
  // One that has begun and goes on can have an outcome.
  expect((await recordTourOutcome(advisor, tourId, held)).status).toBe(200)
})

test('a second tour is wanted only after one that took place [WORK-020]', async () => {
  const { tourId } = await createEndedTour()
  const response = await recordTourOutcome(advisor, tourId, { outcome: 'no-show', wantsSecondTour: true })
  expect([response.status, response.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/wantsSecondTour' } }] },
  ])
  expect((await recordTourOutcome(advisor, tourId, { outcome: 'canceled' })).status).toBe(422)
  expect((await recordTourOutcome(advisor, tourId, {})).status).toBe(422)
})

test('lists the tours that ended without an outcome, the longest ago first, and counts second tours [WORK-020, WORK-009]', async () => {
  const { id: clientId } = await createAcceptedFamily(api)
  const book = async (hoursAgo?: number) => {
    const choice = await findFreeTime(api, 'aspen-court')
    const { id } = one(await bookTourFor(advisor, { clientId, communityId: 'aspen-court', ...choice }))
    if (hoursAgo !== undefined) await endTour(api, id, hoursAgo)
    return id
  }
  const [first, second, asked, canceled] = [await book(72), await book(48), await book(2), await book()]
  await book()
  await cancelTour(advisor, canceled)
  await endTour(api, canceled)
  await recordTourOutcome(advisor, first, { ...held, wantsSecondTour: true })
  const idsOf = async (person: Caller, query: string) =>
    list(await person.get(`/platform/tours?filter[client]=${clientId}&${query}`)).data.map(({ id }) => id)
  const waiting = `filter[status]=booked&filter[outcomeAt][exists]=false&filter[endsAt][lt]=${now().toISOString()}&sort=endsAt`
  expect(await idsOf(advisor, waiting)).toEqual([second, asked])
  expect(await idsOf(colleague, waiting)).toEqual([])
  await recordTourOutcome(advisor, second, held)
  await recordTourOutcome(advisor, asked, { outcome: 'no-show' })
  expect(await idsOf(advisor, waiting)).toEqual([])
  // A second tour is one that took place after another one of the same family at the same community.
  expect(await idsOf(advisor, 'filter[outcome]=took-place&sort=startsAt')).toEqual([first, second])
  expect(await idsOf(advisor, 'filter[outcome]=no-show')).toEqual([asked])
})
