import type { Affiliate } from '@pkg/api-client'

/** The storage key of a partner's data. [GWZ-096] */
export const affiliateKey = 'affiliatePartner'

/** The URL parameter of a partner's link. [QUERY-005] */
const parameter = 'partner-data'

/** The storage key of a link that hasn't been looked up yet, so the next page can do it. */
const pendingKey = 'affiliateLink'

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
  const data = new URLSearchParams(search).get(parameter) ?? storage.getItem(pendingKey)
  if (!data) return
  storage.setItem(pendingKey, data)
  try {
    storage.setItem(affiliateKey, JSON.stringify(await read(data)))
    storage.removeItem(pendingKey)
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') storage.removeItem(pendingKey)
    log('Could not load the partner’s data', error)
  }
}
