import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { recordArrival } from './attribution'
import { sendArrival, thisDevice } from './this-device'

/** Records how the visitor arrived, on every page, once it's known whether someone is signed in. [QUERY-005, ATTR-001, ATTR-002, ATTR-003] */
export function useAttribution(hasSession: boolean | undefined): void {
  const { search } = useLocation()
  useEffect(() => {
    if (hasSession === undefined) return
    try {
      const { referrer } = document
      const changes = recordArrival(
        { search, referrer, origin: location.origin, hasSession, now: new Date() },
        thisDevice(),
      )
      if (changes) void sendArrival(changes)
    } catch {
      // Without storage, there's nothing to record.
    }
  }, [search, hasSession])
}
