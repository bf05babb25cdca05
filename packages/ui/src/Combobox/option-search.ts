import { useEffect, useState } from 'react'

/** The pause in typing before a search starts, in milliseconds. */
const pause = 150

/** The results of a search so far. */
export interface SearchResults<Option> {
  options: Option[]
  isLoading: boolean
}

interface Answer<Option> {
  query: string
  options: Option[]
}

/**
 * Searches for `query` once typing pauses, and ignores late responses. Keeps the last options during the next search, so the list
 * doesn't flicker. A failed search finds nothing.
 */
export function useOptionSearch<Option>(
  query: string,
  search: (query: string, signal: AbortSignal) => Promise<Option[]>,
): SearchResults<Option> {
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
