import { useEffect, useState } from 'react'

/** How long a person pauses typing before a search starts, in milliseconds. */
const pause = 150

/** What a search has found so far. */
export interface Found<Option> {
  options: Option[]
  isLoading: boolean
}

interface Answer<Option> {
  query: string
  options: Option[]
}

/**
 * Searches for `query` once typing pauses, and drops answers that come too late. The options of the last answer stay while the
 * next one is under way, so that the list does not flicker. A failed search finds nothing.
 */
export function useOptionSearch<Option>(
  query: string,
  search: (query: string, signal: AbortSignal) => Promise<Option[]>,
): Found<Option> {
  const [answer, setAnswer] = useState<Answer<Option>>({ query: '', options: [] })
  const wanted = query.trim()

  useEffect(() => {
    if (wanted === '') return
    const controller = new AbortController()
    const keep = (options: Option[]) => {
      if (!controller.signal.aborted) setAnswer({ query: wanted, options })
    }
    const timer = setTimeout(() => {
      search(wanted, controller.signal).then(keep, () => keep([]))
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, search])

  if (wanted === '') return { options: [], isLoading: false }
  return { options: answer.options, isLoading: answer.query !== wanted }
}
