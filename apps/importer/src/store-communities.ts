import { and, eq, inArray, sql } from 'drizzle-orm'
import { changedRecord, communityCells, communityColumns } from '@pkg/api/catalog'
import { type Orm, rowsOf } from '@pkg/api/database'
import { communities, type CommunityRecord, importChanges } from '@pkg/api/schema'
import { isOlder } from './as-of-date'

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

/** A community as it stands in the catalogue. */
interface KnownCommunity {
  record: CommunityRecord
  edits: typeof communities.$inferSelect.edits
}

/** What an import leaves alone in a community that is there already. */
const kept: readonly string[] = ['id', 'source', 'source_id', 'agent_id']

const columns = communityColumns.join(', ')
const changes = [
  ...communityColumns.filter((name) => !kept.includes(name)).map((name) => `${name} = excluded.${name}`),
  'updated_at = now()',
].join(', ')

/**
 * Stores communities by source and id, all or none, and writes down for the run what stood there before. One that is the same as before
 * is not touched, one that staff deleted stays deleted, and a row that is older than what is known changes nothing. Each id may occur
 * once. What provider and staff have set stands over what the register says.
 */
export async function storeCommunities(
  orm: Orm,
  { source, runId }: { source: string; runId: string },
  imported: readonly ImportedCommunity[],
): Promise<Stored> {
  if (imported.length === 0) return { added: 0, updated: 0 }
  const known = await knownByIds(orm, source, imported.map(({ sourceId }) => sourceId)) // prettier-ignore
  const stored = await writeCommunities(
    orm,
    imported.flatMap(({ sourceId, record }) => {
      const before = known.get(sourceId)
      if (!before) return [{ sourceId, record }]
      return isOlder(recordedAsOf(record), recordedAsOf(before.record))
        ? []
        : [{ sourceId, record: merged(record, before) }]
    }),
  )
  await noteChanges(orm, runId, stored, (sourceId) => known.get(sourceId)?.record)
  const added = stored.filter(({ isNew }) => isNew).length
  return { added, updated: stored.length - added }
}

/** Takes communities off the site that have closed or are gone: they become "Not Live". Gives how many were live. [LIST-003] */
export async function retireCommunities(
  orm: Orm,
  { source, runId }: { source: string; runId: string },
  sourceIds: readonly string[],
): Promise<number> {
  if (sourceIds.length === 0) return 0
  const known = await knownByIds(orm, source, sourceIds)
  const live = [...known].filter(([, { record }]) => record.status >= 0)
  const stored = await writeCommunities(
    orm,
    live.map(([sourceId, { record }]) => ({ sourceId, record: { ...record, status: -1 } })),
  )
  await noteChanges(orm, runId, stored, (sourceId) => known.get(sourceId)?.record, 'retired')
  return stored.length
}

/** Writes records as they are given over those that are there, except over deleted ones; gives those that differed. */
export async function writeCommunities(
  orm: Orm,
  written: readonly ImportedCommunity[],
): Promise<{ id: string; sourceId: string; isNew: boolean }[]> {
  if (written.length === 0) return []
  const rows = written.map(({ record, sourceId }) => {
    const cells = communityCells(record, sourceId, undefined)
    return Object.fromEntries(communityColumns.map((name, place) => [name, cells[place]]))
  })
  const stored = await rowsOf(
    orm,
    sql`insert into communities (${sql.raw(columns)})
      select ${sql.raw(columns)} from jsonb_populate_recordset(null::communities, ${JSON.stringify(rows)}::text::jsonb)
      on conflict (source, source_id) do update set ${sql.raw(changes)}
      where communities.status <> -2
        and (communities.record is distinct from excluded.record or communities.tile is distinct from excluded.tile
          or communities.address_key is distinct from excluded.address_key)
      returning id, source_id, (xmax = 0) as is_new`,
  )
  return stored.map((row) => ({
    id: String(row['id']),
    sourceId: String(row['source_id']),
    isNew: row['is_new'] === true,
  }))
}

/** The day, month or year that a record is of. */
export const recordedAsOf = ({ recordedAsOf: day, license }: CommunityRecord): string => day ?? license?.asOf ?? ''

async function knownByIds(
  orm: Orm,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, KnownCommunity>> {
  const rows = await orm
    .select({ sourceId: communities.sourceId, record: communities.record, edits: communities.edits })
    .from(communities)
    .where(and(eq(communities.source, source), inArray(communities.sourceId, [...sourceIds])))
    .for('update')
  return new Map(rows.map(({ sourceId, ...known }) => [sourceId, known]))
}

/**
 * What the register says now, under what was set by hand and what reviews have given; a point that is known does not give way to one that
 * is guessed.
 */
function merged(record: CommunityRecord, { record: before, edits }: KnownCommunity): CommunityRecord {
  const { address } = record
  const isSamePlace = before.address.line1 === address.line1 && before.address.zip === address.zip
  const { isApproximate: _guessed, ...exact } = address
  const located =
    address.isApproximate && !before.address.isApproximate && isSamePlace
      ? { ...record, address: { ...exact, latitude: before.address.latitude, longitude: before.address.longitude } }
      : record
  const { numReviews, ratings, slyScore, quote } = before
  const rated = {
    ...located,
    numReviews,
    ratings,
    ...(slyScore === undefined ? {} : { slyScore }),
    ...(quote === undefined ? {} : { quote }),
  }
  return edits ? changedRecord(rated, edits) : rated
}

async function noteChanges(
  orm: Orm,
  runId: string,
  stored: readonly { id: string; sourceId: string; isNew: boolean }[],
  before: (sourceId: string) => CommunityRecord | undefined,
  kind: 'updated' | 'retired' = 'updated',
): Promise<void> {
  if (stored.length === 0) return
  await orm
    .insert(importChanges)
    .values(
      stored.map(({ id, sourceId, isNew }) => ({
        runId,
        communityId: id,
        kind: isNew ? ('added' as const) : kind,
        before: before(sourceId) ?? null,
      })),
    )
    // A run that changes a community twice remembers how it stood before the first time.
    .onConflictDoNothing()
}
