import type { CallPreferences } from '@pkg/domain'
import type { Answers } from './answers'

/** The days on which advisors call. */
export const callDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const satisfies CallPreferences['days']

/** A day on which advisors call. */
export type CallDay = (typeof callDays)[number]

/** The parts of a business day that a family can choose, in its time zone. */
export const callHours = {
  morning: { from: 9, until: 12 },
  afternoon: { from: 12, until: 17 },
} as const

/** A part of a business day. */
export type CallHours = keyof typeof callHours

/** Returns the chosen part of the day, or undefined for any time. */
export function chosenHours({ callPreferences }: Answers): CallHours | undefined {
  const names: CallHours[] = ['morning', 'afternoon']
  return names.find(
    (name) => callHours[name].from === callPreferences?.from && callHours[name].until === callPreferences.until,
  )
}

/** Returns the preferences with a day added or removed. [TRUST-007] */
export function withDay(
  { callPreferences = {} }: Answers,
  day: CallDay,
  isChosen: boolean,
): Answers['callPreferences'] {
  const days = callDays.filter((other) => (other === day ? isChosen : callPreferences.days?.includes(other)))
  const { days: _days, ...hours } = callPreferences
  return days.length > 0 ? { ...hours, days } : orNone(hours)
}

/** Returns the preferences with a part of the day, or with any time. [TRUST-007] */
export function withHours({ callPreferences = {} }: Answers, hours: CallHours | undefined): Answers['callPreferences'] {
  const { days } = callPreferences
  return orNone({ ...(days && { days }), ...(hours && callHours[hours]) })
}

const orNone = (preferences: NonNullable<Answers['callPreferences']>) =>
  Object.keys(preferences).length > 0 ? preferences : undefined
