import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { readSaved, type Saved } from './saved'

/**
 * Returns a key that changes when the page says that a form was saved, and empty until then. Live updates don't change it. On a page with several
 * records, it's the form `of` one. [WORK-005]
 */
export function useSavedKey(saved: Saved | readonly Saved[], of?: string): string {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const now = readSaved(query)
  const isThis = now !== undefined && [saved].flat().includes(now) && (of === undefined || query.get('of') === of)
  return useKeyWhile(isThis)
}

/** Returns a key that changes each time the page opens with what `isNow` says, and empty until then. Live updates don't change it. [WORK-005] */
export function useKeyWhile(isNow: boolean): string {
  const { key } = useLocation()
  const keyOfSaving = isNow ? key : undefined
  const [savedKey, setSavedKey] = useState(keyOfSaving ?? '')
  if (keyOfSaving !== undefined && keyOfSaving !== savedKey) setSavedKey(keyOfSaving)
  return savedKey
}
