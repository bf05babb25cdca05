import { type Address, slugify } from '@pkg/domain'

/** The abbreviations of words in addresses. */
const shortWords: Readonly<Record<string, string>> = {
  avenue: 'ave', boulevard: 'blvd', circle: 'cir', court: 'ct', drive: 'dr', east: 'e', highway: 'hwy', lane: 'ln', north: 'n',
  northeast: 'ne', northwest: 'nw', parkway: 'pkwy', place: 'pl', road: 'rd', route: 'rte', south: 's', southeast: 'se', southwest: 'sw',
  square: 'sq', street: 'st', suite: 'ste', terrace: 'ter', trail: 'trl', west: 'w',
} // oxfmt-ignore

const longWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(shortWords).map(([long, short]) => [short, long]),
)

/** Whether a word in lowercase names a kind of street, such as `avenue` or `ave`, or a direction. */
export const isStreetWord = (word: string): boolean => word in shortWords || word in longWords

/** Returns the spellings of a word in addresses: as typed, abbreviated, and written out. */
export function addressSpellings(word: string): string[] {
  return [...new Set([word, shortWords[word], longWords[word]])].filter((spelling) => spelling !== undefined)
}

/** Returns a street or the first line of an address in one spelling. */
export function streetKey(street: string): string {
  return slugify(street)
    .split('-')
    .map((word) => shortWords[word] ?? word)
    .join('-')
}

/**
 * Returns state, ZIP code or city, and street in one spelling, so `12 ELM STREET` and `12 Elm St.` are the same. Returns undefined without a
 * house number, because a street isn't specific enough.
 */
export function addressKey({ line1, city, state, zip }: { line1: string; city: string; state: string; zip: string }) {
  const street = streetKey(line1)
  if (!/\d/.test(street)) return undefined
  const area = /^\d{5}/.exec(zip)?.[0] ?? slugify(city)
  return `${state.toUpperCase()} ${area} ${street}`
}

/** Returns an address on one line, without unknown parts. */
export function addressText({ line1, city, state, zip }: Pick<Address, 'line1' | 'city' | 'state' | 'zip'>): string {
  return [line1, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
}
