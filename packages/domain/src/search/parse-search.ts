// cspell:disable
import { anyCareSlug, type CareTypeSlug, type TypeOfCareSlug } from '../care/care-types'
import type { AmenityFlag } from '../communities/amenities'
import type { PaymentSource } from '../communities/payment-sources'
import type { CommunitySize } from '../communities/size'
import type { ListingSort, OnlyCondition, StartingRate } from '../listings/listing-query'
import { careNames } from './care-names'
import { allowedMistakes, editDistance } from './edit-distance'
import { searchPhrases, type SearchWord } from './filter-words'
import { findPrice } from './price-words'

/** The filters of a listing that a search names. [FIND-020] */
export interface SearchFilters {
  careServices?: CareTypeSlug[]
  amenities?: Partial<Record<AmenityFlag, true>>
  size?: CommunitySize[]
  startingRate?: StartingRate
  only?: OnlyCondition[]
  pays?: PaymentSource[]
  sort?: ListingSort
}

/** A typed search, by what its words mean. */
export interface TypedSearch {
  care?: TypeOfCareSlug
  filters: SearchFilters
  /** Words that are understood, but can't be searched by, as they were typed. */
  unused: string[]
  /** Whether the search is about where the person is. */
  isNearMe: boolean
  /** The other words, in lowercase: a place, a name, or an address. */
  rest: string
}

/** The care names as words, the longest first. */
const carePhrases = careNames
  .flatMap(([care, names]) => names.map((name) => ({ care, words: name.split(' ') })))
  .toSorted((one, other) => other.words.length - one.words.length)

/** Words around a place or a care type that say nothing about either. They count as such only at the start and end of what remains. */
const fillers = new Set(
  `a accept accepting accepts allow allows am an and are around at best by can city close communities community cost costs dad dads do does elderly facilities facility
  father find for good grandma grandmother has have help her highest him his home homes housing how husband i in is list live looking me mi mom moms mother mothers much my
  near nearest need needs of old older on options our parent parents people person place places please price prices pricing rated residence residences
  residents s senior seniors service services she someone take takes taking that the to top want wants we what where which who wife will with within would
  aceptan acepta ayuda atencion cerca con cuesta cuanto cuidado cuidados de donde en mama mejor mejores necesita para papa precio precios que quiero residencia residencias una un y`.split(
    /\s+/,
  ),
)

/** Fillers that are also the codes of states. After a name, they say where it is: `portland me`, `jackson mi`. */
const stateCodes = new Set(['de', 'in', 'me', 'mi'])

const negations = new Set(['no', 'non', 'not', 'without', 'never', 'dont', 'doesnt', 'sin'])
const verbsAfterNegation = new Set([
  'accept',
  'accepts',
  'acepta',
  'aceptan',
  'allow',
  'allows',
  'take',
  'takes',
  'a',
  'any',
])

/**
 * Reads a typed search, such as `nursing homes that take medicaid in dallas`, `assisted living under 4000 in tampa`, or `cuidado de la memoria cerca de
 * mí`: its care type, its filters, and what remains. Forgives typos in care types. [FIND-001, FIND-020]
 */
export function parseSearch(typed: string): TypedSearch {
  const words = wordsOf(typed)
  const plain = words.map(({ plain: word }) => word)
  const isTaken = words.map(() => false)
  const search: TypedSearch = { filters: {}, unused: [], isNearMe: false, rest: '' }

  const price = findPrice(plain)
  if (price) {
    isTaken.fill(true, price.start, price.end)
    if (price.rate) search.filters.startingRate = price.rate
    else search.unused.push(textOf(words.slice(price.start, price.end)))
  }
  for (const { word, words: phrase } of searchPhrases) {
    for (const start of placesOf(phrase, plain, isTaken, isWord)) {
      const from = negationBefore(plain, start)
      isTaken.fill(true, from ?? start, start + phrase.length)
      // There is no filter for what someone doesn't want.
      if (from === undefined) addWord(search, word)
      else search.unused.push(trimCommas(textOf(words.slice(from, start + phrase.length))))
    }
  }
  const cares: { start: number; care: TypeOfCareSlug }[] = []
  for (const { care, words: phrase } of carePhrases) {
    for (const start of placesOf(phrase, plain, isTaken, isMeant)) {
      isTaken.fill(true, start, start + phrase.length)
      cares.push({ start, care })
    }
  }
  for (const { start, care } of cares.toSorted((one, other) => one.start - other.start)) {
    addCare(search, care)
    // As in “small memory care homes”.
    const size = sizeOf(plain[start - 1])
    if (size && !isTaken[start - 1]) {
      isTaken[start - 1] = true
      addWord(search, { kind: 'size', size })
    }
  }
  const isPlain = isTaken.every((taken) => !taken)
  search.rest = isPlain ? trimCommas(textOf(words)) : restOf(words, isTaken)
  return search
}

