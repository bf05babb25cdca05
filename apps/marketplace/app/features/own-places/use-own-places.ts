import { useCallback, useSyncExternalStore } from 'react'
import { concernsOwnPlaces, type OwnPlace, readOwnPlaces, storeOwnPlaces } from './own-places'

const none: readonly OwnPlace[] = []
const listeners = new Set<() => void>()
let places: readonly OwnPlace[] | undefined

function refresh() {
  places = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (concernsOwnPlaces(event)) refresh()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The places, read once until they change. */
function current(): readonly OwnPlace[] {
  places ??= readOwnPlaces(window.localStorage)
  return places
}

function currentOrNone(): readonly OwnPlace[] {
  try {
    return current()
  } catch {
    return none
  }
}

/** Returns the family's places on this device, none while the page is rendered on the server, and a function that replaces them. [FIND-018] */
export function useOwnPlaces() {
  const saved = useSyncExternalStore(subscribe, currentOrNone, () => none)
  const replace = useCallback((changed: readonly OwnPlace[]) => {
    storeOwnPlaces(window.localStorage, changed)
    refresh()
  }, [])
  return { places: saved, replace }
}
