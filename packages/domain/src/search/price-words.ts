// cspell:disable
import { type StartingRate, startingRates } from '../listings/listing-query'

/** A price in a search: the words that it takes, and the filter for it, if the listing has one. */
export interface FoundPrice {
  start: number
  end: number
  rate: StartingRate | undefined
}

const mostBefore = [
  'less than',
  'no more than',
  'not more than',
  'cheaper than',
  'lower than',
  'up to',
  'at most',
  'a budget of',
  'budget of',
  'budget is',
  'under',
  'below',
  'max',
  'maximum',
  'budget',
  'por menos de',
  'menos de',
  'por debajo de',
  'no mas de',
  'hasta',
  'maximo',
  'presupuesto de',
  'presupuesto',
]
/** Words between the two amounts of a range, and before the first. */
const rangeWords = new Set(['to', 'and', 'a', 'y', 'or'])
const beforeRange = new Set(['between', 'from', 'entre', 'de'])

const leastBefore = ['more than', 'at least', 'over', 'above', 'mas de', 'minimo']
const mostAfter = ['or less', 'or below', 'or under', 'max', 'maximum', 'budget', 'o menos', 'maximo']
const leastAfter = ['or more', 'and up', 'o mas']
const units = [
  'dollars a month',
  'dollars per month',
  'dollars',
  'dolares al mes',
  'dolares por mes',
  'dolares',
  'a month',
  'per month',
  'each month',
  'monthly',
  'month',
  '/month',
  '/mo',
  'mo',
  'al mes',
  'por mes',
  'mensuales',
  'a mes',
]

const asWords = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.split(' ')).toSorted((one, other) => other.length - one.length)
const before = { most: asWords(mostBefore), least: asWords(leastBefore) }
const after = { most: asWords(mostAfter), least: asWords(leastAfter) }
const unitWords = asWords(units)

/** The prices per month that people mean, in dollars. A year is none of them, and neither is a ZIP code. */
const limits = { least: 500, most: 20_000 }

/**
 * Returns the price in a search, such as `under 4000`, `$4.5k a month`, or `menos de $4,000`. The words have no accents, and numbers no commas. A bare number
 * without a dollar sign, a limit, or a unit isn't a price. A range counts up to its higher end. [FIND-020]
 */
export function findPrice(words: readonly string[]): FoundPrice | undefined {
  for (const [index, word] of words.entries()) {
    const dollars = amountOf(word)
    if (dollars === undefined) continue
    const highest = rangeWords.has(words[index + 1] ?? '') ? amountOf(words[index + 2] ?? '') : undefined
    if (highest !== undefined) {
      const unitOfRange = lengthAt(words, index + 3, unitWords)
      const begin = beforeRange.has(words[index - 1] ?? '') ? index - 1 : index
      return { start: begin, end: index + 3 + unitOfRange, rate: rateFor('most', Math.max(dollars, highest)) }
    }
    const [kindBefore, start] = limitBefore(words, index)
    const unit = lengthAt(words, index + 1, unitWords)
    const [kindAfter, end] = limitAfter(words, index + 1 + unit)
    const isPrice =
      kindBefore ?? kindAfter ?? (unit > 0 || word.includes('$') || /\/mo/.test(word) ? 'most' : undefined)
    if (isPrice) return { start, end, rate: rateFor(isPrice, dollars) }
  }
  return undefined
}

function amountOf(word: string): number | undefined {
  const [, digits, thousands] = /^\$?(\d{1,6}(?:\.\d+)?)(k)?(?:\/mo(?:nth)?)?$/.exec(word) ?? []
  if (digits === undefined) return undefined
  const dollars = Number(digits) * (thousands ? 1000 : 1)
  return dollars >= limits.least && dollars <= limits.most ? dollars : undefined
}

function limitBefore(words: readonly string[], index: number): [kind: 'most' | 'least' | undefined, start: number] {
  for (const kind of ['least', 'most'] as const) {
    const found = before[kind].find((phrase) => phrase.every((word, at) => words[index - phrase.length + at] === word))
    if (found) return [kind, index - found.length]
  }
  return [undefined, index]
}

function limitAfter(words: readonly string[], index: number): [kind: 'most' | 'least' | undefined, end: number] {
  for (const kind of ['least', 'most'] as const) {
    const length = lengthAt(words, index, after[kind])
    if (length > 0) return [kind, index + length]
  }
  return [undefined, index]
}

const lengthAt = (words: readonly string[], index: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((phrase) => phrase.every((word, at) => words[index + at] === word))?.length ?? 0

/**
 * Returns the filter for a limit: the highest of the listing that isn't above it, so no result costs more than the person said. Undefined for a limit
 * below all of them, or far above.
 */
function rateFor(kind: 'most' | 'least', dollars: number): StartingRate | undefined {
  const rates = startingRates.filter((rate) => rate.startsWith(kind === 'most' ? 'le:' : 'ge:'))
  const amount = (rate: StartingRate) => Number(rate.slice('le:'.length))
  if (kind === 'least') return rates.find((rate) => amount(rate) === dollars)
  const highest = Math.max(...rates.map(amount))
  return dollars >= highest + 500 ? undefined : rates.findLast((rate) => amount(rate) <= dollars)
}
