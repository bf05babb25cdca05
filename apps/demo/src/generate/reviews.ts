import { isFeaturedReview, scoreOf, type CareTypeSlug, type Review } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { firstNamesOf } from './person-names'
import {
  careDetails,
  careTypeDetails,
  endings,
  independentDetails,
  type Mood,
  openings,
  type Voice,
} from './review-sentences'

/** The reviews of a community with its ratings. */
export interface SeededReviews {
  reviews: Review[]
  ratings: { numReviews: number; reviewsValue: number }
  slyScore?: number
  quote?: string
}

/** A relation to the resident: how the reviewer signs, what the reviewer calls the resident, and the names that fit both. */
interface Relation {
  text: string
  voice: Voice
  writes: 'she' | 'he' | 'anyone'
  resident?: { who: string; isWoman: boolean }
}

const relations: readonly Relation[] = [
  { text: 'Daughter of a resident', voice: 'close', writes: 'she', resident: { who: 'Mom', isWoman: true } },
  { text: 'Daughter of a resident', voice: 'close', writes: 'she', resident: { who: 'my father', isWoman: false } },
  { text: 'Son of a resident', voice: 'close', writes: 'he', resident: { who: 'my mother', isWoman: true } },
  { text: 'Son of a resident', voice: 'close', writes: 'he', resident: { who: 'Dad', isWoman: false } },
  { text: 'Granddaughter of a resident', voice: 'close', writes: 'she', resident: { who: 'Grandma', isWoman: true } },
  { text: 'Grandson of a resident', voice: 'close', writes: 'he', resident: { who: 'my grandfather', isWoman: false } },
  { text: 'Husband of a resident', voice: 'close', writes: 'he', resident: { who: 'my wife', isWoman: true } },
  { text: 'Wife of a resident', voice: 'close', writes: 'she', resident: { who: 'my husband', isWoman: false } },
  { text: 'Niece of a resident', voice: 'close', writes: 'she', resident: { who: 'my aunt', isWoman: true } },
  { text: 'Nephew of a resident', voice: 'close', writes: 'he', resident: { who: 'my uncle', isWoman: false } },
  { text: 'Friend of a resident', voice: 'close', writes: 'anyone', resident: { who: 'my friend', isWoman: true } },
  { text: 'Resident', voice: 'resident', writes: 'anyone' },
  { text: 'Resident', voice: 'resident', writes: 'anyone' },
  { text: 'Visited on a tour', voice: 'visitor', writes: 'anyone' },
  { text: 'Visited on a tour', voice: 'visitor', writes: 'anyone' },
]

const independent: readonly CareTypeSlug[] = ['independent-living', 'active-adult']

/** Whose residents write no reviews themselves. */
const withoutOwnReviews: readonly CareTypeSlug[] = ['memory-care']

const moodOf = (value: number): Mood => (value >= 7.5 ? 'glad' : value >= 5 ? 'mixed' : 'sad')

/** What the reviews of a community have used so far. No sentence and no author's name appears twice. [FIND-011] */
class UsedWords {
  readonly #used = new Set<string>()

  /** Picks an unused value and marks it as used. Returns undefined when none is left. */
  pick(random: Random, values: readonly string[]): string | undefined {
    const left = values.filter((value) => !this.#used.has(value))
    if (left.length === 0) return undefined
    const picked = random.pick(left)
    this.#used.add(picked)
    return picked
  }
}

/** Writes a review that fits its author's relation and the care type. Returns undefined when too few sentences are left. */
function writeReview(
  random: Random,
  used: UsedWords,
  { care, relation, value }: { care: CareTypeSlug; relation: Relation; value: number },
): string | undefined {
  const { voice } = relation
  const mood = moodOf(value)
  const details = (independent.includes(care) ? independentDetails : careDetails)[voice][mood]
  const opening = used.pick(random, openings[voice][mood])
  const detail = used.pick(random, details)
  if (!opening || !detail) return undefined
  const rest = [
    random.chance(0.25) ? used.pick(random, details) : undefined,
    voice === 'close' && mood === 'glad' && random.chance(0.4) ? used.pick(random, careTypeDetails[care]) : undefined,
    random.chance(0.25) ? used.pick(random, endings[voice][mood]) : undefined,
  ]
  return [opening, detail, ...rest].flatMap((sentence) => (sentence ? [fillIn(sentence, relation)] : [])).join(' ')
}

function fillIn(sentence: string, { resident }: Relation): string {
  if (!resident) return sentence
  const { who, isWoman } = resident
  const words: Readonly<Record<string, string>> = {
    who,
    she: isWoman ? 'she' : 'he',
    her: isWoman ? 'her' : 'him',
    hers: isWoman ? 'her' : 'his',
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()] ?? ''
    return name === name.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

const day = 86_400_000
const oldest = 1826
/** The age of the oldest review of a building that opened in the last two years. */
const newest = 700

/** Returns the days before `today` as dates, once for a whole catalog. */
export function listDaysBefore(today: Date): readonly string[] {
  return Array.from({ length: oldest }, (_, daysAgo) =>
    new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10),
  )
}

/** The facts of a community that its reviews depend on. */
interface ReviewedCommunity {
  slug: string
  care: CareTypeSlug
  capacity: number
  /** Whether the building opened in the last two years. */
  isNew: boolean
}

/** Picks up to 40 reviews, newest first, on days of `listDaysBefore`. [RATE-001, RATE-002, FIND-011] */
export function pickReviews(
  random: Random,
  { slug, care, capacity, isNew }: ReviewedCommunity,
  dates: readonly string[],
): SeededReviews {
  const most = capacity < 16 ? 9 : 40
  const count = random.chance(0.22) ? 0 : 1 + Math.floor(most * random.next() ** 2.4)
  const level = 6.2 + 3.4 * Math.sqrt(random.next())
  const used = new UsedWords()
  const written = Array.from({ length: count }, () => pickReview(random, used, { care, level, isNew })).flatMap(
    (review) => review ?? [],
  )
  if (written.length === 0) return { reviews: [], ratings: { numReviews: 0, reviewsValue: 0 } }
  const reviews = written
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map(({ daysAgo, ...review }, place) => ({
      id: `${slug}-review-${written.length - place}`,
      ...review,
      date: dates[daysAgo] ?? '',
    }))
  const mean = written.reduce((sum, { value }) => sum + value, 0) / written.length
  const reviewsValue = Math.round(mean * 10)
  const best = reviews.filter(isFeaturedReview).find(({ value }) => value >= 8)
  return {
    reviews,
    ratings: { numReviews: written.length, reviewsValue },
    slyScore: scoreOf(reviewsValue),
    ...(best && { quote: best.text.slice(0, best.text.indexOf('. ') + 1) || best.text }),
  }
}

function pickReview(
  random: Random,
  used: UsedWords,
  { care, level, isNew }: { care: CareTypeSlug; level: number; isNew: boolean },
) {
  const value = Math.min(10, Math.max(1, Math.round((level + 3 * (random.next() + random.next() - 1)) * 2) / 2))
  const writers = relations.filter(({ voice }) => voice !== 'resident' || !withoutOwnReviews.includes(care))
  const relation = random.pick(writers)
  const author = used.pick(random, firstNamesOf(relation.writes))
  const text = writeReview(random, used, { care, relation, value })
  const daysAgo = Math.floor((isNew ? newest : oldest) * random.next() ** 1.4)
  return author && text ? { author, relation: relation.text, value, text, daysAgo } : undefined
}
