import { randomUUID } from 'node:crypto'
import { defaultTourHours, now, todayIn, type TourChoice, tourDays, tourText } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  createCallerWithCookie,
  createDirectFamily,
  list,
  one,
} from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { sampleRequest } from '../../../testing/sample-request'
import {
  bookSampleTour,
  cancelTour,
  findFreeTime,
  findOwnTour,
  listFreeTimes,
  moveTour,
  readTour,
  wishForTour,
} from '../../../testing/sample-tours'
import { families, jobs, tourLinks, tours } from '../../database/schema/tables'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest()
const zone = 'America/Denver'
const visitor = createCallerWithCookie(api, '')
let admin: Caller

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  admin = await createCaller(api, 'admin')
})

const isSame = (choice: TourChoice) => (other: TourChoice) => other.date === choice.date && other.time === choice.time
const isFree = async (choice: TourChoice) => (await listFreeTimes(api, 'aspen-court')).some(isSame(choice))
const subjectsTo = async (email: string) => (await listMessagesTo(api, email)).map(({ subject }) => subject)

/** Returns the token of the link in the email to a family that booked a tour. */
async function readTourToken(email: string): Promise<string> {
  const booked = (await listMessagesTo(api, email)).find(({ subject }) => subject.endsWith('is booked'))
  return /token=([\w-]{43})/.exec(booked?.body ?? '')?.[1] ?? ''
}

/** Sends a request for a free time, as a page does. */
const request = (tourSlot: TourChoice, email = `${randomUUID()}@families.example`) =>
  api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest({ email, tourSlot }) })

test('lists the days of the next two months in the community’s time zone, for everyone [FIND-013, TOUR-001 to TOUR-006]', async () => {
  const response = await visitor.get('/marketplace/communities/aspen-court/tour-days?page-size=100')
  const expected = tourDays({ today: todayIn(zone, now()), timeZone: zone, hours: defaultTourHours, booked: [] })
  expect(list(response).data.map(({ attributes }) => attributes)).toEqual(expected)
  expect((await visitor.get('/marketplace/communities/nowhere/tour-days')).status).toBe(404)
})

test('a request books the time that the family chose, and the time is no longer free [FIND-013]', async () => {
  const { tour, tourSlot, email, browser, id } = await bookSampleTour(api)
  expect(tour.attributes).toMatchObject({
    communityId: 'aspen-court',
    ...tourSlot,
    timeZone: zone,
    status: 'booked',
    revision: 0,
  })
  expect(tour.attributes['clientId']).toBeUndefined()
  expect(await isFree(tourSlot)).toBe(false)
  const messages = await listMessagesTo(api, email)
  const booked = messages.find(({ subject }) => subject === 'Your tour of aspen-court is booked')
  expect(booked?.body).toContain(tourText({ ...tourSlot, timeZone: zone }))
  expect(await readTour(browser, tour.id)).toMatchObject({ status: 'booked' })
  const family = JSON.stringify((await admin.get(`/secure/clients/${id}`)).body)
  expect(family).toContain(`Booked a tour of aspen-court: ${tourText({ ...tourSlot, timeZone: zone })}`)
})

test('of two families that book one time at the same moment, exactly one gets it, and the other’s request isn’t stored [FIND-013]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const choice = await findFreeTime(api, 'aspen-court', round)
    const emails = Array.from({ length: 4 }, () => `${randomUUID()}@families.example`)
    const responses = await Promise.all(emails.map((email) => request(choice, email)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    for (const [index, response] of responses.entries()) {
      const found = await api.database.orm
        .select()
        .from(families)
        .where(eq(families.email, emails[index] ?? ''))
      expect(found).toHaveLength(response.status === 201 ? 1 : 0)
      if (response.status !== 409) continue
      expect(codeOf(response)).toBe('tour-slot-unavailable')
      const next = await findFreeTime(api, 'aspen-court')
      expect(JSON.stringify(response.body)).toContain(
        `The next free times are: ${tourText({ ...next, timeZone: zone })}`,
      )
    }
    const booked = await api.database.orm.select().from(tours).where(eq(tours.date, choice.date))
    expect(booked.filter(isSame(choice))).toHaveLength(1)
  }
})

