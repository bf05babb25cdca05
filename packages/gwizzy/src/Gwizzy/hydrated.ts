import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether storage can be read: false on the server and while its HTML is taken over, so that both show the same. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
