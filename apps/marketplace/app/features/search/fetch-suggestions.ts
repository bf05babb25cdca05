import type { Suggestion } from '@pkg/api-client'
import { sitePath } from '~/site/frame/site-path'

/** Returns suggestions for what a person has typed, from this site's own address. @throws {Error} if the site can't be reached */
export async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(sitePath(`/suggestions?${new URLSearchParams({ q: typed })}`), { signal })
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`)
  const body: unknown = await response.json()
  return Array.isArray(body) ? body.filter(isSuggestion) : []
}

function isSuggestion(value: unknown): value is Suggestion {
  return typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'path' in value
}
