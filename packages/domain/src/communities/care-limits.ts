/** What a community can’t care for, in the order in which its team is asked. [DASH-011] */
export const careLimits = [
  'two-person-transfer',
  'wandering',
  'aggression',
  'insulin',
  'wound-care',
  'feeding-tube',
  'ventilator',
  'night-nurse',
] as const

/** A need that a community can’t care for. [DASH-011] */
export type CareLimit = (typeof careLimits)[number]
