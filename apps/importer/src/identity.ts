import { createHash } from 'node:crypto'
import { slugify } from '@pkg/domain'

/** Words of a name that tell one company from another and no house from another. */
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

/** A name in one spelling, without the words that companies add. */
export function nameKey(name: string): string {
  const words = slugify(name).split('-')
  return words.filter((word) => !companyWords.has(word)).join('-') || words.join('-')
}

/** Ten characters that stand for a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(slugify(text)).digest('hex').slice(0, 10)
}
