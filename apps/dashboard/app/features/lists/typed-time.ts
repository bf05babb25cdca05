import { whenTexts } from '~/parts/WhenField/texts'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { RequestClock } from '~/site/server/times'
import { readWhen } from '~/site/when/read-when'
import type { ListAction } from './list'
import type { ListIntent } from './list-intent'

/** Returns whether the options of an action are days or times, besides which people can type their own. */
export function timesOf<Row>({ changes: { options } }: ListAction<Row>): 'day' | 'moment' | undefined {
  if (options === 'days') return 'day'
  return options === 'later' ? 'moment' : undefined
}

/** Returns the name of the field for the time of an action, which is also the intent of its rejected form. */
export const timeName = ({ action, id }: Pick<ListIntent, 'action' | 'id'>): string =>
  ['when', action, id].filter(Boolean).join('-')

/** Reads the day or the time that was typed for an action. Returns its form with what to correct if that isn't one. [WORK-023] */
export function readTypedTime(
  of: 'day' | 'moment',
  intent: ListIntent,
  form: FormData,
  clock: RequestClock,
): { option: string } | { rejected: RejectedForm } {
  const name = timeName(intent)
  const typed = String(form.get(name) ?? '')
  const when = readWhen(typed, clock)
  const option = of === 'day' ? when?.toISODate() : when?.toUTC().toISO()
  if (option) return { option }
  const error = of === 'day' ? whenTexts.dayUnreadable : whenTexts.unreadable
  return { rejected: { intent: name, typed: { [name]: typed }, errors: { [name]: error } } }
}
