import type { AdvisorCall, Tour } from '@pkg/api-client'
import { callText, canHaveOutcome, tourText } from '@pkg/domain'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { type BookingKind, choiceOf, type OutcomeChoice, outcomeLabel } from './outcome-choice'
import { bookingsTexts } from './texts'

/** A tour or a call of a family, in words. */
export interface BookingRow {
  id: string
  kind: BookingKind
  version: number
  /** Such as `Tour of Larch House`. */
  title: string
  /** When it is, in the words of the family's emails. */
  when: string
  startsAt: string
  status: { label: string; tone: 'positive' | 'caution' | 'neutral' }
  /** Whether it's to come: it can be moved and canceled. */
  isNext: boolean
  /** Whether the family asked for a time that wasn't free, so nothing is booked. */
  isRequested: boolean
  /** Whether it can have an outcome, and whether it has ended. */
  canRecord: boolean
  isOver: boolean
  /** How it ended. */
  recorded?: RecordedOutcome | undefined
}

/** An outcome that staff recorded. */
export interface RecordedOutcome {
  choice: OutcomeChoice
  by?: string | undefined
  at?: Moment | undefined
  /** The note that the person's side can change, and the one of the community's team for everyone else. */
  note?: string | undefined
  teamNote?: string | undefined
}

const words = bookingsTexts

/** Returns the row of a tour. A team changes its own note, and everyone else the advisor's. [WORK-020] */
export function tourRow(tour: Tour, clock: RequestClock, { isTeam = false } = {}): BookingRow {
  const { outcome, wantsSecondTour = false, outcomeNote, teamNote } = tour
  const choice = outcome && choiceOf(outcome, wantsSecondTour)
  return {
    ...bookingRow('tour', tour, choice, clock),
    title: words.tour(tour.communityName),
    when: tourText(tour),
    recorded: choice && {
      ...recordedOutcome(choice, tour, clock),
      note: isTeam ? teamNote : outcomeNote,
      teamNote: isTeam ? undefined : teamNote,
    },
  }
}

/** Returns the row of a call. [WORK-020] */
export function callRow(call: AdvisorCall, clock: RequestClock): BookingRow {
  const { outcome, outcomeNote } = call
  return {
    ...bookingRow('call', call, outcome, clock),
    title: words.call(call.agentName),
    when: callText(call),
    recorded: outcome && { ...recordedOutcome(outcome, call, clock), note: outcomeNote },
  }
}

type Booking = Tour | AdvisorCall

function bookingRow(
  kind: BookingKind,
  { id, version, startsAt, endsAt, status }: Booking,
  choice: OutcomeChoice | undefined,
  { now }: RequestClock,
) {
  const canRecord = canHaveOutcome({ status, startsAt: new Date(startsAt) }, now.toJSDate())
  const isOver = canRecord && Date.parse(endsAt) <= now.toMillis()
  return {
    id,
    kind,
    version,
    startsAt,
    status: statusOf(kind, isOver ? 'over' : canRecord ? 'now' : status, choice),
    isNext: status !== 'canceled' && Date.parse(startsAt) > now.toMillis(),
    isRequested: status === 'requested',
    canRecord,
    isOver,
  }
}

const tones = {
  booked: 'positive',
  requested: 'caution',
  canceled: 'neutral',
  now: 'positive',
  over: 'caution',
} as const

/** Returns the status of a tour or a call: its outcome, if it has one. */
function statusOf(
  kind: BookingKind,
  status: keyof typeof tones,
  choice: OutcomeChoice | undefined,
): BookingRow['status'] {
  if (choice === undefined) return { label: words.status[status], tone: tones[status] }
  return { label: outcomeLabel(kind, choice), tone: choice === 'no-show' ? 'caution' : 'positive' }
}

const recordedOutcome = (choice: OutcomeChoice, { outcomeBy, outcomeAt }: Booking, clock: RequestClock) => ({
  choice,
  by: outcomeBy,
  at: outcomeAt === undefined ? undefined : formatMoment(outcomeAt, clock),
})
