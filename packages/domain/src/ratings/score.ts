import * as texts from '../texts'
import { reviewWord } from './reviews'

/** The number of stars shown for a rating. [RATE-001] */
export const starCount = 5

/** The highest rating; the lowest is 0. [RATE-001] */
export const maxRating = 10

/** The year shown on awards. [RATE-007] */
export const awardsYear = 2025

const withinRating = (value: number) => Math.min(maxRating, Math.max(0, value))

/** Returns how many of the five stars a rating of 0 to 10 fills, in halves. [RATE-001] */
export function starsOf(rating: number): number {
  return Math.round((withinRating(rating) * starCount * 2) / maxRating) / 2
}

/** Returns the whole stars of one review, 1 to 5, by which reviews are counted and filtered. [RATE-001, FIND-011] */
export function reviewStars(value: number): number {
  return Math.max(1, Math.floor((withinRating(value) * starCount) / maxRating + 0.5))
}

/** Returns whether a review with this value can be featured: 4 or more. [RATE-001] */
export function isFeaturedReview({ value }: { value: number }): boolean {
  return value >= 4
}

/** Returns the score for a collected value of 0 to 100: a tenth of it, from 0 to 10, with one decimal. [RATE-002] */
export function scoreOf(value: number): number {
  return Math.round(withinRating(value / 10) * 10) / 10
}

/** Formats a score without a trailing `.0`: `9.2`, `9`. [RATE-002] */
export function formatScore(score: number): string {
  return String(Math.round(withinRating(score) * 10) / 10)
}

/** Returns the label of a score from 0 to 10, or of none. [RATE-003, RATE-004] */
export function scoreLabel(score: number | undefined): string {
  if (score === undefined) return texts.notYetRated
  if (score >= 8) return texts.excellent
  if (score >= 6) return texts.veryGood
  return score >= 3 ? texts.average : texts.belowAverage
}

/** The fewest reviews that give a community a score. Fewer say little about it. [LOOK-006] */
const scoredReviews = 5

/** What a community's rating is read from. */
export interface Rated {
  /** The score from 0 to 10 that its reviews come to, however few they are. */
  slyScore?: number
  numReviews: number
}

/** Returns the score that people and search engines see: undefined without reviews, and with fewer than 5. [LOOK-006] */
export const shownScore = ({ slyScore, numReviews }: Rated): number | undefined =>
  numReviews >= scoredReviews ? slyScore : undefined

/** Returns a rating as a badge has it: the score with its label, or why there is none. [RATE-002 to RATE-004, LOOK-006] */
export function ratingBadge(rated: Rated): { score?: string; label: string } {
  const score = shownScore(rated)
  if (score !== undefined) return { score: formatScore(score), label: scoreLabel(score) }
  const { numReviews } = rated
  const isUnrated = numReviews === 0 || rated.slyScore === undefined
  return { label: isUnrated ? texts.notYetRated : texts.tooFewReviews(`${numReviews} ${reviewWord(numReviews)}`) }
}
