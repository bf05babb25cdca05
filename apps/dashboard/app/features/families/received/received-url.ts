/** The tabs of the families that are shared with a person, in order. */
export const receivedTabs = ['waiting', 'all'] as const

/** A tab of the families that are shared with a person. */
export type ReceivedTab = (typeof receivedTabs)[number]

/** Parses the query of the list, where `waiting` is the default tab. Returns undefined for an unknown tab or page. */
export function parseReceivedUrl(query: URLSearchParams): { tab: ReceivedTab; page: number } | undefined {
  const wanted = query.get('tab') ?? 'waiting'
  const tab = receivedTabs.find((known) => known === wanted)
  const page = Number(query.get('page') ?? 1)
  return tab !== undefined && Number.isInteger(page) && page >= 1 && page <= 100_000 ? { tab, page } : undefined
}

/** Returns the URL of a view of the list. */
export const receivedUrl = (tab: ReceivedTab, page = 1): string =>
  page > 1 ? `/families?tab=${tab}&page=${page}` : `/families?tab=${tab}`
