import * as texts from '../texts'

/** Below this many characters a review stands in full, by breakpoint. [RATE-006] */
const readMoreFrom = { large: 150, medium: 200, small: 250 } as const

/** The breakpoints at which reviews are folded differently. [RATE-006] */
export type ReviewBreakpoint = keyof typeof readMoreFrom

/** The word behind a count of reviews. [RATE-005] */
export function reviewWord(count: number): string {
  return count === 1 ? texts.review : texts.reviews
}

/** Whether a review is long enough for a read-more toggle. [RATE-006] */
export function hasReadMore(text: string, breakpoint: ReviewBreakpoint): boolean {
  return text.length >= readMoreFrom[breakpoint]
}
