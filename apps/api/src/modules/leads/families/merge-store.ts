import { and, eq, inArray, sql } from 'drizzle-orm'
import { currentMoment } from '../../../database/moment'
import { type Orm, rowsOf } from '../../../database/database'
import type { MergeRecord } from '../../../database/schema/requests'
import { families, familyMerges } from '../../../database/schema/tables'

/** The tables whose rows move to the remaining family. */
const movedTables = [
  'leads',
  'tasks',
  'tours',
  'calls',
  'call_logs',
  'contact_talk_families',
  'collection_links',
  'family_events',
  'notifications',
  'conversations',
  'releases',
  'reveals',
  'disclosure_copies',
  'offers',
  'real_estate_leads',
  'invoices',
  'move_ins',
]

/** Two families to merge. */
export interface MergePair {
  keepId: string
  mergeId: string
}

/** Returns whether both families moved in, or have a lead for the same community of which the duplicate's was invoiced. */
export async function haveBothMovedIn(tx: Orm, pair: MergePair): Promise<boolean> {
  const [found] = await rowsOf(
    tx,
    sql`select id from invoices where lead_id in (${duplicateLeads(pair)})
      union all select duplicate.id from move_ins as duplicate join move_ins as kept on kept.family_id = ${pair.keepId}
        and kept.undone_at is null where duplicate.family_id = ${pair.mergeId} and duplicate.undone_at is null limit 1`,
  )
  return found !== undefined
}

/** Deletes or ends the duplicate's rows that the remaining family also has, because they must be unique. Returns what it changed. */
export async function deleteDuplicateRows(
  tx: Orm,
  pair: MergePair,
): Promise<Pick<MergeRecord, 'deletedRows' | 'endedReleaseIds' | 'leadsOfReleases'>> {
  const { keepId, mergeId } = pair
  const referring = await rowsOf(tx, sql`select id, lead_id from releases where lead_id in (${duplicateLeads(pair)})`)
  await tx.execute(sql`update releases set lead_id = null where lead_id in (${duplicateLeads(pair)})`)
  const leads = await rowsOf(
    tx,
    sql`delete from leads where id in (${duplicateLeads(pair)}) returning to_jsonb(leads) as row`,
  )
  const offers = await rowsOf(
    tx,
    sql`delete from offers where family_id = ${mergeId} and agent_id in
      (select kept.agent_id from offers as kept where kept.family_id = ${keepId}) returning to_jsonb(offers) as row`,
  )
  const homeOffers = await rowsOf(
    tx,
    sql`delete from real_estate_offers where lead_id in (select lead.id from real_estate_leads as lead
      where lead.family_id = ${mergeId} and lead.need in
        (select kept.need from real_estate_leads as kept where kept.family_id = ${keepId}))
      returning to_jsonb(real_estate_offers) as row`,
  )
  const realEstate = await rowsOf(
    tx,
    sql`delete from real_estate_leads where family_id = ${mergeId} and need in
      (select kept.need from real_estate_leads as kept where kept.family_id = ${keepId})
      returning to_jsonb(real_estate_leads) as row`,
  )
  const ended = await rowsOf(
    tx,
    sql`update releases set ended_at = ${currentMoment()} where family_id = ${mergeId}
      and ended_at is null and revoked_at is null and exists (select 1 from releases as kept where kept.family_id = ${keepId}
        and kept.ended_at is null and kept.revoked_at is null and kept.recipient_kind = releases.recipient_kind
        and kept.recipient_id = releases.recipient_id)
      returning id`,
  )
  return {
    // `jsonb` sorts names by length, so an undo restores the leads before their offers.
    deletedRows: {
      leads: leads.map(readRow),
      offers: offers.map(readRow),
      real_estate_leads: realEstate.map(readRow),
      real_estate_offers: homeOffers.map(readRow),
    },
    endedReleaseIds: ended.map(readId),
    leadsOfReleases: referring.map((row) => ({ id: readId(row), leadId: String(row['lead_id']) })),
  }
}

/**
 * Moves the duplicate's rows to the remaining family, and marks the duplicate as merged. It keeps its contact info, except an email address
 * that the remaining family takes over. Returns what it changed.
 */
