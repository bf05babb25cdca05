/** How a visit started. Visits from ads get their own wizard. [COMM-005, DATA-009] */
export type Entry = 'paid-ad' | 'direct'

/** The button that a request starts from. It's sent with the request. [DATA-009] */
export type Place = 'tile' | 'community-page' | 'chat'

/** The `utm_medium` values of ads. */
const paidMediums = new Set(['cpc', 'ppc', 'paid', 'paid-search', 'paid_search', 'paid-social', 'paid_social'])
const key = 'entry'

/**
 * Returns how this visit started. A URL with `entry=paid-ad`, or with the medium of an ad, makes it a paid-ad visit until the tab closes.
 * `storage` is the tab's session storage. [COMM-005, QUERY-005]
 */
export function readEntry(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Entry {
  const parameters = new URLSearchParams(search)
  const isPaid =
    parameters.get(key) === 'paid-ad' || paidMediums.has((parameters.get('utm_medium') ?? '').toLowerCase())
  if (isPaid) storage.setItem(key, 'paid-ad')
  return storage.getItem(key) === 'paid-ad' ? 'paid-ad' : 'direct'
}
