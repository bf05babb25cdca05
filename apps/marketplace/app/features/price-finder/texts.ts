import type { CareLevel } from '@pkg/domain'

/** The words of the price finder. */
export const priceTexts = {
  place: 'City or ZIP code',
  placeExample: 'For example, 80525',
  level: 'Daily help',
  levels: {
    'no-care': 'None',
    'light-care': 'Some help',
    'heavy-care': 'A lot of help',
    'memory-care': 'Memory care',
  } satisfies Record<CareLevel, string>,
  submit: 'Show prices',
  heading: (care: string, where: string) => `${care} ${where}`,
  near: (place: string) => `near ${place}`,
  in: (place: string) => `in ${place}`,
  country: 'in the United States',
  perMonth: 'a month',
  range: (low: string, high: string) => `${low}–${high}`,
  basis: (shown: string, all: string, miles: number | undefined) =>
    `From ${shown} of ${all} communities${miles ? ` within ${miles} miles` : ''}: those that show a price. Half cost less than`,
  half: (median: string) => `${median}.`,
  few: (care: string, where: string) => `Too few ${care} communities ${where} show a price to give a range.`,
  unknown: (place: string) => `We couldn’t find “${place}”. Try a ZIP code or a larger city nearby.`,
  others: 'Or did you mean:',
  see: (where: string) => `See communities ${where}`,
  method: 'How we add this up',
  methodText:
    'We take the lowest room price that a community lists for this care. If it lists none, we take its price for the care, or else its starting price, 10% higher for a lot of help and 20% higher for memory care. The range leaves out the lowest and the highest tenth. A community can charge more for more help, so your family may pay more.',
  chart: 'Communities by monthly price',
  communities: 'Communities with their prices',
  list: 'The same as a list',
  /** The name of the street for people who walk its windows with the arrow keys. */
  walk: 'Communities by price. Use the arrow keys, and Enter to open one.',
  each: (price: string) => `${price} a month`,
  inRange: (count: number) => `${count.toLocaleString('en-US')} in range`,
  outside: (count: number) => `${count.toLocaleString('en-US')} above or below`,
  band: (from: string, to: string) => `${from} to ${to}`,
  bandCount: (count: number) => (count === 1 ? '1 community' : `${count.toLocaleString('en-US')} communities`),
  window: (count: number) =>
    `Each window is ${count === 1 ? 'a community' : `${count.toLocaleString('en-US')} communities`}. The lit ones are in the range.`,
  failed: 'We’re having trouble loading prices. Try again in a minute, or call us.',
} as const