export async function moveRows(
  tx: Orm,
  { keepId, mergeId }: MergePair,
  movedEmail: string | null,
): Promise<Pick<MergeRecord, 'movedIds' | 'earlierIds' | 'movedEmail'>> {
  const movedIds: Record<string, string[]> = {}
  for (const table of movedTables) {
    const moved = await rowsOf(
      tx,
      sql`update ${sql.identifier(table)} set family_id = ${keepId} where family_id = ${mergeId} returning id`,
    )
    movedIds[table] = moved.map(readId)
  }
  await tx.execute(sql`update conversation_participants set member_id = ${keepId}
    where role = 'family' and member_id = ${mergeId}`)
  await tx
    .update(families)
    .set({ mergedIntoId: keepId, ...(movedEmail === null ? {} : { email: null }) })
    .where(eq(families.id, mergeId))
  const earlier = await tx
    .update(families)
    .set({ mergedIntoId: keepId })
    .where(eq(families.mergedIntoId, mergeId))
    .returning({ id: families.id })
  return { movedIds, earlierIds: earlier.map(({ id }) => id), movedEmail }
}

/** Moves the open tasks of an advisor who loses the duplicate to the advisor of the remaining family. Returns what it changed. [WORK-007] */
export async function moveOpenTasks(
  tx: Orm,
  movedIds: MergeRecord['movedIds'],
  { from, to }: { from: string | null; to: string | null },
): Promise<Pick<MergeRecord, 'movedTasks'>> {
  if (from === null || to === null || from === to) return {}
  const moved = await rowsOf(
    tx,
    sql`update tasks set owner_id = ${to}
      where owner_id = ${from} and status = 'open' and id in ${idList(movedIds['tasks'])} returning id`,
  )
  return { movedTasks: { ids: moved.map(readId), ownerId: from } }
}

/** Saves what a merge changed. */
export async function insertMerge(tx: Orm, { keepId, mergeId }: MergePair, record: MergeRecord): Promise<void> {
  await tx.insert(familyMerges).values({ keptId: keepId, mergedId: mergeId, record })
}

/** Locks a merge until the transaction ends. */
export async function lockMerge(tx: Orm, { keepId, mergeId }: MergePair) {
  const [merge] = await tx
    .select()
    .from(familyMerges)
    .where(and(eq(familyMerges.mergedId, mergeId), eq(familyMerges.keptId, keepId)))
    .for('update')
  return merge
}

/** Gives the duplicate of a merge its rows back, and ends the merge. Rows that were added since stay with the remaining family. */
export async function restoreRows(tx: Orm, { keepId, mergeId }: MergePair, record: MergeRecord): Promise<void> {
  const { movedIds, deletedRows, endedReleaseIds, leadsOfReleases, earlierIds, movedEmail, movedTasks } = record
  for (const table of movedTables) {
    await tx.execute(sql`update ${sql.identifier(table)} set family_id = ${mergeId}
      where family_id = ${keepId} and id in ${idList(movedIds[table])}`)
  }
  if (movedTasks) {
    await tx.execute(sql`update tasks set owner_id = ${movedTasks.ownerId} where id in ${idList(movedTasks.ids)}`)
  }
  await tx.execute(sql`update conversation_participants set member_id = ${mergeId}
    where role = 'family' and member_id = ${keepId} and conversation_id in ${idList(movedIds['conversations'])}`)
  for (const [table, rows] of Object.entries(deletedRows)) {
    for (const row of rows) {
      const name = sql.identifier(table)
      await tx.execute(sql`insert into ${name}
        select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`)
    }
  }
  for (const { id, leadId } of leadsOfReleases) {
    await tx.execute(sql`update releases set lead_id = ${leadId} where id = ${id}`)
  }
  await tx.execute(sql`update releases set ended_at = null
    where revoked_at is null and id in ${idList(endedReleaseIds)}`)
  await tx.update(families).set({ mergedIntoId: mergeId }).where(inArray(families.id, earlierIds))
  await tx
    .update(families)
    .set({ mergedIntoId: null, ...(movedEmail === null ? {} : { email: movedEmail }) })
    .where(eq(families.id, mergeId))
  await tx.delete(familyMerges).where(eq(familyMerges.mergedId, mergeId))
}

/** Returns the contact info of the families that were merged into one. */
export function listMergedContacts(orm: Orm, keepId: string) {
  return orm
    .select({ email: families.email, phone: families.phone })
    .from(families)
    .where(eq(families.mergedIntoId, keepId))
    .orderBy(families.createdAt)
}

function duplicateLeads({ keepId, mergeId }: MergePair) {
  return sql`select id from leads where family_id = ${mergeId} and community_id in
    (select kept.community_id from leads as kept where kept.family_id = ${keepId})`
}

const idList = (ids: readonly string[] = []) => sql`(select unnest(${sql.param([...ids])}::uuid[]))`
const readId = (row: Record<string, unknown>): string => String(row['id'])

function readRow({ row }: Record<string, unknown>): object {
  if (typeof row === 'object' && row !== null) return row
  throw new Error('A deleted row is not an object')
}
