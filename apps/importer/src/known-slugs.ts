import { asc, gt } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { communities, communitySlugs } from '@pkg/api/schema'

const pageSize = 20_000

/** The slugs in the catalog. */
export interface KnownSlugs {
  /** The slugs of a source's communities, by their ids in the source. */
  slugs: ReadonlyMap<string, string>
  /** The current and former slugs of all communities. */
  usedSlugs: ReadonlySet<string>
}

/** Loads the slugs of the catalog in pages. */
export async function loadKnownSlugs(orm: Orm, source: string): Promise<KnownSlugs> {
  const slugs = new Map<string, string>()
  const former = await orm.select({ slug: communitySlugs.slug }).from(communitySlugs)
  const usedSlugs = new Set(former.map(({ slug }) => slug))
  let last = ''
  for (;;) {
    const rows = await orm
      .select({ id: communities.id, source: communities.source, sourceId: communities.sourceId })
      .from(communities)
      .where(gt(communities.id, last))
      .orderBy(asc(communities.id))
      .limit(pageSize)
    for (const row of rows) {
      usedSlugs.add(row.id)
      if (row.source === source) slugs.set(row.sourceId, row.id)
    }
    const end = rows.at(-1)
    if (!end) return { slugs, usedSlugs }
    last = end.id
  }
}
