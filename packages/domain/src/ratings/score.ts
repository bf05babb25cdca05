import * as texts from '../texts'

/** How many stars a rating is shown with. [RATE-001] */
export const starCount = 5

/** The greatest rating; the least is 0. [RATE-001] */
export const maxRating = 10

/** The year that awards name. [RATE-007] */
export const awardsYear = 2025

const withinRating = (value: number) => Math.min(maxRating, Math.max(0, value))

/** How many of the five stars a rating of 0 to 10 fills, in halves. [RATE-001] */
export function starsOf(rating: number): number {
  return Math.round((withinRating(rating) * starCount * 2) / maxRating) / 2
}

/** Whether a review with this value may stand for its community: 4 and more. [RATE-001] */
export function isFeaturedReview({ value }: { value: number }): boolean {
  return value >= 4
}

/** The score of a collected value of 0 to 100: a tenth of it, within 0 and 10, with one decimal. [RATE-002] */
export function scoreOf(value: number): number {
  return Math.round(withinRating(value / 10) * 10) / 10
}

/** A score as text, without a trailing `.0`: `9.2`, `9`. [RATE-002] */
export function formatScore(score: number): string {
  return String(Math.round(withinRating(score) * 10) / 10)
}

/** The words for a score of 0 to 10, or for none. [RATE-003, RATE-004] */
export function scoreLabel(score: number | undefined): string {
  if (score === undefined) return texts.notYetRated
  if (score >= 8) return texts.excellent
  if (score >= 6) return texts.veryGood
  return score >= 3 ? texts.average : texts.belowAverage
}
