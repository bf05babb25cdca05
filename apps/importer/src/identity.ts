import { createHash } from 'node:crypto'
import { addressKey } from '@pkg/api/catalog'
import { slugify } from '@pkg/domain'

/** Words that distinguish companies but not communities. */
const companyWords = new Set([
  'the',
  'llc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'company',
  'lp',
  'llp',
  'ltd',
  'of',
  'at',
  'and',
])

/** Returns a name in one spelling, without the words that companies add. */
export function nameKey(name: string): string {
  const words = slugify(name).split('-')
  return words.filter((word) => !companyWords.has(word)).join('-') || words.join('-')
}

/** Returns a hash of a text in ten characters. */
export function shortHash(text: string): string {
  return createHash('sha256').update(slugify(text)).digest('hex').slice(0, 10)
}

/** Returns an id for a home without a number: a hash of its name and address. */
export const addressId = (name: string, place: Parameters<typeof addressKey>[0]): string =>
  shortHash(`${name} ${addressKey(place) ?? place.city}`)
