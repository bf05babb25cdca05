import { useLocation } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { analyticsOfPage } from './this-page'

/** Tells of every page that is looked at, and of who has signed in on it. [AUTH-010, CLIENT-008] */
export function useAnalytics(hasService: boolean): void {
  const { pathname } = useLocation()
  const analytics = useMemo(() => (hasService ? analyticsOfPage(hasService) : undefined), [hasService])
  useEffect(() => analytics?.page(pathname), [analytics, pathname])
  useEffect(() => {
    if (!analytics) return
    const onIdentify = (event: Event) => {
      if (event instanceof CustomEvent && isIdentity(event.detail)) analytics.identify(event.detail)
    }
    window.addEventListener('hearthway:identify', onIdentify)
    return () => window.removeEventListener('hearthway:identify', onIdentify)
  }, [analytics])
}

/** Returns whether the detail of an event names who signed in. */
function isIdentity(detail: unknown): detail is { userId: string; role: string } {
  if (typeof detail !== 'object' || detail === null || !('userId' in detail) || !('role' in detail)) return false
  return typeof detail.userId === 'string' && typeof detail.role === 'string'
}
