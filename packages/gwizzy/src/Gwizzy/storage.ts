import { useSyncExternalStore } from 'react'
import type { ProgressStorage } from '../progress/progress-storage'

const subscribeToNothing = () => () => undefined

/** Returns whether storage can be read: false on the server and during hydration, so both render the same. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** Returns the browser's storage, unless it's blocked. */
function browserStorage(): ProgressStorage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Returns the storage for progress: `custom`, or the browser's storage. Missing until it can be read. [GWZ-101] */
export function useStorage(custom: ProgressStorage | undefined) {
  const isHydrated = useIsHydrated()
  return { isHydrated, storage: isHydrated ? (custom ?? browserStorage()) : undefined }
}
