import { anyCareSlug, type TypeOfCareSlug } from '../care/care-types'
import { allowedMistakes, editDistance } from './edit-distance'

/** A typed search: the care type that it names, and its other words, in lowercase. */
export interface TypedSearch {
  care?: TypeOfCareSlug
  rest: string
}

/** What people call each care type. A longer name wins over a shorter one inside it. [FIND-001] */
const careNames: readonly (readonly [TypeOfCareSlug, readonly string[]])[] = [
  ['assisted-living', ['assisted living', 'assisted care', 'assisted', 'personal care home', 'alf']],
  [
    'memory-care',
    ['memory care', 'alzheimers care', 'alzheimers', 'dementia care', 'dementia', 'memory unit', 'memory'],
  ],
  ['independent-living', ['independent living', 'retirement community', 'retirement home', 'retirement living']],
  ['active-adult', ['active adult', 'active adult 55+', 'over 55', '55+', '55 plus', '55 and over', '55 and older']],
  ['board-and-care-home', ['board and care home', 'board and care', 'board & care', 'rcfe']],
  [
    'care-home',
    ['care home', 'adult family home', 'adult foster care', 'adult care home', 'group home', 'small care home'],
  ],
  [
    'skilled-nursing-facility',
    [
      'skilled nursing facility',
      'skilled nursing',
      'nursing home',
      'nursing care',
      'snf',
      'nursing',
      'convalescent home',
    ],
  ],
  [
    'continuing-care-retirement-community',
    ['continuing care retirement community', 'continuing care', 'life plan community', 'life plan', 'ccrc'],
  ],
  [
    anyCareSlug,
    [
      'senior living',
      'senior housing',
      'senior care',
      'senior home',
      'elder care',
      'eldercare',
      'old age home',
      'old folks home',
      'senior citizen',
    ],
  ],
]

/** The names as words, the longest first. */
const phrases = careNames
  .flatMap(([care, names]) => names.map((name) => ({ care, words: name.split(' ') })))
  .toSorted((one, other) => other.words.length - one.words.length)

/** Words around a place or a care type that say nothing about either. They count as such only at the start and end of what remains. */
const fillers = new Set(
  `a an and around at best by cheap cheapest close community communities cost costs facilities facility find for good home homes housing i in list me my
  near nearby nearest of on options place places price prices pricing residence residences service services the to top with within`.split(
    /\s+/,
  ),
)

/** Splits a typed search, such as `memory care near Tampa` or `tampa fl nursing homes`, into a care type and the rest. Forgives typos. [FIND-001] */
export function splitCareWords(typed: string): TypedSearch {
  const words = typed
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/,(?=\S)/g, ', ')
    .split(/\s+/)
    .filter(Boolean)
  for (const { care, words: phrase } of phrases) {
    for (let start = 0; start + phrase.length <= words.length; start += 1) {
      if (!phrase.every((word, index) => isMeant(words[start + index] ?? '', word))) continue
      const before = withoutFillers(words.slice(0, start))
      const after = withoutFillers(words.slice(start + phrase.length))
      return { care, rest: trimCommas([...before, ...after].join(' ')) }
    }
  }
  return { rest: trimCommas(words.join(' ')) }
}

function isMeant(typed: string, word: string): boolean {
  const plain = typed.replace(/,$/, '')
  if (plain === word || plain === `${word}s`) return true
  return plain[0] === word[0] && editDistance(plain, word) <= allowedMistakes(word.length)
}

function withoutFillers(words: string[]): string[] {
  const isFiller = (word: string) => fillers.has(word.replace(/,$/, ''))
  const first = words.findIndex((word) => !isFiller(word))
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !isFiller(word)) + 1)
}

const trimCommas = (text: string) => text.replaceAll(/^[\s,]+|[\s,]+$/g, '')
