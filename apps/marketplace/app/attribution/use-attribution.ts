import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { noteArrival } from './attribution'
import { tellApi, thisDevice } from './this-device'

/** Reads off every page how this browser came. [QUERY-005, ATTR-001, ATTR-002, ATTR-003] */
export function useAttribution(hasSession: boolean): void {
  const { search } = useLocation()
  useEffect(() => {
    try {
      const { referrer } = document
      const news = noteArrival({ search, referrer, origin: location.origin, hasSession, now: new Date() }, thisDevice())
      if (news) void tellApi(news)
    } catch {
      // Without storage nothing is noted.
    }
  }, [search, hasSession])
}
