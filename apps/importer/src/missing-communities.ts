import { and, eq, gte } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'
import type { PublicFile } from './public-file'
import { recordedAsOf } from './store-communities'
import { isOlder } from './as-of-date'

/** A file that lacks more than this share of what is live is taken for a part of the register. */
const mostGone = 0.25

/** Whether a file is the whole of its source: told by the person, or found out. */
export type Wholeness = 'whole' | 'part' | 'unknown'

/** Live communities that a file no longer has. `isPart`: so many that it is no new edition but a part, and none is retired. */
export interface Gone {
  sourceIds: string[]
  isPart: boolean
  missing: number
}

/**
 * The live communities of a source that a newer file lacks, in the states that it covers. `seen` are all ids of the file, of rejected
 * rows too: a row that cannot be taken is not gone.
 */
export async function goneFrom(
  orm: Orm,
  { register: { source }, vintage }: PublicFile,
  seen: ReadonlySet<string>,
  states: ReadonlySet<string>,
  wholeness: Wholeness,
): Promise<Gone> {
  if (wholeness === 'part') return { sourceIds: [], isPart: true, missing: 0 }
  const live = await orm
    .select({ sourceId: communities.sourceId, state: communities.state, record: communities.record })
    .from(communities)
    .where(and(eq(communities.source, source), gte(communities.status, 0)))
  const covered = live.filter(({ state }) => states.has(state))
  const missing = covered.filter(
    ({ sourceId, record }) => !seen.has(sourceId) && isOlder(recordedAsOf(record), vintage),
  )
  const isPart = wholeness === 'unknown' && missing.length > covered.length * mostGone
  return {
    sourceIds: isPart ? [] : missing.map(({ sourceId }) => sourceId),
    isPart,
    missing: missing.length,
  }
}
