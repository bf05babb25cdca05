import * as texts from '../texts'

/** The number of characters from which a review is collapsed, by breakpoint. [RATE-006] */
export const readMoreFrom = { large: 150, medium: 200, small: 250 } as const

/** The breakpoints at which reviews collapse differently. [RATE-006] */
export type ReviewBreakpoint = keyof typeof readMoreFrom

/** Returns the word after a count of reviews. [RATE-005] */
export function reviewWord(count: number): string {
  return count === 1 ? texts.review : texts.reviews
}

/** Returns whether a review is long enough for a read-more toggle. [RATE-006] */
export function hasReadMore(text: string, breakpoint: ReviewBreakpoint): boolean {
  return text.length >= readMoreFrom[breakpoint]
}
