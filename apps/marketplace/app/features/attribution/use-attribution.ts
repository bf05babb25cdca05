import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { now } from '@pkg/domain'

/**
 * Records how the visitor arrived, on every page, once it's known whether someone is signed in. Pages that were opened from this site,
 * without parameters, load no script for it. [QUERY-005, ATTR-001, ATTR-002, ATTR-003]
 */
export function useAttribution(hasSession: boolean | undefined): void {
  const { search } = useLocation()
  useEffect(() => {
    const { referrer } = document
    const { origin } = location
    if (hasSession === undefined || (!search && (!referrer || referrer.startsWith(`${origin}/`)))) return
    const arrivedAt = now()
    void import('./record-arrival')
      .then(({ recordAndSend }) => recordAndSend({ search, referrer, origin, hasSession, now: arrivedAt }))
      .catch(() => undefined)
  }, [search, hasSession])
}
