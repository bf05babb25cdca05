import { type BookingOutcome, bookingOutcomeLabel } from '@pkg/domain'
import { bookingsTexts } from './texts'

/** A tour or a call. */
export type BookingKind = 'tour' | 'call'

/** What staff choose when they're asked how a tour or a call went. */
export type OutcomeChoice = BookingOutcome | 'second-tour'

/** Returns the choices for a tour or a call, in their order. [WORK-020] */
export function outcomeOptions(kind: BookingKind): { value: OutcomeChoice; label: string }[] {
  const choices =
    kind === 'tour' ? (['took-place', 'second-tour', 'no-show'] as const) : (['took-place', 'no-show'] as const)
  return choices.map((value) => ({ value, label: outcomeLabel(kind, value) }))
}

/** Returns the label of a choice. */
export const outcomeLabel = (kind: BookingKind, choice: OutcomeChoice): string =>
  choice === 'second-tour' ? bookingsTexts.secondTour : bookingOutcomeLabel(kind, choice)

/** Returns the choice that an outcome is. */
export const choiceOf = (outcome: BookingOutcome, wantsSecondTour: boolean): OutcomeChoice =>
  wantsSecondTour ? 'second-tour' : outcome

/** Returns the outcome of a choice as the API takes it, or undefined for another text. */
export function parseOutcome(
  kind: BookingKind,
  text: string,
): { outcome: BookingOutcome; wantsSecondTour?: true } | undefined {
  const choice = outcomeOptions(kind).find(({ value }) => value === text)?.value
  if (choice === 'second-tour') return { outcome: 'took-place', wantsSecondTour: true }
  return choice && { outcome: choice }
}
