import { createClient } from '@pkg/api-client'
import { redirect } from '@remix-run/node'
import { expect, test } from 'vitest'
import { changeBooking, isBookingIntent } from './change-booking.server'

const tour = {
  version: 5,
  communityName: 'Elm House',
  date: '2026-12-01',
  time: 'Morning (8AM-12PM)',
  timeZone: 'America/Denver',
  startsAt: '2026-12-01T15:00:00.000Z',
  endsAt: '2026-12-01T19:00:00.000Z',
  status: 'canceled',
  revision: 1,
}
const type = { 'content-type': 'application/vnd.api+json' }
const errorOf = (status: number, code: string) => ({ errors: [{ status: String(status), code, title: 'No' }] })

/** Sends a form to an API that answers writes with a status. Returns the result and the request. */
async function send(typed: Record<string, string>, status = 200, code = '') {
  const sent: { url: string; method: string; body?: unknown; ifMatch?: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { url, method, headers } = request
    const isRead = method === 'GET'
    sent.push({ url, method, ...(isRead ? {} : { body: await request.json(), ifMatch: headers.get('if-match') }) })
    const isOk = isRead || status < 300
    const body = isOk ? { data: { type: 'tours', id: 't', attributes: tour } } : errorOf(status, code)
    return new Response(JSON.stringify(body), { status: isOk ? 200 : status, headers: type })
  }
  const form = new FormData()
  const values = { intent: 'tour-outcome', booking: 't', version: '4', ...typed }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  const { intent } = values
  if (!isBookingIntent(intent)) throw new Error(`${intent} changes no booking`)
  const request = new Request('http://localhost:3001/dashboard/families/f', { method: 'POST' })
  const api = createClient({ baseUrl: 'http://api.example', fetch })
  const result = await changeBooking({ request, api, form }, intent, (saved, of) => redirect(`/done?${saved}=${of}`))
  return { result, sent }
}

test.each([
  ['took-place', { outcome: 'took-place' }],
  ['second-tour', { outcome: 'took-place', wantsSecondTour: true }],
  ['no-show', { outcome: 'no-show' }],
])('sends the answer %s with the version that the person saw [WORK-020, WORK-005]', async (outcome, attributes) => {
  const { result, sent } = await send({ outcome, 'outcome-note': 'Liked it' })
  expect(sent).toEqual([
    {
      url: 'http://api.example/platform/tours/t/outcome',
      method: 'PUT',
      body: { data: { type: 'tours', id: 't', attributes: { ...attributes, note: 'Liked it' } } },
      ifMatch: '"4"',
    },
  ])
  expect(result).toMatchObject({ status: 302 })
})

test('asks for an answer at the field, and keeps the note [WORK-020]', async () => {
  const { result, sent } = await send({ 'outcome-note': 'Liked it' })
  expect(sent).toEqual([])
  expect(result).toMatchObject({
    data: { errors: { outcome: 'Choose how it went.' }, typed: { 'outcome-note': 'Liked it', booking: 't' } },
    init: { status: 422 },
  })
})

test('says what someone else changed meanwhile, keeps what was typed, and bases the next try on that [WORK-005, WORK-020]', async () => {
  const { result } = await send({ outcome: 'no-show', 'outcome-note': 'Snow' }, 412, 'record-changed')
  expect(result).toMatchObject({
    data: {
      intent: 'tour-outcome',
      message: expect.stringContaining('It’s now: Tuesday, December 1, 8 AM–12 PM Mountain Time, Canceled.'),
      typed: { outcome: 'no-show', 'outcome-note': 'Snow', version: '5' },
    },
    init: { status: 409 },
  })
})

test.each([
  ['tour-outcome', 'outcome-unavailable', 'It was canceled or hasn’t begun, so it has no outcome.'],
  ['cancel-tour', 'tour-closed', 'It was canceled or has begun, so it can’t be changed anymore.'],
])('says why %s isn’t possible [WORK-020]', async (intent, code, message) => {
  const { result } = await send({ intent, outcome: 'no-show', 'cancel-reason': 'Snow' }, 409, code)
  expect(result).toMatchObject({ data: { message, typed: { 'cancel-reason': 'Snow' } }, init: { status: 409 } })
})

test('says that the server can’t be reached, and keeps the reason [WORK-020, ERR-018]', async () => {
  const { result } = await send({ intent: 'cancel-tour', 'cancel-reason': 'Snow' }, 503)
  expect(result).toMatchObject({
    data: { message: expect.stringContaining('What you typed is still here'), typed: { 'cancel-reason': 'Snow' } },
  })
})
