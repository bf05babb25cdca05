import type { ProgressStorage } from '../progress/progress-storage'

const name = 'gwizzy-wizard:visitor'
let generatedId: string | undefined

/**
 * Returns the id by which the API recognizes this browser on a partner's site, where its cookies don't work. Stores a random id in the
 * page's storage. If storage is blocked, the id lasts as long as the page.
 */
export function visitorId(storage?: ProgressStorage): string {
  generatedId ??= crypto.randomUUID()
  try {
    const store = storage ?? window.localStorage
    const known = store.getItem(name)
    if (known) return known
    store.setItem(name, generatedId)
  } catch {
    // Storage is blocked, so the id can't be saved.
  }
  return generatedId
}
