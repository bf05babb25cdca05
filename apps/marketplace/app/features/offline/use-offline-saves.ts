import { useEffect } from 'react'
import { useSaves } from '~/features/saves'
import { offlineCommunity, offlineKey } from './saved-offline'

/** As many as the API returns on a page. */
const most = 100

/**
 * Keeps the name, address, and price of each saved community in this browser, for the page that shows while it's offline. Without any, nothing is
 * kept, so a shared device has none after a sign-out. [FAV-002, FIND-014]
 */
export function useOfflineSaves(): void {
  const { liked } = useSaves()
  const ids = liked.slice(-most).join()
  useEffect(() => {
    let isCurrent = true
    const keep = async () => {
      const communities = ids ? await loadCommunities(ids) : []
      if (!isCurrent) return
      if (communities.length > 0) localStorage.setItem(offlineKey, JSON.stringify(communities))
      else localStorage.removeItem(offlineKey)
    }
    // Offline or without storage, the browser keeps what it has.
    keep().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [ids])
}

async function loadCommunities(ids: string) {
  const { api } = await import('~/site/api/api')
  const { items } = await api.communities.list({ 'filter[id]': ids, 'page-size': String(most) })
  return items.map(offlineCommunity)
}
