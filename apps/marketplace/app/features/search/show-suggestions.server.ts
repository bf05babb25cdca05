import type { Suggestion } from '@pkg/api-client'
import { careLabel, nameText } from '@pkg/domain'
import type { ShownSuggestion, SuggestionGroup } from './suggestion-group'
import { suggestionTexts as words } from './suggestion-texts'

/** Groups suggestions by kind, in words. The group with the likeliest one comes first. [FIND-001] */
export function showSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return [...new Set(suggestions.map(({ kind }) => kind))].map((kind) => ({
    kind,
    heading: words.groups[kind],
    suggestions: suggestions.filter((suggestion) => suggestion.kind === kind).map(showSuggestion),
  }))
}

/** Says which words of a search a page couldn’t use, and what to do about it. [FIND-020] */
export const notSearchedText = (unused: readonly string[]): string => `${words.notSearched(unused)}. ${words.askEach}`

const showSuggestion = (suggestion: Suggestion): ShownSuggestion => ({
  id: suggestion.id,
  label: labelOf(suggestion),
  hint: hintOf(suggestion),
  path: suggestion.path,
})

function labelOf({ kind, name, detail, care }: Suggestion): string {
  if (kind === 'care') return words.allOf(careLabel(care ?? 'senior-living'))
  if (kind === 'community') return name
  // A state has no detail, and its own name in each language.
  const place = detail ? `${name}, ${detail}` : nameText(name)
  return care ? words.careIn(careLabel(care), place) : place
}

function hintOf({ kind, detail, communities, isFiltered, near, unused }: Suggestion): string {
  if (kind === 'community') return detail
  const counted = isFiltered ? words.countFiltered : words.count
  return [
    ...(communities === undefined ? [] : [communities === 0 ? words.noCommunities : counted(communities)]),
    ...(near ? [words.near(near)] : []),
    ...(unused ? [words.notSearched(unused)] : []),
  ].join('. ')
}
