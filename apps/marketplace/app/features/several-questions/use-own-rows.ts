import { useEffect, useState } from 'react'
import { ownRowsPath } from '~/site/links/several-questions-links'
import { sitePath } from '~/site/frame/site-path'
import { useVisitor } from '~/site/visitor/visitor'
import type { OwnRows } from './own-rows'

/** Returns what the person asked the communities, on a page that is the same for everyone. Undefined until it's loaded, or if we don't know the browser. [COMM-010] */
export function useOwnRows(communityIds: readonly string[]): OwnRows | undefined {
  const visitor = useVisitor()
  const isKnown = visitor !== undefined && (visitor.hasSession || visitor.isKnown)
  const path = sitePath(ownRowsPath(communityIds))
  const [loaded, setLoaded] = useState<{ path: string; rows: OwnRows }>()
  useEffect(() => {
    if (!isKnown) return
    const left = new AbortController()
    fetch(path, { signal: left.signal })
      .then(async (response) => {
        if (!response.ok) return
        // Most browsers have asked nothing, so this loads late.
        const { parseOwnRows } = await import('./own-rows')
        setLoaded({ path, rows: parseOwnRows(await response.json()) })
      })
      .catch(() => undefined)
    return () => left.abort()
  }, [isKnown, path])
  return loaded?.path === path ? loaded.rows : undefined
}
