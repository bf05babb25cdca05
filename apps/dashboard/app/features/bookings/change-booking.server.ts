import { ApiError, type Client } from '@pkg/api-client'
import { formText, type Submission } from '@pkg/remix-host/server'
import { data, type TypedResponse } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Saved } from '~/site/forms/saved'
import { requestClock } from '~/site/server/request-clock'
import { sendForm } from '~/site/server/send-form'
import { callCancelForm, callOutcomeForm, tourCancelForm, tourOutcomeForm } from './booking-forms.server'
import { type BookingRow, callRow, tourRow } from './booking-row'
import { type BookingKind, parseOutcome } from './outcome-choice'
import { bookingsTexts } from './texts'

const words = bookingsTexts

/** A form about a tour or a call that was sent. It has the id of the booking, and the version that the change is based on. */
export interface BookingForm {
  request: Request
  api: Client
  form: FormData
}

type Sent = Promise<Submission<unknown>>
type Rejected = Extract<Submission<unknown>, { ok: false }>

/** What each intent does, with what, and what it saves. */
const changes = {
  'tour-outcome': { kind: 'tour', saved: 'outcome', send: recordOutcome },
  'call-outcome': { kind: 'call', saved: 'outcome', send: recordOutcome },
  'cancel-tour': { kind: 'tour', saved: 'tour-canceled', send: cancel },
  'cancel-call': { kind: 'call', saved: 'call-canceled', send: cancel },
} as const satisfies Record<
  string,
  { kind: BookingKind; saved: Saved; send: (sent: BookingForm, kind: BookingKind) => Sent }
>

/** What a form does with a tour or a call. */
export type BookingIntent = keyof typeof changes

/** Returns whether an intent changes a tour or a call. */
export const isBookingIntent = (intent: unknown): intent is BookingIntent =>
  typeof intent === 'string' && Object.hasOwn(changes, intent)

/** Records how a tour or a call went, or cancels it, and goes on. What was typed stays if it couldn’t be saved. [WORK-020, WORK-005] */
export async function changeBooking(
  sent: BookingForm,
  intent: BookingIntent,
  goOn: (saved: Saved, of: string) => TypedResponse<never>,
) {
  const { kind, saved, send } = changes[intent]
  return submitBooking(sent, kind, send(sent, kind), () => goOn(saved, bookingOf(sent.form).id))
}

/** Waits for a form about a tour or a call, and goes on, or shows what to correct: also what someone else changed meanwhile. */
export async function submitBooking(
  sent: BookingForm,
  kind: BookingKind,
  submission: Sent,
  goOn: () => TypedResponse<never>,
) {
  const { request, form } = sent
  let newest: BookingRow | undefined
  const orNewest = async (error: unknown): Promise<Submission<unknown>> => {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    newest = await loadBooking(sent, kind)
    return { ok: false, errors: {}, message: words.changedMeanwhile(`${newest.when}, ${newest.status.label}`) }
  }
  const result = await sendForm(request, submission.catch(orNewest))
  return result.ok ? goOn() : rejectBooking(form, result, newest?.version)
}

/** Returns a form that wasn’t accepted, with what was typed. The next try is based on the newest version. */
export function rejectBooking(form: FormData, { errors, message }: Rejected, version?: number) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (version !== undefined) typed['version'] = String(version)
  return data<RejectedForm>({ intent: formText(form, 'intent'), typed, errors, message }, message ? 409 : 422)
}

async function loadBooking({ request, api, form }: BookingForm, kind: BookingKind): Promise<BookingRow> {
  const clock = requestClock(request)
  const { id } = bookingOf(form)
  return kind === 'tour' ? tourRow(await api.tours.get({ id }), clock) : callRow(await api.calls.get({ id }), clock)
}

/** Returns the booking that a form is about. */
const bookingOf = (form: FormData) => ({ id: formText(form, 'booking') })

/** Returns the version that a form is based on. */
export const baseOf = (form: FormData) => ({ ifMatch: Number(formText(form, 'version')) })

function recordOutcome({ api, form }: BookingForm, kind: BookingKind): Sent {
  const outcome = parseOutcome(kind, formText(form, 'outcome'))
  if (!outcome) return Promise.resolve({ ok: false, errors: { outcome: words.outcomeMissing } })
  const [booking, base] = [bookingOf(form), baseOf(form)]
  return orClosed(
    kind === 'tour'
      ? tourOutcomeForm.submit(form, (body) => api.tours.recordOutcome({ ...booking, ...body }, base), outcome)
      : callOutcomeForm.submit(form, (body) => api.calls.recordOutcome({ ...booking, ...body }, base), outcome),
    words.tooEarly,
  )
}

function cancel({ api, form }: BookingForm, kind: BookingKind): Sent {
  const [booking, base] = [bookingOf(form), baseOf(form)]
  return orClosed(
    kind === 'tour'
      ? tourCancelForm.submit(form, (body) => api.tours.cancel({ ...booking, ...body }, base))
      : callCancelForm.submit(form, (body) => api.calls.cancel({ ...booking, ...body }, base)),
    words.closed,
  )
}

/** Says why a form about a booking that is closed, or that isn’t over, can’t be saved. */
export async function orClosed(submission: Sent, message: string): Promise<Submission<unknown>> {
  const sent = await submission
  return sent.ok || sent.message === undefined ? sent : { ...sent, message }
}
