import { breakpoints } from '@pkg/ui'
import { useSyncExternalStore } from 'react'

const laptop = `(min-width: ${breakpoints.laptop}px)`

function subscribe(changed: () => void) {
  const query = window.matchMedia(laptop)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is as wide as a laptop's; on the server it is not. */
export const useIsLaptop = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(laptop).matches,
    () => false,
  )
