import type { ProgressStorage } from '../progress/persist-progress'

const name = 'gwizzy-wizard:visitor'
let generatedId: string | undefined

/**
 * By which the API knows this browser again on a partner's site, where its cookies do not reach: a random id, kept in the
 * page's storage. Where that is forbidden, it lasts as long as the page.
 */
export function visitorId(storage?: ProgressStorage): string {
  generatedId ??= crypto.randomUUID()
  try {
    const kept = storage ?? window.localStorage
    const known = kept.getItem(name)
    if (known) return known
    kept.setItem(name, generatedId)
  } catch {
    // There is nowhere to keep it.
  }
  return generatedId
}