test.each([
  ['a weekend', '2027-01-02', 'Morning (8AM-12PM)'],
  ['a holiday', '2026-12-25', 'Morning (8AM-12PM)'],
  ['a day in the past', '2020-03-03', 'Morning (8AM-12PM)'],
  ['a day that doesn’t exist', '2026-02-31', 'Morning (8AM-12PM)'],
])('rejects a request for %s, %s [FIND-013, TOUR-001, TOUR-002, TOUR-003]', async (_what, date, time) => {
  const response = await request({ date, time: time as TourChoice['time'] })
  expect([response.status, codeOf(response)]).toEqual([409, 'tour-slot-unavailable'])
})

test('rejects a time after the community’s hours [FIND-013, TOUR-005]', async () => {
  const { date } = await findFreeTime(api, 'aspen-court', 6)
  expect((await request({ date, time: 'Evening (5PM-8PM)' })).status).toBe(409)
})

test('a request sent again books once [FIND-013, GWZ-111]', async () => {
  const tourSlot = await findFreeTime(api, 'aspen-court')
  const requestId = randomUUID()
  const payload = sampleRequest({ tourSlot }, requestId)
  const headers = { 'idempotency-key': `${requestId}:complete` }
  const send = () => api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(typeof one(first).attributes['tourId']).toBe('string')
})

test('a tour from the wizard is the same record as one from the page [FIND-013, GWZ-085]', async () => {
  const choice = await findFreeTime(api, 'aspen-court')
  const { browser, email } = await wishForTour(api, choice)
  expect((await findOwnTour(browser)).attributes).toMatchObject({ ...choice, status: 'booked' })
  expect(await isFree(choice)).toBe(false)
  expect(await subjectsTo(email)).toContain('Your tour of aspen-court is booked')
})

test('a wizard’s time that is taken doesn’t cost the request: the family chooses another one by link [FIND-013, GWZ-085]', async () => {
  const { tourSlot } = await bookSampleTour(api)
  const { browser, email, id } = await wishForTour(api, tourSlot)
  expect(id).not.toBe('')
  const tour = await findOwnTour(browser)
  expect(tour.attributes['status']).toBe('requested')
  const message = (await listMessagesTo(api, email)).find(({ subject }) => subject.startsWith('Choose another time'))
  const token = /token=([\w-]{43})/.exec(message?.body ?? '')?.[1]
  const next = await findFreeTime(api, 'aspen-court')
  const moved = await moveTour(visitor, tour.id, next, token)
  expect(one(moved).attributes).toMatchObject({ ...next, status: 'booked', revision: 1 })
})

test('only the family’s browser, the emailed link, and staff who see the family open a tour [FIND-013, ROLE-010]', async () => {
  const { tour, browser, email, id } = await bookSampleTour(api)
  const path = `/platform/tours/${tour.id}`
  const other = await bookSampleTour(api)
  const [token, otherToken] = [await readTourToken(email), await readTourToken(other.email)]
  const [advisor, colleague, provider, customer] = [
    await createCaller(api, 'agent'),
    await createCaller(api, 'agent', 'other-agent@hearthway.example'),
    await createCaller(api, 'provider'),
    await createCaller(api, 'customer'),
  ]
  const statusOf = async (person: Caller, query = '') => (await person.get(path + query)).status
  expect(await statusOf(browser)).toBe(200)
  expect(await statusOf(visitor, `?token=${token}`)).toBe(200)
  expect(await statusOf(visitor, `?token=${otherToken}`)).toBe(404)
  expect((await visitor.get(`/platform/tours/${other.tour.id}?token=${otherToken}`)).status).toBe(200)
  expect(await statusOf(visitor)).toBe(404)
  expect(await statusOf(other.browser)).toBe(404)
  expect(await statusOf(advisor)).toBe(404)
  await acceptFamily(advisor, id)
  for (const person of [colleague, provider, customer]) {
    expect(await statusOf(person)).toBe(404)
    expect((await moveTour(person, tour.id, await findFreeTime(api, 'aspen-court'))).status).toBe(404)
    expect((await cancelTour(person, tour.id)).status).toBe(404)
    expect(list(await person.get('/platform/tours')).data).toEqual([])
  }
  for (const person of [advisor, admin]) {
    expect(one(await person.get(path)).attributes['clientId']).toBe(id)
    expect(list(await person.get('/platform/tours')).data.map((seen) => seen.id)).toContain(tour.id)
  }
})

