import type { Suggestion } from '@pkg/api-client'
import { careLabel, nameText } from '@pkg/domain'
import { searchTexts } from './texts'

/** The suggestions of one kind, under its heading. */
export interface SuggestionGroup {
  kind: Suggestion['kind']
  heading: string
  suggestions: Suggestion[]
}

/** Groups suggestions by kind. The group with the likeliest one comes first. [FIND-001] */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return [...new Set(suggestions.map(({ kind }) => kind))].map((kind) => ({
    kind,
    heading: searchTexts.groups[kind],
    suggestions: suggestions.filter((suggestion) => suggestion.kind === kind),
  }))
}

/** Returns what a suggestion leads to, such as `Memory Care in Tampa, FL`. */
export function suggestionLabel({ kind, name, detail, care }: Suggestion): string {
  if (kind === 'care') return searchTexts.allOf(careLabel(care ?? 'senior-living'))
  if (kind === 'community') return name
  // A state has no detail, and its own name in each language.
  const place = detail ? `${name}, ${detail}` : nameText(name)
  return care ? searchTexts.careIn(careLabel(care), place) : place
}

/** Returns the second line of a suggestion: where a community is, or how many communities there are. */
export function suggestionHint({ kind, detail, communities }: Suggestion): string {
  if (kind === 'community') return detail
  if (communities === undefined) return ''
  return communities === 0 ? searchTexts.noCommunities : searchTexts.count(communities)
}
