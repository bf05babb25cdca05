import { randomUUID } from 'node:crypto'
import { siteDay, tourText } from '@pkg/domain'
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
  createFamilyWithRequest,
  disclosureResponse,
  chooseSampleCallers,
  list,
  one,
} from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { bookTourFor, cancelTour, findFreeTime, findOwnTour, moveTour, readTour } from '../../../testing/sample-tours'

const api = apiUnderTest()
const zone = 'America/Denver'
const direct = 'harbor-direct'
let admin: Caller
let advisor: Caller
let colleague: Caller
let provider: Caller
let visitor: Caller

beforeAll(async () => {
  await addDirectCommunity(api, direct)
  await approveProvider(api, direct)
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  provider = await createCaller(api, 'provider')
  visitor = await createCaller(api, 'visitor')
})

const messagesTo = async (email: string, subject: string) =>
  (await listMessagesTo(api, email)).filter((message) => message.subject === subject).map(({ body }) => body)

/** Books the earliest free time of a community for a family. */
async function book(person: Caller, clientId: string, communityId = 'aspen-court') {
  const choice = await findFreeTime(api, communityId)
  const response = await bookTourFor(person, { clientId, communityId, ...choice })
  return { choice, response, id: response.status === 201 ? one(response).id : '' }
}

/** Returns the tours in a family's timeline, newest first. */
const timelineOf = async (id: string) =>
  list(await admin.get(`/platform/timeline?filter[client]=${id}&filter[kind]=tours&page-size=100`)).data.map(
    ({ attributes: { actor, payload } }) => ({ actor, ...Object(payload) }),
  )

/** A family that shares its information with the team of `harbor-direct`. */
const createSharedFamily = () => createDirectFamily(api, [direct])

