import { and, eq, gte } from 'drizzle-orm'
import type { Orm } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'
import type { PublicFile } from './public-file'
import { recordedAsOf } from './store-communities'
import { isOlder } from './as-of-date'

/** The largest share of live communities that a complete file may lack. */
const maximumMissingShare = 0.25

/** Whether a file contains its whole source. The importer decides an unknown coverage. */
export type Coverage = 'complete' | 'partial' | 'unknown'

/** Live communities that a file doesn't contain. */
export interface MissingCommunities {
  /** The communities to retire: none for a partial file. */
  sourceIds: string[]
  isPartial: boolean
  count: number
}

/**
 * Finds the live communities of a source that a newer file doesn't contain, in the states that it covers. `seen` contains all ids in the
 * file. The ids of rejected rows count too, because those communities aren't missing.
 */
export async function findMissing(
  orm: Orm,
  { source: { name: source }, asOf }: PublicFile,
  seen: ReadonlySet<string>,
  states: ReadonlySet<string>,
  coverage: Coverage,
): Promise<MissingCommunities> {
  if (coverage === 'partial') return { sourceIds: [], isPartial: true, count: 0 }
  const live = await orm
    .select({ sourceId: communities.sourceId, state: communities.state, record: communities.record })
    .from(communities)
    .where(and(eq(communities.source, source), gte(communities.status, 0)))
  const covered = live.filter(({ state }) => states.has(state))
  const missing = covered.filter(({ sourceId, record }) => !seen.has(sourceId) && isOlder(recordedAsOf(record), asOf))
  const isPartial = coverage === 'unknown' && missing.length > covered.length * maximumMissingShare
  return {
    sourceIds: isPartial ? [] : missing.map(({ sourceId }) => sourceId),
    isPartial,
    count: missing.length,
  }
}
