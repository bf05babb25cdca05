import { useEffect, useState } from 'react'
import { fetchSuggestions } from './fetch-suggestions'
import type { SuggestionGroup } from './suggestion-group'

/** The pause in typing before suggestions are fetched, in milliseconds. */
const pause = 120

/** The suggestions for a text. `typed` is the text they were fetched for. */
interface Found {
  typed: string
  groups: SuggestionGroup[]
}

const nothing: Found = { typed: '', groups: [] }

/**
 * Returns suggestions for a text once typing pauses. Keeps the last ones while the next are fetched, so the list doesn't flicker, and ignores late
 * responses. A failed request suggests nothing.
 */
export function useSuggestions(typed: string): Found {
  const [found, setFound] = useState(nothing)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === '') return setFound(nothing)
    const controller = new AbortController()
    const show = (groups: SuggestionGroup[]) => {
      if (!controller.signal.aborted) setFound({ typed: wanted, groups })
    }
    const timer = setTimeout(() => void fetchSuggestions(wanted, controller.signal).then(show, () => show([])), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted])
  return wanted === '' ? nothing : found
}
