import type { CalendarDay } from '../tours/calendar-day'

/** The letters with which Medicare grades how serious a deficiency is and how many residents it touched. [FIND-024] */
export const severityLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const

/** A grade of a deficiency. */
export type SeverityLetter = (typeof severityLetters)[number]

/** A rule that inspectors found a home didn't meet, in the agency's words. [FIND-024] */
export interface Deficiency {
  /** The day of the inspection. */
  date: CalendarDay
  /** Whether someone's complaint led to the inspection. */
  isComplaint: boolean
  category: string
  text: string
  severity: SeverityLetter
  isCorrected: boolean
  correctedOn?: CalendarDay
}

/** The newest deficiencies of a home. A home without a record may have had some: the agency's list lacks whole states. [FIND-024] */
export interface DeficiencyRecord {
  /** The agency that published the record. */
  authority: string
  /** The day, month, or year of the record. */
  asOf: string
  /** The newest first. */
  listed: Deficiency[]
}

/** What a deficiency did to residents, in the order of Medicare's letters. */
const harms = ['minimal', 'potential', 'actual', 'jeopardy'] as const
/** How many residents it touched, in that order. */
const scopes = ['isolated', 'pattern', 'widespread'] as const

/** What a severity letter means. */
export interface Severity {
  harm: (typeof harms)[number]
  scope: (typeof scopes)[number]
}

/** Returns what a letter means: each three letters are a worse harm, from few residents to many. [FIND-024] */
export function severityOf(letter: SeverityLetter): Severity {
  const place = severityLetters.indexOf(letter)
  return {
    harm: harms[Math.floor(place / scopes.length)] ?? 'minimal',
    scope: scopes[place % scopes.length] ?? 'isolated',
  }
}

/** Returns deficiencies with the newest first, and of one day the most serious first. [FIND-024] */
export const sortDeficiencies = (deficiencies: readonly Deficiency[]): Deficiency[] =>
  deficiencies.toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.severity.localeCompare(one.severity),
  )
