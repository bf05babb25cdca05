import { useEffect } from 'react'
import { useVisitor } from '~/site/visitor/visitor'
import { readSaves } from './saves'

/** Where the tab keeps whose saved communities it read last. */
const key = 'savesReadFor'

/**
 * Reads the saved communities from the server once in each tab, and again after someone signs in or out, because the server knows those of other
 * devices. A browser that we don’t know and that saved nothing sends no request. [FAV-002]
 */
export function useSavesRefresh(): void {
  const visitor = useVisitor()
  useEffect(() => {
    if (!visitor) return
    const readFor = visitor.hasSession ? 'account' : 'browser'
    const { liked, disliked } = readSaves(window.localStorage)
    if (!visitor.hasSession && !visitor.isKnown && liked.length + disliked.length === 0) return
    if (hasReadFor(readFor)) return
    void import('./change-saves')
      .then(({ refreshSaves }) => refreshSaves())
      // Only now: a page that is left before the response must not keep the next one from reading.
      .then((hasRead) => hasRead && window.sessionStorage.setItem(key, readFor))
      .catch(() => undefined)
  }, [visitor])
}

/** Returns whether this tab has read them for the account or the browser. Where storage is blocked, they aren't kept, so nothing is read. */
function hasReadFor(readFor: string): boolean {
  try {
    return window.sessionStorage.getItem(key) === readFor
  } catch {
    return true
  }
}
