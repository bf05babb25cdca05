import { useCallback, useEffect, useState } from 'react'
import { useSite } from '~/site/site'

/**
 * The communities whose pricing was asked for, and a way to add to them. They are looked up once, for browsers that the API knows.
 * [CTA-001, API-007]
 */
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
