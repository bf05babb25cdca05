import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { filtersAnchor } from '~/listing-filters/FilterBar'
import { mapAnchor } from '~/map/ListingMap'

/** What a phone shows of a listing. */
export type ListingView = 'list' | 'map' | 'filters'

/** The state of a history entry that opened a view, so closing the view goes back one entry. */
const opened = { isView: true }

const viewOf = (hash: string): ListingView =>
  hash === `#${mapAnchor}` ? 'map' : hash === `#${filtersAnchor}` ? 'filters' : 'list'

/** What a phone shows of a listing, and how it changes. */
export interface ShownView {
  view: ListingView
  show: (view: ListingView) => void
  /** Shows the list until a navigation that leaves the view ends. */
  leave: () => void
}

/**
 * Returns what a phone shows of a listing. The view is in the address, so Back closes it, and a tap before the script
 * started opens it afterward. [FIND-005]
 */
export function useListingView(): ShownView {
  const location = useLocation()
  const { search, hash } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  // The server doesn't get the hash, so the first render shows the list.
  const [view, setView] = useState<ListingView>('list')
  const wanted = viewOf(hash)
  useEffect(() => setView(wanted), [wanted])

  const isOpened = typeof state === 'object' && state !== null && 'isView' in state
  const show = (next: ListingView) => {
    if (next === wanted) return
    if (next !== 'list') {
      const anchor = next === 'map' ? mapAnchor : filtersAnchor
      void navigate({ search, hash: anchor }, { state: opened, replace: wanted !== 'list', preventScrollReset: true })
    } else if (isOpened) void navigate(-1)
    else void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return { view, show, leave: () => setView('list') }
}
