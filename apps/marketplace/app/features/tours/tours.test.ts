import { tourDays, type TourTime, tourTimes } from '@pkg/domain'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { action, loader } from '~/pages/tours.$id'
import { loader as download } from '~/pages/tours.$id_.calendar[.]ics'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { readTourChoice } from './tour-fields'

const id = '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11'
const path = `/platform/tours/${id}`
const token = 'a'.repeat(43)
const tour = {
  id,
  communityId: 'oak',
  communityName: 'Oak, Elm; & “Pine” \\ Court',
  communityUrl: '/assisted-living/colorado/denver/oak',
  address: '2140 Larch Hollow Road, Building 7, Fort Collins, CO 80525',
  date: '2999-12-03',
  time: tourTimes[1] as TourTime,
  timeZone: 'America/Denver',
  startsAt: '2999-12-03T19:00:00.000Z',
  endsAt: '2999-12-03T22:00:00.000Z',
  status: 'booked',
  revision: 2,
  changedAt: '2026-11-23T18:30:00.000Z',
}

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  respondWithTour()
  api.respond('/marketplace/communities/oak/tour-days', listResponse('tour-days', []))
})
afterAll(() => api.stop())

/** Lets the API respond with the tour, with some of its values changed. */
const respondWithTour = (values: Partial<typeof tour> = {}, at = path) =>
  api.respond(at, resourceResponse('tours', { ...tour, ...values }))

const requestOf = (url: string, init: RequestInit = {}) => new Request(`http://localhost:3000${url}`, init)
const argsOf = (request: Request) => ({ request, context: api.context, params: { id } })
const caught = (response: Promise<unknown>) => response.catch((thrown: unknown) => thrown)

/** Opens an emailed link. Returns the redirect and the cookie that the browser then sends. */
async function openLink() {
  const response = await caught(loader(argsOf(requestOf(`/tours/${id}?token=${token}`))))
  if (!(response instanceof Response)) throw new Error('The link did not redirect')
  return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Sends a form of the page. Returns where it leads. */
async function submit(values: Record<string, string>, cookie = ''): Promise<string | null> {
  const body = new URLSearchParams(values)
  const response = await action(argsOf(requestOf(`/tours/${id}`, { method: 'POST', body, headers: { cookie } })))
  return response.headers.get('location')
}

test('moves the token of an emailed link to a cookie that scripts can’t read, and asks the API with it [FIND-013]', async () => {
  const { response, cookie } = await openLink()
  expect([response.status, response.headers.get('location')]).toEqual([302, `/tours/${id}`])
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-tour=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const shown = await loader(argsOf(requestOf(`/tours/${id}`, { headers: { cookie } })))
  expect(api.requests[0]).toBe(`${path}?token=${token}`)
  expect(shown).toMatchObject({ data: { tour: { status: 'booked', community: tour.communityName } } })
})

test('says when the browser can’t show a tour, with status 404 [FIND-013]', async () => {
  api.respond(path, { status: 404, body: { errors: [{ status: '404', code: 'not-found', title: 'Tour not found' }] } })
  const { cookie } = await openLink()
  const shown = await loader(argsOf(requestOf(`/tours/${id}`, { headers: { cookie } })))
  expect(shown).toMatchObject({ data: { tour: undefined }, init: { status: 404 } })
  // A link that expired must not hide the browser's own tour.
  expect(api.requests).toEqual([`${path}?token=${token}`, path])
})

test('moves and cancels a tour, and says what happened [FIND-013]', async () => {
  const { cookie } = await openLink()
  respondWithTour({ status: 'canceled' }, `${path}/cancel`)
  const choice = { 'tour-day': '2999-12-04', 'tour-time-2999-12-04': tourTimes[0] }
  expect(await submit({ intent: 'change', ...choice }, cookie)).toBe(`/tours/${id}?done=changed`)
  expect(await submit({ intent: 'change' }, cookie)).toBe(`/tours/${id}?done=unchosen`)
  expect(await submit({ intent: 'cancel' }, cookie)).toBe(`/tours/${id}?done=canceled`)
})

test.each([
  ['tour-slot-unavailable', 'taken'],
  ['tour-closed', 'closed'],
])('says that nothing changed after a 409 %s [FIND-013]', async (code, done) => {
  api.respond(`${path}/cancel`, { status: 409, body: { errors: [{ status: '409', code, title: 'No' }] } })
  expect(await submit({ intent: 'cancel' })).toBe(`/tours/${id}?done=${done}`)
})

/** Returns the event of a tour's calendar file, as a calendar program reads it. */
async function readCalendar() {
  const response = await download(argsOf(requestOf(`/tours/${id}/calendar.ics`)))
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The calendar file has no event')
  return { text, method: calendar.getFirstPropertyValue('method'), component, event: new ICAL.Event(component) }
}

test('the calendar file has the tour’s moments, place, and revision, and no link that opens it [FIND-013]', async () => {
  const { text, method, event, component } = await readCalendar()
  expect(method).toBe('PUBLISH')
  expect(event.uid).toMatch(new RegExp(`^${id}@`))
  expect(event.sequence).toBe(2)
  expect(event.summary).toBe(`Tour of ${tour.communityName}`)
  expect(event.location).toBe(tour.address)
  expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
    tour.startsAt,
    tour.endsAt,
  ])
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(text).not.toContain('token')
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})

