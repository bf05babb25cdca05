import { breakpoints } from '@pkg/ui'
import { useSyncExternalStore } from 'react'

const laptop = `(min-width: ${breakpoints.laptop}px)`

function subscribe(changed: () => void) {
  const query = window.matchMedia(laptop)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Returns whether the window is at least as wide as a laptop's. On the server it's false. */
export const useIsLaptop = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(laptop).matches,
    () => false,
  )