test('staff list the tours of a time, the next one first, with the names of the families [WORK-009]', async () => {
  const { tour, browser, id } = await bookSampleTour(api)
  await acceptFamily(await createCaller(api, 'agent'), id)
  const startsAt = String(tour.attributes['startsAt'])
  const next = list(
    await admin.get(`/platform/tours?filter[startsAt][ge]=${String(startsAt)}&filter[status]=booked&sort=startsAt`),
  )
  expect(next.data.find((seen) => seen.id === tour.id)?.attributes['clientName']).toEqual(expect.any(String))
  const times = next.data.map(({ attributes }) => String(attributes['startsAt']))
  expect(times).toEqual(times.toSorted())
  const earlier = list(await admin.get(`/platform/tours?filter[startsAt][lt]=${String(startsAt)}&page-size=100`)).data
  expect(earlier.map((seen) => seen.id)).not.toContain(tour.id)
  expect(await readTour(browser, tour.id)).not.toHaveProperty('clientName')
})

test('a team sees the tours of the families that were shared with it [FIND-013, TRUST-002]', async () => {
  const provider = await createCaller(api, 'provider')
  const family = await createDirectFamily(api, ['harbor-direct'])
  const tourSlot = await findFreeTime(api, 'harbor-direct')
  const { data } = sampleRequest({ slug: 'harbor-direct', email: family.email, tourSlot })
  expect((await family.browser.post('/platform/uuid-actions', 'uuid-actions', data.attributes)).status).toBe(201)
  const { id } = await findOwnTour(family.browser)
  expect((await provider.get(`/platform/tours/${id}`)).status).toBe(200)
  await family.browser.plain('/platform/receipts/revoke', {})
  expect((await provider.get(`/platform/tours/${id}`)).status).toBe(404)
  await api.api.queue.idle()
  expect(await readTour(family.browser, id)).toMatchObject({ status: 'canceled' })
})

test('a move frees the old time, emails everyone, and counts as a revision [FIND-013]', async () => {
  const { tour, tourSlot, browser, email, id } = await bookSampleTour(api)
  await acceptFamily(await createCaller(api, 'agent'), id)
  const choice = await findFreeTime(api, 'aspen-court', 3)
  const moved = await moveTour(browser, tour.id, choice)
  expect(one(moved).attributes).toMatchObject({ ...choice, revision: 1, status: 'booked' })
  expect(await isFree(tourSlot)).toBe(true)
  expect(await isFree(choice)).toBe(false)
  expect(await subjectsTo(email)).toContain('Your tour of aspen-court has a new time')
  const toStaff = await listMessagesTo(api, 'agent-boulder@hearthway.example')
  expect(toStaff.map(({ subject }) => subject)).toContain('A tour of aspen-court has a new time')
  expect(one(await moveTour(browser, tour.id, choice)).attributes['revision']).toBe(1)
})

