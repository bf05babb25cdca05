import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import type { Found } from './found-record'
import { longestTerm, shortestTerm } from './term-length'

/** Milliseconds without typing before a search. */
const typingPause = 200

/** Milliseconds before a search that failed is sent again. */
const failedPause = 5000

/** Returns what a search finds, a moment after the last key. A search that fails is sent again. */
export function useFoundRecords(term: string): Omit<Found, 'term'> & { isSearching: boolean } {
  const { load, data } = useFetcher<Found>()
  const isLong = term.trim().length >= shortestTerm
  useEffect(() => {
    if (!isLong) return
    const timer = setTimeout(() => load(searchUrl(term)), typingPause)
    return () => clearTimeout(timer)
  }, [term, isLong, load])
  useEffect(() => {
    if (!isLong || !data?.isDown) return
    const timer = setTimeout(() => load(searchUrl(term)), failedPause)
    return () => clearTimeout(timer)
  }, [data, term, isLong, load])
  if (!isLong) return { found: [], isSearching: false }
  return { found: [], ...data, isSearching: !data?.isDown && data?.term !== term.trim().slice(0, longestTerm) }
}

const searchUrl = (term: string) => `/search/palette?${String(new URLSearchParams({ q: term }))}`
