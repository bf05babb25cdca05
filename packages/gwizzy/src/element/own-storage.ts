import type { ProgressStorage } from '../progress/persist-progress'

/** Nothing else of the page is read or written. */
const prefix = 'gwizzy-wizard:'

/**
 * The page's storage under names of the wizard's own, by community: two wizards on one page keep their answers apart. Where
 * storage is forbidden, answers last as long as the page.
 */
export function ownStorage(community: string): ProgressStorage {
  const kept = pageStorage()
  const name = (key: string) => `${prefix}${community}:${key}`
  return { getItem: (key) => kept.getItem(name(key)), setItem: (key, value) => kept.setItem(name(key), value) }
}

/** By which the API knows this browser again on this site, where its cookies do not reach. Made when it is first needed. */
export function visitorId(): string {
  const kept = pageStorage()
  const name = `${prefix}visitor`
  const known = kept.getItem(name)
  if (known) return known
  const made = crypto.randomUUID()
  kept.setItem(name, made)
  return made
}

const memory = new Map<string, string>()
const forgetful: ProgressStorage = {
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
    return forgetful
  }
}
