import { useLocation } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { pageAnalytics } from './page-analytics'

/** Reports each page that a person opens, and who signs in on it. [AUTH-010, CLIENT-008] */
export function useAnalytics(hasService: boolean): void {
  const { pathname } = useLocation()
  const analytics = useMemo(() => (hasService ? pageAnalytics(hasService) : undefined), [hasService])
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
