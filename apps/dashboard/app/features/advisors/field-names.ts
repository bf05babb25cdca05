/** How many times of a weekday the form offers. Those of an advisor who has more are shown too. */
export const hoursPerDay = 2

/** What is checked about an advisor, in the order of the form. */
export const checkKinds = ['background', 'training', 'registration', 'insurance'] as const

/** The names of the fields, which the page and its action share. */
export const fieldNames = {
  opens: (weekday: number, part: number) => `opens-${weekday}-${part}`,
  closes: (weekday: number, part: number) => `closes-${weekday}-${part}`,
  firstDay: (row: number) => `first-day-${row}`,
  lastDay: (row: number) => `last-day-${row}`,
  state: (row: number) => `state-${row}`,
  counties: (row: number) => `counties-${row}`,
  check: (kind: string, part: 'day' | 'until' | 'detail') => `${kind}-${part}`,
}

/** The field that shows what the API doesn't accept of an attribute. */
export const attributeFields: Readonly<Record<string, string>> = {
  file: 'portrait',
  communityId: 'community',
  visitedOn: 'visited-on',
  note: 'note',
  introduction: 'introduction',
  coveringId: 'covering',
  from: 'cover-from',
  until: 'cover-until',
}

/** What families read about an advisor. */
export interface About {
  introduction: string
  languages: string[]
  operatingIn: { state: string; counties: string[] }[]
}
