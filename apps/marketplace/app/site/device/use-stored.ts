import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Returns the text that this browser stores under a key. Null without one, if storage is blocked, and while the page is rendered on the server. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    () => null,
  )
