import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { recordAffiliate } from '~/attribution/attribution'
import { sendArrival, thisDevice } from '~/attribution/this-device'
import { storeAffiliate } from './store-affiliate'
import { type Entry, readEntry } from './visit'

/** Returns how this visit started. It reads on demand, since a click may come before any effect. Without storage, every visit is direct. */
export function currentEntry(): Entry {
  try {
    return readEntry(window.location.search, sessionStorage)
  } catch {
    return 'direct'
  }
}

/** Records how the visit started, and stores the data of a partner's link. [QUERY-005, ATTR-004, ATTR-005] */
export function useVisit(): void {
  const { search } = useLocation()
  useEffect(() => {
    // Stores the entry in the tab for pages whose URL doesn't have it.
    currentEntry()
    try {
      void storeAffiliate(
        search,
        localStorage,
        async (data) => {
          const affiliate = await (await import('./wizard-services')).api.affiliates.read({ data })
          void sendArrival(recordAffiliate(affiliate, thisDevice(), new Date()))
          return affiliate
        },
        (message, error) => console.error(message, error),
      )
    } catch {
      // Without storage, there's nothing to record.
    }
  }, [search])
}
