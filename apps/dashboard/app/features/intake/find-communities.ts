import type { Client } from '@pkg/api-client'
import type { PickedCommunity } from './answer-values'

const most = 8

/** Returns whether a search has enough letters or digits. */
const isSearchable = (term: string): boolean => term.trim().length > 1 && /[\p{L}\p{N}]/u.test(term)

/** Finds communities by name and place, with their address. [WORK-022] */
export async function findCommunities(
  { staffSearch }: Pick<Client, 'staffSearch'>,
  term: string,
  signal?: AbortSignal,
): Promise<PickedCommunity[]> {
  const q = term.trim().slice(0, 80)
  if (!isSearchable(q)) return []
  const query = { q, 'filter[recordType]': 'communities' as const, 'page-size': most }
  const { items } = await staffSearch.list(query, signal ? { signal } : {})
  return items.map(({ recordId, title, detail }) => ({
    id: recordId,
    label: [title, detail].filter(Boolean).join(', '),
  }))
}
