/** How a booked tour or call ended. A second tour is another tour that took place, so it isn't an outcome of the first one. [WORK-020] */
export type BookingOutcome = (typeof bookingOutcomes)[number]

/** The outcomes, in the order in which a form shows them. [WORK-020] */
export const bookingOutcomes = ['took-place', 'no-show'] as const

const labels: Record<'tour' | 'call', Record<BookingOutcome, string>> = {
  tour: { 'took-place': 'Took place', 'no-show': 'Didn’t come' },
  call: { 'took-place': 'Took place', 'no-show': 'Didn’t answer' },
}

/** Returns the label of an outcome of a tour or a call, from the staff's side. [WORK-020] */
export const bookingOutcomeLabel = (kind: 'tour' | 'call', outcome: BookingOutcome): string => labels[kind][outcome]

/** What decides whether a tour or a call can have an outcome. */
export interface OutcomeBooking {
  /** `booked`, or why the time isn't taken: `requested` or `canceled`. */
  status: string
  startsAt: Date
}

/** Returns whether a tour or a call can have an outcome: it was booked and has begun. What is canceled or to come has none. [WORK-020] */
export const canHaveOutcome = ({ status, startsAt }: OutcomeBooking, now: Date): boolean =>
  status === 'booked' && startsAt <= now
