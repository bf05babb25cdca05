import type { ProgressStorage } from '../progress/progress-storage'

/** The prefix of every key, so nothing else on the page is read or written. */
const prefix = 'gwizzy-wizard:'

/**
 * Returns the page's storage under the wizard's own keys by community, for another site's page: two wizards keep their answers apart, and
 * nothing else in the storage is read or written. If storage is blocked, answers last as long as the page. Can be called on a server, which
 * has no storage to read.
 */
export function communityStorage(community: string): ProgressStorage {
  let found: ProgressStorage | undefined
  const storage = () => (found ??= pageStorage())
  const name = (key: string) => `${prefix}${community}:${key}`
  return {
    getItem: (key) => storage().getItem(name(key)),
    setItem: (key, value) => storage().setItem(name(key), value),
  }
}

const memory = new Map<string, string>()
const memoryStorage: ProgressStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
}

/** Returns the page's storage, or memory if storage is blocked or full. */
function pageStorage(): ProgressStorage {
  try {
    const { localStorage } = window
    localStorage.setItem(`${prefix}probe`, '')
    localStorage.removeItem(`${prefix}probe`)
    return localStorage
  } catch {
    return memoryStorage
  }
}
