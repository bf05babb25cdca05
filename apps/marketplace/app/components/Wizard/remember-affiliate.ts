import type { Affiliate } from '@pkg/api-client'

/** Under which name a partner's data is kept on the device. [GWZ-096] */
export const affiliateKey = 'affiliatePartner'

/** The parameter of a partner's link. [QUERY-005] */
const parameter = 'partner-data'

/** Under which name a link stands that is not looked up yet: who goes on to another page takes it along. */
const openKey = 'affiliateLink'

/** What the device keeps for as long as it likes. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Looks up what a partner's link tells and keeps it on the device. A page that is left before the answer came, and a lookup that
 * reached nobody, are made up for on the next page; a failure is logged and changes nothing that people see. [ATTR-004, ERR-004, API-048]
 */
export async function rememberAffiliate(
  search: string,
  storage: Kept,
  read: (data: string) => Promise<Affiliate>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const data = new URLSearchParams(search).get(parameter) ?? storage.getItem(openKey)
  if (!data) return
  storage.setItem(openKey, data)
  try {
    storage.setItem(affiliateKey, JSON.stringify(await read(data)))
    storage.removeItem(openKey)
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') storage.removeItem(openKey)
    log('The data of the partner could not be read', error)
  }
}
