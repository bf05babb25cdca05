import type { StateCode } from '@pkg/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { currentMoment } from '../../../database/moment'
import type { Orm } from '../../../database/database'
import { communities, type CommunityRecord, places, type RecordChange } from '../../../database/schema/tables'
import { changedColumns, communityColumns, communityRow } from './community-cells'

/** Locks a community until the transaction ends, and returns what a change needs. */
export async function lockCommunity(tx: Orm, id: string) {
  const { key, sourceId, record, edits, originals } = communities
  const [row] = await tx
    .select({ key, sourceId, record, edits, originals })
    .from(communities)
    .where(eq(communities.id, id))
    .for('update')
  return row
}

/** Adds a community. */
export async function insertCommunity(tx: Orm, record: CommunityRecord): Promise<void> {
  const columns = sql.raw(communityColumns.join(', '))
  await tx.execute(
    sql`insert into communities (${columns}, updated_at)
      select ${columns}, ${currentMoment()} from jsonb_populate_record(null::communities, ${JSON.stringify(communityRow(record, record.id))}::text::jsonb)`,
  )
}

/** What is saved next to a record: the edits in it, and what the first edit of each attribute replaced. */
interface SavedWith {
  sourceId: string
  edits: RecordChange | null
  originals: Readonly<Record<string, unknown>> | null
}

/** Saves a record, and the columns that lists and maps read. */
export async function saveRecord(
  tx: Orm,
  record: CommunityRecord,
  { sourceId, edits, originals }: SavedWith,
): Promise<void> {
  const assigned = sql.raw(changedColumns.map((column) => `${column} = written.${column}`).join(', '))
  await tx.execute(
    sql`update communities set ${assigned}, edits = ${JSON.stringify(edits ?? {})}::text::jsonb,
        originals = ${originals === null ? null : JSON.stringify(originals)}::text::jsonb, updated_at = ${currentMoment()}
      from jsonb_populate_record(null::communities, ${JSON.stringify(communityRow(record, sourceId))}::text::jsonb) written
      where communities.id = ${record.id}`,
  )
}

/** Returns the point and county of a ZIP code, or undefined if the state doesn't have it. */
export async function findZip(orm: Orm, zip: string, state: StateCode) {
  const [row] = await orm
    .select({ latitude: places.latitude, longitude: places.longitude, county: places.county })
    .from(places)
    .where(and(eq(places.id, `zip:${zip}`), eq(places.state, state)))
  return row
}

/** Returns the states of ZIP codes. One that we don't know is missing. */
export async function listZipStates(orm: Orm, zips: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(zips)].map((zip) => `zip:${zip}`)
  const rows = ids.length === 0 ? [] : await orm.select().from(places).where(inArray(places.id, ids))
  return new Map(rows.map(({ id, state }) => [id.slice('zip:'.length), state]))
}
