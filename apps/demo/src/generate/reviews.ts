import { isFeaturedReview, scoreOf, type CareTypeSlug, type Review, reviewerGroup } from '@pkg/domain'
import { hashOf, Random } from '@pkg/illustrations/random'
import { firstNamesOf } from './person-names'
import type { ReviewedCommunity } from './review-needs'
import { removalReasons, replies } from './review-replies'
import type { Mood } from './review-sentences'
import { UsedWords, writeReview, writers } from './review-writer'

/** A review with what its page says besides its words. */
export interface DemoReview extends Review {
  /** When the writer toured, or the resident moved in: `YYYY-MM`. */
  month: string
  reply?: { text: string; date: string }
}

/** A review that was removed. Its page shows only when and why. [TRUST-017] */
export interface RemovedReview {
  id: string
  date: string
  removedOn: string
  reason: string
}

/** The reviews of a community with its ratings, which don't count removed ones. */
export interface SeededReviews {
  reviews: DemoReview[]
  removedReviews: RemovedReview[]
  ratings: { numReviews: number; reviewsValue: number }
  slyScore?: number
  quote?: string
}

/** Whose residents write no reviews themselves. */
const withoutOwnReviews: readonly CareTypeSlug[] = ['memory-care']

const moodOf = (value: number): Mood => (value >= 8 ? 'glad' : value >= 6 ? 'mixed' : 'sad')

const day = 86_400_000
const oldest = 1826
/** The age of the oldest review of a building that opened in the last two years. */
const newest = 700

/** Returns the days before `today` as dates, once for a whole catalog. */
export function listDaysBefore(today: Date): readonly string[] {
  return Array.from({ length: oldest + newest }, (_, daysAgo) =>
    new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10),
  )
}

/**
 * Picks up to 40 reviews, newest first, on days of `listDaysBefore`, and up to two that were removed. The same community always gives the same reviews, and
 * nothing else of it depends on them. [RATE-001, RATE-002, FIND-011]
 */
export function pickReviews(community: ReviewedCommunity, dates: readonly string[]): SeededReviews {
  const { slug, capacity, isNew } = community
  const random = new Random(hashOf(`reviews of ${slug}`))
  const most = capacity < 16 ? 9 : 40
  const count = random.chance(0.22) ? 0 : 1 + Math.floor(most * random.next() ** 2.4)
  const level = 6.2 + 3.4 * Math.sqrt(random.next())
  const used = new UsedWords()
  const written = Array.from({ length: count }, () => pickReview(random, used, { community, level, dates })).flatMap(
    (review) => review ?? [],
  )
  if (written.length === 0) return { reviews: [], removedReviews: [], ratings: { numReviews: 0, reviewsValue: 0 } }
  const reviews = written
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map((review, place) => ({ id: `${slug}-review-${written.length - place}`, ...review }))
  const mean = written.reduce((sum, { value }) => sum + value, 0) / written.length
  const reviewsValue = Math.round(mean * 10)
  const best = reviews.filter(isFeaturedReview).find(({ value }) => value >= 8)
  return {
    reviews,
    removedReviews: pickRemoved(random, { slug, count: written.length, isNew }, dates),
    ratings: { numReviews: written.length, reviewsValue },
    slyScore: scoreOf(reviewsValue),
    ...(best && { quote: best.text.slice(0, best.text.indexOf('. ') + 1) || best.text }),
  }
}

function pickReview(
  random: Random,
  used: UsedWords,
  { community, level, dates }: { community: ReviewedCommunity; level: number; dates: readonly string[] },
) {
  const { care, isNew } = community
  // Forms ask for whole stars, each of which counts 2 of 10.
  const value = 2 * Math.min(5, Math.max(1, Math.round((level + 3 * (random.next() + random.next() - 1)) / 2)))
  const mood = moodOf(value)
  const writer = random.pick(writers.filter(({ voice }) => voice !== 'resident' || !withoutOwnReviews.includes(care)))
  const { relation } = writer
  const author = used.pick(random, firstNamesOf(writer.writes))
  const text = writeReview(random, used, { community, writer, mood })
  const daysAgo = Math.floor((isNew ? newest - 60 : oldest) * random.next() ** 1.4)
  // A tour is recent when its review is written. A resident has lived there for two months or longer.
  const stay = reviewerGroup(relation) === 'tour' ? random.between(0, 40) : random.between(60, isNew ? 60 : newest - 1)
  const month = dates[daysAgo + stay]?.slice(0, 7) ?? ''
  const reply = random.chance(0.22) ? used.pick(random, replies[mood]) : undefined
  const repliedOn = dates[Math.max(0, daysAgo - random.between(1, 9))] ?? ''
  if (!author || !text) return undefined
  return {
    author,
    relation,
    value,
    text,
    date: dates[daysAgo] ?? '',
    month,
    ...(reply && { reply: { text: reply, date: repliedOn } }),
  }
}

/** Picks the removed reviews of a community: one in about 30, like those that stayed. */
function pickRemoved(
  random: Random,
  { slug, count, isNew }: { slug: string; count: number; isNew: boolean },
  dates: readonly string[],
): RemovedReview[] {
  const used = new UsedWords()
  return Array.from({ length: 2 }, (_, index) => index).flatMap((index) => {
    if (!random.chance(Math.min(0.5, count / 60))) return []
    const daysAgo = random.between(10, isNew ? newest : oldest - 1)
    const reason = used.pick(random, removalReasons)
    if (!reason) return []
    const removedOn = dates[Math.max(0, daysAgo - random.between(1, 30))] ?? ''
    return [{ id: `${slug}-removed-${index + 1}`, date: dates[daysAgo] ?? '', removedOn, reason }]
  })
}
