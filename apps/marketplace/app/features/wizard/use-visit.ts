import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { findAffiliateLink } from './affiliate-link'
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
      // Almost no visit starts with a partner's link, so its script loads only for those.
      if (findAffiliateLink(search, localStorage)) {
        void import('./record-affiliate')
          .then(({ recordAffiliateLink }) => recordAffiliateLink(search))
          .catch((error: unknown) => console.error('Could not load the partner’s data', error))
      }
    } catch {
      // Without storage, there's nothing to record.
    }
  }, [search])
}
