import type { LedgerLine } from '@pkg/ui'

/** A question for a tour, about what no record says. [FIND-024] */
export interface RecordQuestion {
  /** What isn’t published. */
  missing: string
  id: string
  question: string
}

/** A deficiency in the agency’s words, and what its letter means. [FIND-024] */
export interface ShownDeficiency {
  day: string
  /** Which inspection found it, and what it’s about. */
  about: string
  /** The agency’s own sentence, in English. */
  text: string
  meaning: string
  corrected: string
}

/** A part of a public record, in words. [FIND-024] */
export interface RecordBlock {
  /** Empty for what is directly below the section’s title. */
  title: string
  source?: string
  lead: string[]
  lines: (LedgerLine & { figure: string; note?: string })[]
  deficiencies: ShownDeficiency[]
  /** How the words were made, and what they don’t say. */
  notes: string[]
  questions: RecordQuestion[]
}

/** What public records say about a community, and what they don’t, in words that the server wrote. [FIND-024] */
export interface RecordView {
  /** What the page is about, for a real nursing home. */
  intro?: string
  /** What is shown instead of inspections where none are known. */
  missing?: string
  /** The findings of inspections, above Medicare’s stars. */
  findings?: RecordBlock
  blocks: RecordBlock[]
}
