import type { Affiliate } from '@pkg/api-client'

/** Under which name a partner's data is kept on the device. [GWZ-096] */
export const affiliateKey = 'affiliatePartner'

/** The parameter of a partner's link. [QUERY-005] */
const parameter = 'partner-data'

/**
 * Looks up what a partner's link tells and keeps it on the device. A lookup that fails is logged and changes nothing that people see.
 * [ATTR-004, ERR-004, API-048]
 */
export async function rememberAffiliate(
  search: string,
  storage: Pick<Storage, 'setItem'>,
  read: (data: string) => Promise<Affiliate>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const data = new URLSearchParams(search).get(parameter)
  if (!data) return
  try {
    storage.setItem(affiliateKey, JSON.stringify(await read(data)))
  } catch (error) {
    log('The data of the partner could not be read', error)
  }
}
