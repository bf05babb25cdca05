/** How a visit began, as far as the wizard asks differently for it. [COMM-005, DATA-009] */
export type Entry = 'paid-ad' | 'direct'

/** The button that a request starts from. It's sent with the request. [DATA-009] */
export type Place = 'tile' | 'community-page'

/** The mediums that advertisements come under. */
const paidMediums = new Set(['cpc', 'ppc', 'paid', 'paid-search', 'paid_search', 'paid-social', 'paid_social'])
const key = 'entry'

/**
 * The entry of this visit: an address with `entry=paid-ad`, or with the medium of an advertisement, makes it one of an ad for as long as
 * the tab is open. `storage` is the tab's own. [COMM-005, QUERY-005]
 */
export function entryOf(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Entry {
  const parameters = new URLSearchParams(search)
  const isPaid =
    parameters.get(key) === 'paid-ad' || paidMediums.has((parameters.get('utm_medium') ?? '').toLowerCase())
  if (isPaid) storage.setItem(key, 'paid-ad')
  return storage.getItem(key) === 'paid-ad' ? 'paid-ad' : 'direct'
}
