import { useEffect } from 'react'
import { useVisitor } from '~/visitor/visitor'
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
    try {
      if (sessionStorage.getItem(key) === readFor) return
      sessionStorage.setItem(key, readFor)
    } catch {
      return
    }
    void import('./change-saves').then(({ refreshSaves }) => refreshSaves()).catch(() => undefined)
  }, [visitor])
}
