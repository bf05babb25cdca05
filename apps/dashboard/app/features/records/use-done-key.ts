import { useSearchParams } from '@remix-run/react'
import { useKeyWhile } from '~/site/forms/use-saved-key'
import { readRecordState } from './record-url'

/** Returns a key that changes when the page says that an action was done, which empties its form. */
export function useDoneKey(action: string): string {
  const [query] = useSearchParams()
  return useKeyWhile(readRecordState(query).done === action)
}
