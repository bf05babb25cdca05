import type { Affiliate } from '@pkg/api-client'

/** Under which name a partner's data is kept on the device. [GWZ-096] */
const key = 'affiliatePartner'

/** The parameter of a partner's link. [QUERY-005] */
const parameter = 'partner-data'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Looks up what a partner's link tells and keeps it on the device. A lookup that fails is logged and changes nothing that people see.
 * [ATTR-004, ERR-004, API-048]
 */
export async function rememberAffiliate(
  search: string,
  storage: Kept,
  read: (data: string) => Promise<Affiliate>,
  log: (message: string, error: unknown) => void,
): Promise<void> {
  const data = new URLSearchParams(search).get(parameter)
  if (!data) return
  try {
    storage.setItem(key, JSON.stringify(await read(data)))
  } catch (error) {
    log('The data of the partner could not be read', error)
  }
}

/** The partner who sent this person, if one did; the wizard asks only what is still open. [GWZ-096, GWZ-099] */
export function keptAffiliate(storage: Kept): Pick<Affiliate, 'name' | 'answers'> | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('answers' in kept)) return undefined
    const { name, answers } = kept
    return typeof name === 'string' && typeof answers === 'object' && answers !== null ? { name, answers } : undefined
  } catch {
    return undefined
  }
}
