import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { readSaved, type Saved } from './saved'

/** Returns a key that changes when the page says that a form was saved, and empty until then. Live updates don't change it. [WORK-005] */
export function useSavedKey(saved: Saved): string {
  const { key, search } = useLocation()
  const keyOfSaving = readSaved(new URLSearchParams(search)) === saved ? key : undefined
  const [savedKey, setSavedKey] = useState(keyOfSaving ?? '')
  if (keyOfSaving !== undefined && keyOfSaving !== savedKey) setSavedKey(keyOfSaving)
  return savedKey
}