test('of two tours that move to one time at the same moment, one gets it and the other stays [FIND-013]', async () => {
  const families = [await bookSampleTour(api), await bookSampleTour(api), await bookSampleTour(api)]
  const choice = await findFreeTime(api, 'aspen-court', 2)
  const responses = await Promise.all(families.map(({ browser, tour }) => moveTour(browser, tour.id, choice)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  for (const [index, { browser, tour, tourSlot }] of families.entries()) {
    const response = responses[index]
    if (response?.status === 409) {
      expect(codeOf(response)).toBe('tour-slot-unavailable')
      expect(await readTour(browser, tour.id)).toMatchObject({ ...tourSlot, revision: 0 })
    }
  }
})

test('a cancellation frees the time, emails the family, and repeats without effect [FIND-013]', async () => {
  const { tour, tourSlot, browser, email } = await bookSampleTour(api)
  expect(one(await cancelTour(browser, tour.id)).attributes).toMatchObject({ status: 'canceled', revision: 1 })
  expect(one(await cancelTour(browser, tour.id)).attributes['revision']).toBe(1)
  expect(await isFree(tourSlot)).toBe(true)
  const subjects = await subjectsTo(email)
  expect(subjects.filter((subject) => subject === 'Your tour of aspen-court is canceled')).toHaveLength(1)
  const changed = await moveTour(browser, tour.id, tourSlot)
  expect([changed.status, codeOf(changed)]).toEqual([409, 'tour-closed'])
})

/** Returns the reminders of a tour that wait, the earliest revision first. */
async function listReminders(tourId: string) {
  const waiting = (await api.database.orm.select().from(jobs)).filter(({ data }) =>
    JSON.stringify(data).includes(tourId),
  )
  return waiting.toSorted((one, other) => (JSON.stringify(one.data) < JSON.stringify(other.data) ? -1 : 1))
}

/** Lets a job that waits run now. */
async function runNow(job: { id: number } | undefined): Promise<void> {
  await api.database.orm
    .update(jobs)
    .set({ dueAt: now() })
    .where(eq(jobs.id, job?.id ?? 0))
  api.api.queue.wake()
  await api.api.queue.idle()
}

const remindersTo = async (email: string) =>
  (await listMessagesTo(api, email)).filter(({ subject }) => subject.endsWith('is tomorrow'))

test('reminds the family at 9 AM on the day before, and only of the latest time [FIND-013]', async () => {
  const { tour, tourSlot, browser, email } = await bookSampleTour(api)
  const choice = await findFreeTime(api, 'aspen-court', 4)
  await moveTour(browser, tour.id, choice)
  const [former, latest] = await listReminders(tour.id)
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  expect([former, latest].map((job) => clock.format(job?.dueAt))).toEqual(
    [tourSlot, choice].map(({ date }) => `${dayBefore(date)} 09:00`),
  )
  await runNow(former)
  expect(await remindersTo(email)).toEqual([])
  await runNow(latest)
  const [reminder] = await remindersTo(email)
  expect(reminder?.body).toContain(tourText({ ...choice, timeZone: zone }))
})

test('doesn’t remind of a canceled tour [FIND-013]', async () => {
  const { tour, browser, email } = await bookSampleTour(api)
  await cancelTour(browser, tour.id)
  const [reminder] = await listReminders(tour.id)
  await runNow(reminder)
  expect(await remindersTo(email)).toEqual([])
})

test('doesn’t remind of a tour that has begun before the reminder runs [FIND-013]', async () => {
  const { tour, email } = await bookSampleTour(api)
  await api.database.orm.update(tours).set({ startsAt: now() }).where(eq(tours.id, tour.id))
  const [reminder] = await listReminders(tour.id)
  expect(reminder?.name).toBe('remind-of-tour')
  await runNow(reminder)
  expect(await remindersTo(email)).toEqual([])
})

test('a tour that has begun can’t be moved or canceled [FIND-013]', async () => {
  const { tour, browser } = await bookSampleTour(api)
  await api.database.orm.update(tours).set({ startsAt: now() }).where(eq(tours.id, tour.id))
  const responses = [
    await moveTour(browser, tour.id, await findFreeTime(api, 'aspen-court')),
    await cancelTour(browser, tour.id),
  ]
  expect(responses.map((response) => [response.status, codeOf(response)])).toEqual([
    [409, 'tour-closed'],
    [409, 'tour-closed'],
  ])
})

test('stopping all sharing cancels the tours, an export lists them, and an erasure deletes them [TRUST-004, TRUST-016]', async () => {
  const { tour, tourSlot, id, browser, actionId } = await bookSampleTour(api)
  await browser.plain('/platform/receipts/revoke', {})
  await api.api.queue.idle()
  expect(await readTour(browser, tour.id)).toMatchObject({ status: 'canceled' })
  expect(await isFree(tourSlot)).toBe(true)
  const exported: unknown = (await admin.get(`/platform/privacy/export?clientId=${id}`)).body
  expect(exported).toMatchObject({ tours: [{ id: tour.id, actionId }] })
  await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  await api.api.queue.idle()
  expect(await api.database.orm.select().from(tours).where(eq(tours.id, tour.id))).toEqual([])
  expect(await api.database.orm.select().from(tourLinks).where(eq(tourLinks.tourId, tour.id))).toEqual([])
})

test('a merge moves the tours to the remaining family, and its undo moves them back [FIND-013, API-029]', async () => {
  const { tour, id, browser } = await bookSampleTour(api)
  const kept = await bookSampleTour(api)
  const familyOf = async () => one(await admin.get(`/platform/tours/${tour.id}`)).attributes['clientId']
  const pair = { keepId: kept.id, mergeId: id }
  await admin.post('/marketplace/clients-merge', 'clients', { ...pair, confirmUnrelated: true })
  expect(await familyOf()).toBe(kept.id)
  expect(await readTour(browser, tour.id)).toMatchObject({ status: 'booked' })
  await admin.post('/marketplace/clients-merge/undo', 'clients', pair)
  expect(await familyOf()).toBe(id)
})

test('deletes links when they expire [FIND-013, TRUTH-012]', async () => {
  const { tour, tourSlot } = await bookSampleTour(api)
  const count = async () =>
    (await api.database.orm.select().from(tourLinks).where(eq(tourLinks.tourId, tour.id))).length
  const daysAfter = (days: number) => new Date(Date.parse(`${tourSlot.date}T23:59:00Z`) + days * 86_400_000)
  await purgeExpired(api.database.orm, daysAfter(29))
  expect(await count()).toBe(1)
  await purgeExpired(api.database.orm, daysAfter(32))
  expect(await count()).toBe(0)
})

test('a community’s team sets its own hours, and families see only those [FIND-013]', async () => {
  const [provider, advisor] = [await createCaller(api, 'provider'), await createCaller(api, 'agent')]
  const path = '/platform/communities/harbor-direct/tour-hours'
  expect(one(await provider.get(path)).attributes).toEqual({ hours: defaultTourHours, isOwn: false })
  const put = (person: Caller, hours: object[], url = path) =>
    api.call({
      method: 'PUT',
      url,
      payload: { data: { type: 'tour-hours', id: url.split('/').at(-2), attributes: { hours } } },
      headers: { cookie: person.cookie },
    })
  const evenings = [{ weekday: 2, opens: '16:00', closes: '20:00' }]
  expect((await put(advisor, evenings)).status).toBe(403)
  expect((await put(provider, evenings, '/platform/communities/aspen-court/tour-hours')).status).toBe(403)
  expect((await put(provider, [{ weekday: 2, opens: '16:00', closes: '09:00' }])).status).toBe(422)
  expect((await put(provider, [{ weekday: 6, opens: '08:00', closes: '09:00' }])).status).toBe(422)
  expect((await put(provider, evenings)).status).toBe(200)
  const free = await listFreeTimes(api, 'harbor-direct')
  expect(new Set(free.map(({ time }) => time))).toEqual(new Set(['Evening (5PM-8PM)']))
  expect(new Set(free.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([2]))
  expect(one(await admin.get(path)).attributes).toEqual({ hours: evenings, isOwn: true })
})
