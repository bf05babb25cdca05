/** The URL parameter of a partner's link. [QUERY-005] */
const linkParameter = 'partner-data'

/** The storage key of a link that hasn't been looked up yet, so the next page can do it. */
export const pendingLinkKey = 'affiliateLink'

/** Returns the data of a partner's link: that of this URL, or one that hasn't been looked up yet. */
export function findAffiliateLink(search: string, storage: Pick<Storage, 'getItem'>): string | null {
  return new URLSearchParams(search).get(linkParameter) ?? storage.getItem(pendingLinkKey)
}
