import { asc, gt } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { communities, communitySlugs } from '@pkg/api/schema'

const pageSize = 20_000

/** What an import must know of the catalogue as it is. */
export interface KnownCommunities {
  /** The slug that each facility of the source has, by its id in the register. */
  slugs: ReadonlyMap<string, string>
  /** The slugs that communities of any source use or have used. */
  taken: ReadonlySet<string>
}

/** Reads the slugs of the catalogue page by page, and nothing else of it. */
export async function knownCommunities(orm: Orm, source: string): Promise<KnownCommunities> {
  const slugs = new Map<string, string>()
  const former = await orm.select({ slug: communitySlugs.slug }).from(communitySlugs)
  const taken = new Set(former.map(({ slug }) => slug))
  let last = ''
  for (;;) {
    const rows = await orm
      .select({ id: communities.id, source: communities.source, sourceId: communities.sourceId })
      .from(communities)
      .where(gt(communities.id, last))
      .orderBy(asc(communities.id))
      .limit(pageSize)
    for (const row of rows) {
      taken.add(row.id)
      if (row.source === source) slugs.set(row.sourceId, row.id)
    }
    const end = rows.at(-1)
    if (!end) return { slugs, taken }
    last = end.id
  }
}
