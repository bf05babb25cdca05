import { useEffect, useState } from 'react'
import { useVisitor } from '~/site/visitor/visitor'
import { parseRelatives, type Relative } from './family-votes'
import { familyVotesPath } from '~/site/links/share-links'

/** Returns the relatives of the person or browser with their votes, on a page that is the same for everyone. None until they're loaded, or if we don't know the browser. [TRUST-014] */
export function useRelatives(): readonly Relative[] {
  const visitor = useVisitor()
  const isKnown = visitor !== undefined && (visitor.hasSession || visitor.isKnown)
  const [relatives, setRelatives] = useState<readonly Relative[]>([])
  useEffect(() => {
    if (!isKnown) return
    const left = new AbortController()
    fetch(familyVotesPath, { signal: left.signal })
      .then(async (response) => response.ok && setRelatives(parseRelatives(await response.json())))
      .catch(() => undefined)
    return () => left.abort()
  }, [isKnown])
  return relatives
}
