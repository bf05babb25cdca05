import type { Affiliate } from '@pkg/api-client'
import { findAffiliateLink, pendingLinkKey } from './affiliate-link'

/** The storage key of a partner's data. [GWZ-096] */
export const affiliateKey = 'affiliatePartner'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Looks up a partner's link and stores its data on the device. When the page closes first or the API is down, the next page tries again.
 * Failures are logged. [ATTR-004, ERR-004, API-048]
 */
export async function storeAffiliate(
  search: string,
  storage: Store,
  read: (data: string) => Promise<Affiliate>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const data = findAffiliateLink(search, storage)
  if (!data) return
  storage.setItem(pendingLinkKey, data)
  try {
    storage.setItem(affiliateKey, JSON.stringify(await read(data)))
    storage.removeItem(pendingLinkKey)
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') storage.removeItem(pendingLinkKey)
    log('Could not load the partner’s data', error)
  }
}
