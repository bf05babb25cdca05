import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { communityCells, communityColumns } from '../../communities/community-cells'
import { type Orm, rowsOf } from '../../database/database'
import { communities, type CommunityRecord } from '../../database/schema/tables'
import type { PublicSource } from './registers'

/** A community with the id that it has in its register. */
export interface ImportedCommunity {
  sourceId: string
  record: CommunityRecord
}

/** How many communities were new, and how many differed from what was known. */
export interface Stored {
  added: number
  updated: number
}

/** What an import leaves alone in a community that is there already. */
const kept: readonly string[] = ['id', 'source', 'source_id', 'agent_id']

const columns = communityColumns.join(', ')
const changes = [
  ...communityColumns.filter((name) => !kept.includes(name)).map((name) => `${name} = excluded.${name}`),
  'updated_at = now()',
].join(', ')

/**
 * Stores communities by source and id, all or none. One that is the same as before is not touched, and one that staff deleted stays
 * deleted. Each id may occur once.
 */
export async function storeCommunities(orm: Orm, imported: readonly ImportedCommunity[]): Promise<Stored> {
  if (imported.length === 0) return { added: 0, updated: 0 }
  const rows = imported.map(({ record, sourceId }) => {
    const cells = communityCells(record, sourceId, undefined)
    return Object.fromEntries(communityColumns.map((name, place) => [name, cells[place]]))
  })
  const stored = await rowsOf(
    orm,
    sql`insert into communities (${sql.raw(columns)})
      select ${sql.raw(columns)} from jsonb_populate_recordset(null::communities, ${JSON.stringify(rows)}::text::jsonb)
      on conflict (source, source_id) do update set ${sql.raw(changes)}
      where communities.status <> -2
        and (communities.record is distinct from excluded.record or communities.tile is distinct from excluded.tile)
      returning (xmax = 0) as is_new`,
  )
  const added = stored.filter((row) => row['is_new'] === true).length
  return { added, updated: stored.length - added }
}

/** Takes facilities that have closed off the site: their communities become "Not Live". Gives how many were live. [LIST-003] */
export async function retireCommunities(orm: Orm, source: PublicSource, sourceIds: readonly string[]): Promise<number> {
  if (sourceIds.length === 0) return 0
  return orm.transaction(async (tx) => {
    const live = await tx
      .select({ sourceId: communities.sourceId, record: communities.record })
      .from(communities)
      .where(
        and(eq(communities.source, source), inArray(communities.sourceId, [...sourceIds]), gte(communities.status, 0)),
      )
      .for('update')
    const { updated } = await storeCommunities(
      tx,
      live.map(({ sourceId, record }) => ({ sourceId, record: { ...record, status: -1 } })),
    )
    return updated
  })
}