test('an advisor books a free time for a family, which is emailed who did it, and sees the tour without the email [WORK-020]', async () => {
  const { id, email, browser } = await createAcceptedFamily(api)
  const { choice, response, id: tourId } = await book(advisor, id)
  const when = tourText({ ...choice, timeZone: zone })
  expect([response.status, one(response).attributes]).toMatchObject([
    201,
    { ...choice, status: 'booked', clientId: id, communityId: 'aspen-court', timeZone: zone, version: 1, revision: 0 },
  ])
  const [body = ''] = await messagesTo(email, 'Your tour of aspen-court is booked')
  expect(body).toContain('Advisor agent-boulder booked a tour of aspen-court for you.')
  expect(body).toContain(when)
  expect(body).toMatch(/\/tours\/[0-9a-f-]{36}\?token=[\w-]{43}/)
  expect(await readTour(browser, tourId)).toMatchObject({ ...choice, status: 'booked' })
  expect(await readTour(browser, tourId)).not.toHaveProperty('clientId')
  expect((await findFreeTime(api, 'aspen-court')).date + (await findFreeTime(api, 'aspen-court')).time).not.toBe(
    choice.date + choice.time,
  )
  expect(await timelineOf(id)).toEqual([
    { actor: 'Bo Boulder', type: 'event', event: 'tour', text: `Booked a tour of aspen-court: ${when}` },
  ])
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${tourId}`)).data
  expect(changes.map(({ attributes }) => attributes)).toMatchObject([
    { recordType: 'tours', action: 'created', actor: 'Bo Boulder', clientId: id },
  ])
  // The advisor who booked it needs no email about it.
  expect(await messagesTo('agent-boulder@hearthway.example', 'A tour of aspen-court is booked')).toEqual([])
})

test('a tour that staff booked isn’t shown to someone who only knows the family’s email address [WORK-020, ROLE-010]', async () => {
  const { id, email, browser } = await createAcceptedFamily(api)
  const stranger = await createFamilyWithRequest(api, { email })
  const { id: tourId } = await book(advisor, id)
  for (const person of [browser, stranger.browser]) {
    expect((await person.get(`/platform/tours/${tourId}`)).status).toBe(404)
    expect(list(await person.get('/platform/tours')).data).toEqual([])
  }
  const other = await createAcceptedFamily(api)
  const { id: ownId } = await book(advisor, other.id)
  expect(list(await other.browser.get('/platform/tours')).data.map((tour) => tour.id)).toEqual([ownId])
  expect((await moveTour(other.browser, ownId, await findFreeTime(api, 'aspen-court'))).status).toBe(200)
})

test('only the family’s advisor, who covers for them, and admins book a tour for a family [WORK-020, WORK-007, ROLE-010]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const choice = await findFreeTime(api, 'aspen-court')
  const tour = { clientId: id, communityId: 'aspen-court', ...choice }
  const statusOf = async (person: Caller) => (await bookTourFor(person, tour)).status
  const offered = await bookTourFor(advisor, tour)
  expect([offered.status, codeOf(offered)]).toEqual([409, 'family-not-accepted'])
  await acceptFamily(advisor, id)
  expect(await statusOf(visitor)).toBe(401)
  for (const role of ['customer', 'provider', 'real-estate-agent'] as const) {
    expect(await statusOf(await createCaller(api, role))).toBe(403)
  }
  expect(await statusOf(colleague)).toBe(404)
  const cover = { coveringId: 'agent-colorado', from: siteDay(), until: siteDay() }
  const { id: coverId } = one(await advisor.post('/platform/covers', 'covers', cover))
  expect(await statusOf(colleague)).toBe(201)
  await advisor.post(`/platform/covers/${coverId}/end`, 'covers', {})
  expect((await book(admin, id)).response.status).toBe(201)
  // A tour that a colleague booked is seen by the family's own advisor only, once the cover is over.
  const clients = `/platform/tours?filter[client]=${id}`
  expect(list(await advisor.get(clients)).data).toHaveLength(2)
  expect(list(await colleague.get(clients)).data).toEqual([])
  const other = await createAcceptedFamily(api)
  await book(advisor, other.id)
  expect(list(await advisor.get(clients)).data).toHaveLength(2)
})

test('staff get the errors of families: a taken time, a time that isn’t offered, and an unknown community [WORK-020, FIND-013]', async () => {
  const { id: clientId } = await createAcceptedFamily(api)
  const { choice } = await book(advisor, clientId)
  const taken = await bookTourFor(admin, { clientId, communityId: 'aspen-court', ...choice })
  expect([taken.status, codeOf(taken)]).toEqual([409, 'tour-slot-unavailable'])
  expect(taken.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/date' } }] })
  expect(JSON.stringify(taken.body)).toContain('The next free times are: ')
  const evening = { date: choice.date, time: 'Evening (5PM-8PM)' as const }
  expect(codeOf(await bookTourFor(advisor, { clientId, communityId: 'aspen-court', ...evening }))).toBe(
    'tour-slot-unavailable',
  )
  const unknown = await bookTourFor(advisor, { clientId, communityId: 'no-such-place', ...choice })
  expect([unknown.status, unknown.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/communityId' } }] },
  ])
})

test('a booking that is sent again books once, and of two for one time one gets it [WORK-020, EDGE-007]', async () => {
  const { id: clientId } = await createAcceptedFamily(api)
  const choice = await findFreeTime(api, 'aspen-court')
  const key = { 'idempotency-key': randomUUID() }
  const tour = { clientId, communityId: 'aspen-court', ...choice }
  const [first, again] = [await bookTourFor(advisor, tour, key), await bookTourFor(advisor, tour, key)]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  const next = await findFreeTime(api, 'aspen-court')
  const race = await Promise.all(
    [advisor, admin, advisor].map((person) => bookTourFor(person, { clientId, communityId: 'aspen-court', ...next })),
  )
  expect(race.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test('the community’s team gets an email about the tour of a family that is shared with it, and about no other [WORK-020, TRUST-002]', async () => {
  const shared = await createSharedFamily()
  const { choice, id } = await book(admin, shared.id, direct)
  const [body = ''] = await messagesTo('provider@hearthway.example', `A tour of ${direct} is booked`)
  expect(body).toContain(`Ada Admin booked a tour of ${direct} on ${tourText({ ...choice, timeZone: zone })}.`)
  expect(body).not.toContain('Ruth')
  expect((await provider.get(`/platform/tours/${id}`)).status).toBe(200)
  const unshared = await createAcceptedFamily(api)
  const { id: hiddenId } = await book(advisor, unshared.id, direct)
  expect(await messagesTo('provider@hearthway.example', `A tour of ${direct} is booked`)).toHaveLength(1)
  expect((await provider.get(`/platform/tours/${hiddenId}`)).status).toBe(404)
})

test('a family that hasn’t answered its state’s disclosure hears of the tour with its request [WORK-020, TRUTH-005]', async () => {
  const { choice: callers, cookie } = await chooseSampleCallers(api, [direct])
  const request = { slug: direct, slugs: [direct], callerChoiceId: callers.id }
  const { id, email, browser, requestId } = await createFamilyWithRequest(api, request, cookie)
  await book(admin, id, direct)
  const subject = `Your tour of ${direct} is booked`
  expect(await messagesTo(email, subject)).toEqual([])
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, { slugs: [direct] }))
  await api.api.queue.idle()
  const [body = '', ...others] = await messagesTo(email, subject)
  expect([body, others]).toEqual([expect.stringContaining(`We booked a tour of ${direct} for you.`), []])
})

test('an advisor and a community’s team move and cancel a tour, and each email says who did it and why [WORK-020]', async () => {
  const shared = await createSharedFamily()
  const { id } = await book(admin, shared.id, direct)
  const next = await findFreeTime(api, direct, 2)
  expect((await moveTour(provider, id, next)).status).toBe(200)
  const [moved = ''] = await messagesTo(shared.email, `Your tour of ${direct} has a new time`)
  expect(moved).toContain(`The team at ${direct} moved your tour of ${direct} to a new time.`)
  // The team, which moved it, gets no email.
  expect(await messagesTo('provider@hearthway.example', `A tour of ${direct} has a new time`)).toEqual([])
  const reason = { reason: 'We repaint the dining room that day.' }
  const canceled = await provider.post(`/platform/tours/${id}/cancel`, 'tours', reason)
  expect(one(canceled).attributes).toMatchObject({ status: 'canceled', revision: 2, version: 3 })
  const [body = ''] = await messagesTo(shared.email, `Your tour of ${direct} is canceled`)
  expect(body).toContain(`The team at ${direct} canceled your tour of ${direct} on`)
  expect(body).toContain('Reason: We repaint the dining room that day.')
  const [latest] = await timelineOf(shared.id)
  expect(latest).toMatchObject({
    text: expect.stringMatching(/^Canceled the tour of .+\nReason: We repaint the dining room/),
  })

  const family = await createAcceptedFamily(api)
  const { id: own } = await book(advisor, family.id)
  const denied = await family.browser.post(`/platform/tours/${own}/cancel`, 'tours', reason)
  expect([denied.status, denied.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/reason' } }] },
  ])
  for (const person of [provider, colleague, visitor]) expect((await cancelTour(person, own)).status).toBe(404)
  await cancelTour(advisor, own)
  expect((await messagesTo(family.email, 'Your tour of aspen-court is canceled'))[0]).toContain(
    'Advisor agent-boulder canceled your tour of aspen-court on',
  )
  expect(await messagesTo('agent-boulder@hearthway.example', 'A tour of aspen-court is canceled')).toEqual([])
})

test('a family’s own move names no one to it, and the family to its advisor [WORK-020, FIND-013]', async () => {
  const tourSlot = await findFreeTime(api, 'aspen-court')
  const { id, email, browser } = await createAcceptedFamily(api, { tourSlot })
  const { id: tourId } = await findOwnTour(browser)
  await moveTour(browser, tourId, await findFreeTime(api, 'aspen-court'))
  expect((await messagesTo(email, 'Your tour of aspen-court has a new time'))[0]).toContain(
    'Your tour of aspen-court has a new time.',
  )
  expect((await messagesTo('agent-boulder@hearthway.example', 'A tour of aspen-court has a new time'))[0]).toContain(
    'The family moved a tour of aspen-court to',
  )
  expect((await timelineOf(id)).map(({ text }) => String(text).split(':')[0])).toEqual([
    expect.stringMatching(/^Moved the tour of aspen-court to/),
    'Booked a tour of aspen-court',
  ])
})

test('moves and cancels only the version that a person saw [WORK-020, WORK-005]', async () => {
  const { id } = await createAcceptedFamily(api)
  const { id: tourId } = await book(advisor, id)
  const change = async (method: 'PATCH' | 'POST', url: string, attributes: object, version: number) =>
    api.call({
      method,
      url,
      payload: { data: { type: 'tours', attributes } },
      headers: { cookie: advisor.cookie, 'if-match': `"${version}"` },
    })
  const path = `/platform/tours/${tourId}`
  const choice = await findFreeTime(api, 'aspen-court')
  expect((await change('PATCH', path, choice, 1)).status).toBe(200)
  const late = await change('PATCH', path, await findFreeTime(api, 'aspen-court'), 1)
  expect([late.status, late.body]).toMatchObject([
    412,
    { errors: [{ code: 'record-changed', meta: { current: { id: tourId, attributes: { ...choice, version: 2 } } } }] },
  ])
  expect((await change('POST', `${path}/cancel`, {}, 1)).status).toBe(412)
  expect((await change('POST', `${path}/cancel`, {}, 2)).status).toBe(201)
})
