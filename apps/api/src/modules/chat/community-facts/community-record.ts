import type { Community, RoomAvailability, TourDay } from '@pkg/domain'
import type { FactTexts, SectionId } from './texts'

/** What a community’s page says. */
export interface CommunityRecord {
  community: Community
  rooms: readonly RoomAvailability[]
  tourDays: readonly TourDay[]
}

/** What the record says about a question, in which section of the page, and since when. */
export interface Fact {
  text: string
  section: SectionId
  /** The day on which it was stated, in `YYYY-MM-DD`, if known. */
  asOf?: string | undefined
}

/** What a question asks a community’s record for. */
export interface FactRule {
  /** Fits questions that ask for it. */
  pattern: RegExp
  /** The words of such questions. A question with too many others asks for something else. */
  words: readonly string[]
  /** Returns what the record says in a language, or none if it doesn’t say. */
  answer(record: CommunityRecord, question: string, texts: FactTexts): Fact | undefined
}

/** Returns the words of a text that separates them by spaces. */
export const wordList = (words: string): string[] => words.trim().split(/\s+/)
