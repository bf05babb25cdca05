import { hasReadMore, readMoreFrom, type ReviewBreakpoint } from '@pkg/domain'

/** A piece of a review, and the narrowest breakpoint at which a folded review ends before it. */
export interface ExcerptPiece {
  text: string
  hiddenFrom?: ReviewBreakpoint
}

/** The breakpoints from the shortest excerpt to the longest. */
const breakpoints = ['large', 'medium', 'small'] as const

/**
 * Returns a review in pieces: what each breakpoint shows folded, and the rest. A folded review ends between words, at the length from which its breakpoint
 * folds. One piece needs no toggle at any breakpoint. [RATE-006]
 */
export function excerptPieces(text: string): ExcerptPiece[] {
  const folding = breakpoints.filter((breakpoint) => hasReadMore(text, breakpoint))
  const cuts = folding.map((breakpoint) => wordEnd(text, readMoreFrom[breakpoint]))
  const starts = [0, ...cuts]
  return starts.flatMap((start, index) => {
    const piece = text.slice(start, starts[index + 1])
    const hiddenFrom = folding[index - 1]
    return piece === '' ? [] : [{ text: piece, ...(hiddenFrom ? { hiddenFrom } : {}) }]
  })
}

/** Returns where the last word that fits into a length ends. A word longer than the text's first half is cut. */
function wordEnd(text: string, length: number): number {
  const end = text.lastIndexOf(' ', length)
  return end > length / 2 ? end : length
}
