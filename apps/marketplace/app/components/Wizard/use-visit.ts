import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { noteAffiliate } from '~/attribution/attribution'
import { tellApi, thisDevice } from '~/attribution/this-device'
import { rememberAffiliate } from './remember-affiliate'
import { type Entry, entryOf } from './visit'

/** How this visit began. Reads it off every page, and keeps what a partner's link tells. [QUERY-005, ATTR-004, ATTR-005] */
export function useVisit(): Entry {
  const { search } = useLocation()
  const [entry, setEntry] = useState<Entry>('direct')
  useEffect(() => {
    try {
      setEntry(entryOf(search, sessionStorage))
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
      // Without storage every visit is a direct one.
    }
  }, [search])
  return entry
}
