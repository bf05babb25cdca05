import type { CallPreferences } from '@pkg/domain'

/** The days on which advisors call. */
export const callDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The parts of a business day that a family can choose, in its time zone. */
const callHours = { morning: { from: 9, until: 12 }, afternoon: { from: 12, until: 17 } } as const

const hourNames = ['morning', 'afternoon'] as const

/** When a family wants to be called, as the form shows it. */
export interface CallsView {
  days: string[]
  /** Empty for any time. */
  hours: (typeof hourNames)[number] | ''
  /** Whether the family agreed to texts before calls. */
  textFirst: boolean
}

/** Returns stored preferences as the form shows them. [TRUST-007] */
export function callsView({ days = [], from, until, textFirst = false }: CallPreferences): CallsView {
  const hours = hourNames.find((name) => callHours[name].from === from && callHours[name].until === until)
  return { days, hours: hours ?? '', textFirst }
}

/** Returns the preferences that a form holds. Days and hours that aren't chosen are open. [TRUST-007] */
export function readCalls(form: FormData): CallPreferences {
  const chosen = form.getAll('day')
  const days = callDays.filter((day) => chosen.includes(day))
  const hours = hourNames.find((name) => name === form.get('hours'))
  return {
    ...(days.length > 0 ? { days } : {}),
    ...(hours ? callHours[hours] : {}),
    ...(form.has('textFirst') ? { textFirst: true } : {}),
  }
}
