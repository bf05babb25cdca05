import { useNavigation } from '@remix-run/react'

/** Returns whether the next page, or the result of a form, is loading. */
export const useIsPending = (): boolean => useNavigation().state !== 'idle'
