import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { noteAffiliate } from '~/attribution/attribution'
import { tellApi, thisDevice } from '~/attribution/this-device'
import { rememberAffiliate } from './remember-affiliate'
import { type Entry, entryOf } from './visit'

/** How this visit began, read when it is needed: a press may come before any effect. Without storage every visit is a direct one. */
export function currentEntry(): Entry {
  try {
    return entryOf(window.location.search, sessionStorage)
  } catch {
    return 'direct'
  }
}

/** Reads off every page how the visit began, and keeps what a partner's link tells. [QUERY-005, ATTR-004, ATTR-005] */
export function useVisit(): void {
  const { search } = useLocation()
  useEffect(() => {
    // Kept in the tab, for pages whose address says nothing of it.
    currentEntry()
    try {
      void rememberAffiliate(
        search,
        localStorage,
        async (data) => {
          const affiliate = await (await import('./wizard-services')).api.affiliates.read({ data })
          void tellApi(noteAffiliate(affiliate, thisDevice(), new Date()))
          return affiliate
        },
        (message, error) => console.error(message, error),
      )
    } catch {
      // Without storage nobody can be kept.
    }
  }, [search])
}
