import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { filtersAnchor } from './filters/FilterBar'
import { mapAnchor } from '~/features/map'

/** What a phone shows of a listing. */
export type ListingView = 'list' | 'map' | 'filters'

/** The hash of each view. No element has these ids, so the page doesn't scroll. */
const hashes = { map: '#view-map', filters: '#view-filters' } as const

/** The view of each hash: also of those that the links have before the scripts start. */
const views: Readonly<Record<string, ListingView>> = {
  [hashes.map]: 'map',
  [hashes.filters]: 'filters',
  [`#${mapAnchor}`]: 'map',
  [`#${filtersAnchor}`]: 'filters',
}

const viewOf = (hash: string): ListingView => views[hash] ?? 'list'

/** What a phone shows of a listing, and how it changes. */
export interface ShownView {
  view: ListingView
  show: (view: ListingView) => void
}

/**
 * Returns what a phone shows of a listing. The view is in the address, so Back closes it, and a tap before the scripts start opens it once they do.
 * The history state of a view has the query of the list that it was opened from. [FIND-005]
 */
export function useListingView(): ShownView {
  const location = useLocation()
  const { hash, key } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const navigation = useNavigation()
  // The server doesn't get the hash.
  const isHydrated = useIsHydrated()
  const addressed = isHydrated ? viewOf(hash) : 'list'
  // Filters close when they're applied, before their listing is there.
  const isApplying = addressed === 'filters' && navigation.location && viewOf(navigation.location.hash) === 'list'
  const view = isApplying ? 'list' : addressed

  const closingKey = useRef<string>()
  useEffect(() => {
    closingKey.current = undefined
  }, [key])
  const show = (next: ListingView) => {
    if (next === view) return
    // The address can already have another area while the page of it is still being rendered.
    const { search } = window.location
    if (next !== 'list') {
      const isOnList = addressed === 'list'
      const options = { state: isOnList ? { list: search } : state, replace: !isOnList, preventScrollReset: true }
      void navigate({ search, hash: hashes[next] }, options)
    } else if (listOf(state) !== search) {
      void navigate({ search }, { replace: true })
    } else if (closingKey.current !== key) {
      closingKey.current = key
      void navigate(-1)
    }
  }
  return { view, show }
}

/** Returns the query of the list in the history entry before a view, if there is one. */
const listOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
