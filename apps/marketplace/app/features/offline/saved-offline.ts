import type { CommunityTile } from '@pkg/domain'
import { tilePrices } from '~/features/tile'

/** What the offline page shows of a saved community. */
export interface OfflineCommunity {
  name: string
  address: string
  price: string
}

/** Where local storage keeps them for the offline page. */
export const offlineKey = 'savedOffline'

/** Returns what the offline page shows of a community. */
export function offlineCommunity(community: CommunityTile): OfflineCommunity {
  const { name, addressString: address } = community
  const { leading, details } = tilePrices(community)
  return { name, address, price: [leading, ...details].join(', ') }
}
