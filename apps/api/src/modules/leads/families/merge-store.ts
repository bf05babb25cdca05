import { eq, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { families } from '../../../database/schema/tables'

/** The tables whose rows move to the remaining family. */
const movedTables = [
  'leads',
  'tasks',
  'family_events',
  'notifications',
  'conversations',
  'releases',
  'reveals',
  'disclosure_copies',
  'offers',
  'real_estate_leads',
  'invoices',
]

/** Two families to merge. */
export interface MergePair {
  keepId: string
  mergeId: string
}

/** Returns whether both families have a lead for the same community, and the duplicate's was invoiced. */
export async function hasInvoicedDuplicate(tx: Orm, pair: MergePair): Promise<boolean> {
  const [invoice] = await rowsOf(tx, sql`select id from invoices where lead_id in (${duplicateLeads(pair)}) limit 1`)
  return invoice !== undefined
}

/** Deletes or ends the duplicate's rows that the remaining family also has, because they must be unique. */
export async function deleteDuplicateRows(tx: Orm, pair: MergePair): Promise<void> {
  const { keepId, mergeId } = pair
  await tx.execute(sql`update releases set lead_id = null where lead_id in (${duplicateLeads(pair)})`)
  await tx.execute(sql`delete from leads where id in (${duplicateLeads(pair)})`)
  await tx.execute(sql`delete from offers where family_id = ${mergeId} and agent_id in
    (select kept.agent_id from offers as kept where kept.family_id = ${keepId})`)
  await tx.execute(sql`delete from real_estate_leads where family_id = ${mergeId} and need in
    (select kept.need from real_estate_leads as kept where kept.family_id = ${keepId})`)
  await tx.execute(sql`update releases set ended_at = now() where family_id = ${mergeId}
    and ended_at is null and revoked_at is null and exists (select 1 from releases as kept where kept.family_id = ${keepId}
      and kept.ended_at is null and kept.revoked_at is null and kept.recipient_kind = releases.recipient_kind
      and kept.recipient_id = releases.recipient_id)`)
}

/** Moves the duplicate's rows to the remaining family, and marks the duplicate as merged. */
export async function moveRows(tx: Orm, { keepId, mergeId }: MergePair): Promise<void> {
  for (const table of movedTables) {
    await tx.execute(sql`update ${sql.identifier(table)} set family_id = ${keepId} where family_id = ${mergeId}`)
  }
  await tx.execute(sql`update conversation_participants set member_id = ${keepId}
    where role = 'family' and member_id = ${mergeId}`)
  await tx.update(families).set({ email: null, phone: null, mergedIntoId: keepId }).where(eq(families.id, mergeId))
  await tx.update(families).set({ mergedIntoId: keepId }).where(eq(families.mergedIntoId, mergeId))
}

function duplicateLeads({ keepId, mergeId }: MergePair) {
  return sql`select id from leads where family_id = ${mergeId} and community_id in
    (select kept.community_id from leads as kept where kept.family_id = ${keepId})`
}
