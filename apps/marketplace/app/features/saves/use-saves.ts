import { useSyncExternalStore } from 'react'
import { concernsSaves, readSaves, type Saves, storeSaves } from './saves'

const none: Saves = { liked: [], disliked: [] }
const listeners = new Set<() => void>()
let saves: Saves | undefined
/** How often the server has stored a change. */
let storedCount = 0

const notify = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (!concernsSaves(event)) return
    saves = undefined
    countStored()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the sets of this browser, read once until they change. */
export const currentSaves = (): Saves => (saves ??= readSaves(window.localStorage))

/** Replaces the sets of this browser. */
export function replaceSaves(next: Saves): void {
  storeSaves(window.localStorage, next)
  saves = next
  notify()
}

/** Says that the server has stored a change. */
export function countStored(): void {
  storedCount += 1
  notify()
}

/** Returns how often the server has stored a change. */
export const currentStoredCount = (): number => storedCount

/** Returns what the family thinks of communities, nothing while the page is rendered on the server. [FAV-002] */
export const useSaves = (): Saves => useSyncExternalStore(subscribe, currentSaves, () => none)

/** Returns a number that changes whenever the server has stored what the family thinks of a community, so lists can be loaded again. [FAV-003] */
export const useStoredCount = (): number => useSyncExternalStore(subscribe, currentStoredCount, () => 0)
