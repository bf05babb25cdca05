import { and, eq, inArray, sql } from 'drizzle-orm'
import { changedColumns, changedRecord, communityColumns, communityRow } from '@pkg/api/catalog'
import { currentMoment, type Orm, rowsOf } from '@pkg/api/database'
import { communities, type CommunityRecord, importChanges } from '@pkg/api/schema'
import { isOlder } from './as-of-date'

/** A community with its id in its source. */
export interface ImportedCommunity {
  sourceId: string
  record: CommunityRecord
}

/** How many communities were added and updated. */
export interface Stored {
  added: number
  updated: number
}

/** A community in the catalog. */
export interface KnownCommunity {
  record: CommunityRecord
  edits: typeof communities.$inferSelect.edits
}

const columns = communityColumns.join(', ')
const changes = [...changedColumns, 'updated_at'].map((name) => `${name} = excluded.${name}`).join(', ')

/**
 * Stores communities by source and id, all or none, and records their earlier state for the run. Doesn't touch unchanged communities,
 * communities that staff deleted, or communities whose stored record is newer. Edits by a provider or staff take precedence over the source.
 * Each id may occur once.
 */
export async function storeCommunities(
  orm: Orm,
  { source, runId }: { source: string; runId: string },
  imported: readonly ImportedCommunity[],
): Promise<Stored> {
  if (imported.length === 0) return { added: 0, updated: 0 }
  const known = await loadCommunities(orm, source, imported.map(({ sourceId }) => sourceId)) // oxfmt-ignore
  const stored = await writeCommunities(
    orm,
    imported.flatMap(({ sourceId, record }) => {
      const before = known.get(sourceId)
      if (!before) return [{ sourceId, record }]
      return isOlder(recordedAsOf(record), recordedAsOf(before.record))
        ? []
        : [{ sourceId, record: mergeRecord(record, before) }]
    }),
  )
  await recordChanges(orm, runId, stored, (sourceId) => known.get(sourceId)?.record)
  const added = stored.filter(({ isNew }) => isNew).length
  return { added, updated: stored.length - added }
}

/** Retires communities that have closed or are missing: sets them to "Not Live". Returns how many were live. [LIST-003] */
export async function retireCommunities(
  orm: Orm,
  { source, runId }: { source: string; runId: string },
  sourceIds: readonly string[],
): Promise<number> {
  if (sourceIds.length === 0) return 0
  const known = await loadCommunities(orm, source, sourceIds)
  const live = [...known].filter(([, { record }]) => record.status >= 0)
  const stored = await writeCommunities(
    orm,
    live.map(([sourceId, { record }]) => ({ sourceId, record: { ...record, status: -1 } })),
  )
  await recordChanges(orm, runId, stored, (sourceId) => known.get(sourceId)?.record, 'retired')
  return stored.length
}

/** Returns how many of a source's communities with these ids are live. */
export async function countLive(orm: Orm, source: string, sourceIds: readonly string[]): Promise<number> {
  if (sourceIds.length === 0) return 0
  const known = await loadCommunities(orm, source, sourceIds)
  return [...known.values()].filter(({ record }) => record.status >= 0).length
}

/** Inserts or replaces records, except deleted ones. Returns those that differed. */
export async function writeCommunities(
  orm: Orm,
  written: readonly ImportedCommunity[],
): Promise<{ id: string; sourceId: string; isNew: boolean }[]> {
  if (written.length === 0) return []
  const rows = written.map(({ record, sourceId }) => communityRow(record, sourceId))
  const stored = await rowsOf(
    orm,
    sql`insert into communities (${sql.raw(columns)}, updated_at)
      select ${sql.raw(columns)}, ${currentMoment()} from jsonb_populate_recordset(null::communities, ${JSON.stringify(rows)}::text::jsonb)
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

/** Returns the day, month, or year of a record. */
export const recordedAsOf = ({ recordedAsOf: day, license }: CommunityRecord): string => day ?? license?.asOf ?? ''

/** Returns a source's communities with these ids, by their ids, and locks them. */
export async function loadCommunities(
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
 * Returns the source's record with the edits and ratings of the stored one, and with what other files of its agency added. Keeps exact coordinates
 * over approximate ones for the same address.
 */
function mergeRecord(record: CommunityRecord, { record: before, edits }: KnownCommunity): CommunityRecord {
  const { address } = record
  const isSamePlace = before.address.line1 === address.line1 && before.address.zip === address.zip
  const { isApproximate: _approximate, ...exact } = address
  const located =
    address.isApproximate && !before.address.isApproximate && isSamePlace
      ? { ...record, address: { ...exact, latitude: before.address.latitude, longitude: before.address.longitude } }
      : record
  const { staffing, enforcement, deficiencies } = before
  const rated = {
    ...withRatingsOf(located, before),
    ...(staffing && { staffing }),
    ...(enforcement && { enforcement }),
    ...(deficiencies && { deficiencies }),
  }
  return edits ? changedRecord(rated, edits) : rated
}

/** Returns a record with the ratings of the stored one, which come from reviews and from no file. */
export function withRatingsOf(record: CommunityRecord, stored: CommunityRecord): CommunityRecord {
  const { slyScore: _score, quote: _quote, ...rest } = record
  const { numReviews, ratings, slyScore, quote } = stored
  return {
    ...rest,
    numReviews,
    ratings,
    ...(slyScore === undefined ? {} : { slyScore }),
    ...(quote === undefined ? {} : { quote }),
  }
}

/** Records for a run what communities were before it changed them. */
export async function recordChanges(
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
    // If a run changes a community twice, undoing the run restores the state before the first change.
    .onConflictDoNothing()
}
