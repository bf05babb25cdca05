import { sitePath } from '~/site/frame/site-path'
import type { SuggestionGroup } from './suggestion-group'

/** Returns suggestions for what a person has typed, from this site's own address. @throws {Error} if the site can't be reached */
export async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const response = await fetch(sitePath(`/suggestions?${new URLSearchParams({ q: typed })}`), { signal })
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`)
  const body: unknown = await response.json()
  return Array.isArray(body) ? body.filter(isGroup) : []
}

function isGroup(value: unknown): value is SuggestionGroup {
  return typeof value === 'object' && value !== null && 'heading' in value && 'suggestions' in value
}