const sizeOf = (word: string | undefined): CommunitySize | undefined =>
  word === 'small' || word === 'smaller' ? 'small' : word === 'large' || word === 'larger' ? 'large' : undefined

/** Returns where the negation of a phrase begins, as in `does not take medicaid` and `sin mascotas`. */
function negationBefore(words: readonly string[], start: number): number | undefined {
  const near = verbsAfterNegation.has(words[start - 1] ?? '') ? start - 2 : start - 1
  return negations.has(words[near] ?? '') ? near : undefined
}

/** A word as it was typed, in lowercase, and without accents and the comma after it. */
interface Word {
  typed: string
  plain: string
}

function wordsOf(typed: string): Word[] {
  const text = typed
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\$\d[\d.]*k?|\b\d[\d.]*k|\b\d{4})\s*[-–—]\s*(?=\$?\d{1,2}k\b|\$?\d{4}\b)/g, '$1 to ')
    .replaceAll(/,(?=\S)/g, ', ')
    .replaceAll(/[?!¿¡;:"“”()]/g, ' ')
  return text.split(/\s+/).flatMap((word) => {
    const plain = word.replace(/,$/, '').normalize('NFD').replaceAll(/\p{M}/gu, '')
    return word === '' ? [] : [{ typed: word, plain }]
  })
}

/** Returns where a phrase is, among the words that mean nothing else yet. */
function* placesOf(
  phrase: readonly string[],
  words: readonly string[],
  isTaken: readonly boolean[],
  isSame: (typed: string, word: string) => boolean,
): Generator<number> {
  for (let start = 0; start + phrase.length <= words.length; start += 1) {
    if (phrase.every((word, index) => !isTaken[start + index] && isSame(words[start + index] ?? '', word))) yield start
  }
}

/** Returns whether a typed word is a word or its plural, in either language. */
const isWord = (typed: string, word: string): boolean =>
  typed === word || [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(typed)

const isMeant = (typed: string, word: string): boolean =>
  isWord(typed, word) || (typed[0] === word[0] && editDistance(typed, word) <= allowedMistakes(word.length))

function addWord(search: TypedSearch, word: SearchWord): void {
  const { filters } = search
  switch (word.kind) {
    case 'amenity':
      filters.amenities = { ...filters.amenities, [word.flag]: true }
      return
    case 'size':
      filters.size = [...new Set([...(filters.size ?? []), word.size])]
      return
    case 'only':
      filters.only = [...new Set([...(filters.only ?? []), word.condition])]
      return
    case 'cheapest':
      filters.sort = 'price'
      return
    case 'payment':
      filters.pays = [...new Set([...(filters.pays ?? []), word.source])]
      return
    case 'nearMe':
      search.isNearMe = true
  }
}

/** The first care type is that of the page. Others become filters. */
function addCare(search: TypedSearch, care: TypeOfCareSlug): void {
  if (search.care === undefined || search.care === anyCareSlug) search.care = care
  else if (care !== anyCareSlug && care !== search.care) {
    search.filters.careServices = [...new Set([...(search.filters.careServices ?? []), care])]
  }
}

/** Returns the words between those that were understood, without fillers at the ends of each part. */
function restOf(words: readonly Word[], isTaken: readonly boolean[]): string {
  const parts: Word[][] = [[]]
  for (const [index, word] of words.entries()) {
    if (isTaken[index]) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return trimCommas(textOf(parts.flatMap((part) => withoutFillers(part, true))))
}

/** Removes fillers at both ends. In a place, the code of a state stays after its name. */
function withoutFillers(words: Word[], isPlace: boolean): Word[] {
  const isOther = ({ plain }: Word) => !fillers.has(plain)
  const first = words.findIndex(isOther)
  const last = words.findLastIndex(isOther)
  const isState = isPlace && last >= 0 && stateCodes.has(words[last + 1]?.plain ?? '')
  return first < 0 ? [] : words.slice(first, last + (isState ? 2 : 1))
}

/** Returns what a text says besides words such as `near` and `homes`. */
export const withoutFillerWords = (text: string): string => trimCommas(textOf(withoutFillers(wordsOf(text), false)))

const textOf = (words: readonly Word[]) => words.map(({ typed }) => typed).join(' ')
const trimCommas = (text: string) => text.replaceAll(/^[\s,]+|[\s,]+$/g, '')