test('the calendar file of a canceled tour removes the same event [FIND-013]', async () => {
  const before = await readCalendar()
  respondWithTour({ status: 'canceled', revision: 3 })
  const after = await readCalendar()
  expect([after.method, after.component.getFirstPropertyValue('status')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(after.event.uid).toBe(before.event.uid)
  expect(after.event.sequence).toBeGreaterThan(before.event.sequence)
})

test('a time that isn’t booked has no calendar file [FIND-013]', async () => {
  respondWithTour({ status: 'requested' })
  const response = await download(argsOf(requestOf(`/tours/${id}/calendar.ics`)))
  expect(response.headers.get('location')).toBe(`/tours/${id}`)
})

test('the events of tours around clock changes and in three time zones are at the community’s own hours [FIND-013, TOUR-006]', async () => {
  for (const timeZone of ['America/New_York', 'America/Denver', 'Pacific/Honolulu']) {
    for (const today of ['2027-03-09', '2026-10-27']) {
      const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
      for (const { date, slots } of tourDays({ today, timeZone, hours, booked: [] }).slice(0, 9)) {
        for (const { time, startsAt, endsAt } of slots) {
          respondWithTour({ date, time, timeZone, startsAt, endsAt })
          const { event } = await readCalendar()
          const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
          const shown = [event.startDate, event.endDate].map((at) => clock.format(at.toJSDate()))
          const [begins = '', ends = ''] = [...time.matchAll(/(\d+)([AP])M/g)].map(([, hour, half]) =>
            String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0'),
          )
          expect(shown).toEqual([`${date} ${begins}:00`, `${date} ${ends}:00`])
        }
      }
    }
  }
})

test.each([
  ['a day with its time', 'tour-day=2026-12-01&tour-time-2026-12-01=Morning (8AM-12PM)', '2026-12-01'],
  ['a time of another day', 'tour-day=2026-12-01&tour-time-2026-12-02=Morning (8AM-12PM)', undefined],
  ['an unknown time', 'tour-day=2026-12-01&tour-time-2026-12-01=Midnight', undefined],
  ['a day that doesn’t exist', 'tour-day=2026-02-31&tour-time-2026-02-31=Morning (8AM-12PM)', undefined],
  ['nothing', '', undefined],
])('reads %s [FIND-013]', (_what, query, date) => {
  expect(readTourChoice(new URLSearchParams(query))?.date).toBe(date)
})
