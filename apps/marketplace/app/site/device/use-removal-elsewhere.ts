import { useEffect } from 'react'
import { isRemoval, removeFromTab } from './device-data'

/**
 * Loads the page again when another tab has removed what a person told us, because an open wizard would store its answers again. A page that the
 * browser kept as it was, for its Back button, does the same. [EDGE-011]
 */
export function useRemovalElsewhere(): void {
  useEffect(() => {
    let keys: string[] = []
    const removeHere = (event: Pick<StorageEvent, 'key'>) => {
      removeFromTab(event, window.sessionStorage)
      window.location.reload()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === readStorage() && isRemoval(event)) removeHere(event)
    }
    const onHide = () => void (keys = Object.keys(readStorage() ?? {}))
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const storage = readStorage()
      const removed = keys.find((key) => isRemoval({ key, newValue: storage?.getItem(key) ?? null }))
      if (persisted && removed !== undefined) removeHere({ key: removed })
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}

/** Returns the browser’s storage, unless it’s blocked. */
function readStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
