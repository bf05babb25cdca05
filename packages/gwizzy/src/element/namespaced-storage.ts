import type { ProgressStorage } from '../progress/persist-progress'

/** Nothing else of the page is read or written. */
const prefix = 'gwizzy-wizard:'

/**
 * The page's storage under names of the wizard's own, by community: two wizards on one page keep their answers apart. Where
 * storage is forbidden, answers last as long as the page.
 */
export function namespacedStorage(community: string): ProgressStorage {
  const kept = pageStorage()
  const name = (key: string) => `${prefix}${community}:${key}`
  return { getItem: (key) => kept.getItem(name(key)), setItem: (key, value) => kept.setItem(name(key), value) }
}

const memory = new Map<string, string>()
const memoryStorage: ProgressStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
}

/** The page's storage, or memory where it is forbidden or full. */
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
