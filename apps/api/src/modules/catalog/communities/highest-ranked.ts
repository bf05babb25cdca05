import { desc } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { isPublic } from './public'

/** Returns the slug of the public community that ranks highest, or nothing in an empty catalog. */
export async function highestRankedCommunity(orm: Orm): Promise<string | undefined> {
  const [community] = await orm
    .select({ slug: communities.id })
    .from(communities)
    .where(isPublic)
    .orderBy(desc(communities.rank))
    .limit(1)
  return community?.slug
}
