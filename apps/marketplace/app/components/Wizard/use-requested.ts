import { useCallback, useEffect, useState } from 'react'
import { useSite } from '~/site/site'

/** Returns the communities whose pricing was requested, loaded once for known browsers, and a function that adds to them. [CTA-001, API-007] */
export function useRequested() {
  const { isKnown } = useSite()
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
