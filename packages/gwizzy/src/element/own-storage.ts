import type { ProgressStorage } from '../progress/persist-progress'

/**
 * The page's storage under names of the wizard's own, by community: two wizards on one page keep their answers apart, and
 * nothing else of the page is read or written. Where storage is forbidden, answers last as long as the page.
 */
export function ownStorage(community: string): ProgressStorage {
  const kept = pageStorage()
  const name = (key: string) => `gwizzy-wizard:${community}:${key}`
  return { getItem: (key) => kept.getItem(name(key)), setItem: (key, value) => kept.setItem(name(key), value) }
}

const memory = new Map<string, string>()

function pageStorage(): ProgressStorage {
  try {
    return window.localStorage
  } catch {
    return { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) }
  }
}
