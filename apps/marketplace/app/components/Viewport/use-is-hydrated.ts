import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser has taken the page over: false on the server and in the first render, so that both show the same. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
