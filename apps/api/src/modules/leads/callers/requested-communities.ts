import type { Orm } from '../../../database/database'
import { listCommunities } from '../requests/action-store'
import type { RequestedCommunity } from '../requests/complete-request'

/** Returns public communities in the family's order. */
export async function listRequested(tx: Orm, slugs: string[]): Promise<RequestedCommunity[]> {
  const found = await listCommunities(tx, slugs)
  return slugs.flatMap((slug) => found.filter(({ id, status }) => id === slug && status > 0))
}
