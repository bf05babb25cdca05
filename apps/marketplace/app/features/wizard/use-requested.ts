import { useCallback, useEffect, useState } from 'react'
import { useVisitor } from '~/site/visitor/visitor'

/** Returns the communities whose pricing was requested, loaded once for known browsers, and a function that adds to them. [CTA-001, API-007] */
export function useRequested() {
  const isKnown = useVisitor()?.isKnown === true
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set())
  const add = useCallback((slugs: readonly string[]) => {
    if (slugs.length > 0) setRequested((known) => new Set([...known, ...slugs]))
  }, [])
  useEffect(() => {
    if (!isKnown) return
    void import('./wizard-services')
      .then(async ({ findRequested }) => add(await findRequested()))
      .catch(() => undefined)
  }, [isKnown, add])
  return { requested, add }
}
