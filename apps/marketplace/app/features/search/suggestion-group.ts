import type { Suggestion } from '@pkg/api-client'

/** A suggestion as people read it. */
export interface ShownSuggestion {
  id: string
  /** What it leads to, such as `Memory Care in Tampa, FL`. */
  label: string
  /** Where a community is, or how many there are and what of the text the page leaves out. Empty if there’s nothing to say. */
  hint: string
  path: string
}

/** The suggestions of one kind, under its heading. */
export interface SuggestionGroup {
  kind: Suggestion['kind']
  heading: string
  suggestions: ShownSuggestion[]
}
