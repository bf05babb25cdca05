import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the page is hydrated: false on the server and in the first render, so both match. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
