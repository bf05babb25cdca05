import { useSyncExternalStore } from 'react'
import type { ProgressStorage } from '../progress/persist-progress'

const subscribeToNothing = () => () => undefined

/** Whether storage can be read: false on the server and while its HTML is taken over, so that both show the same. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** The browser's storage, unless it is forbidden. */
function browserStorage(): ProgressStorage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Where progress is kept: `given`, else the browser's storage. Missing until it can be read. [GWZ-101] */
export function useStorage(custom: ProgressStorage | undefined) {
  const isHydrated = useIsHydrated()
  return { isHydrated, storage: isHydrated ? (custom ?? browserStorage()) : undefined }
}
