import type { BodyOf, endpoints } from '@pkg/api-client'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/problems'
import { searchText } from '../requests/family-of-request'
import { findVisibleFamilyId } from '../../access'

/** Everything that belongs to a family and moves with it. */
const moved = [
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

/**
 * Takes one family into another: requests, work, threads and releases move, newer answers win, and contact data that the kept one
 * lacks is taken over. What was agreed to stays in the ledger under the entry it was given for. Both must be visible to the person;
 * the same merge again changes nothing. Gives the id of the kept one. [API-029]
 */
export async function mergeFamilies(
  tx: Orm,
  { keepId, mergeId }: BodyOf<typeof endpoints.marketplaceClients.merge>,
  person: Person,
): Promise<string> {
  if (keepId === mergeId) {
    throw unprocessable([
      { detail: 'A family cannot be taken into itself', source: { pointer: '/data/attributes/mergeId' } },
    ])
  }
  // Always in one order, so that two merges cannot wait for each other.
  const both = await tx
    .select()
    .from(families)
    .where(inArray(families.id, [keepId, mergeId]))
    .orderBy(families.id)
    .for('update')
  const kept = both.find(({ id }) => id === keepId)
  const merged = both.find(({ id }) => id === mergeId)
  await findVisibleFamilyId(tx, keepId, person)
  if (merged?.mergedIntoId === keepId) return keepId
  await findVisibleFamilyId(tx, mergeId, person)
  if (!kept || !merged) throw new Error('A visible family was not locked')

  await leaveDoubles(tx, keepId, mergeId)
  for (const table of moved) {
    await tx.execute(sql`update ${sql.identifier(table)} set family_id = ${keepId} where family_id = ${mergeId}`)
  }
  await tx.execute(sql`update conversation_participants set member_id = ${keepId}
    where role = 'family' and member_id = ${mergeId}`)
  await tx.update(families).set({ email: null, phone: null, mergedIntoId: keepId }).where(eq(families.id, mergeId))
  await tx.update(families).set({ mergedIntoId: keepId }).where(eq(families.mergedIntoId, mergeId))
  const [older, newer] = merged.createdAt < kept.createdAt ? [merged, kept] : [kept, merged]
  await tx
    .update(families)
    .set({
      email: kept.email ?? merged.email,
      phone: kept.phone ?? merged.phone,
      agentId: kept.agentId ?? merged.agentId,
      consent: kept.consent ?? merged.consent,
      enteredBy: kept.enteredBy ?? merged.enteredBy,
      answers: { ...older.answers, ...newer.answers },
      search: searchText(kept.name, kept.place ?? merged.place),
      place: kept.place ?? merged.place,
    })
    .where(eq(families.id, keepId))
  await tx.insert(familyEvents).values({
    familyId: keepId,
    type: 'request',
    text: `Taken together with another entry: ${merged.name}`,
    author: person.name,
  })
  return keepId
}

/** What both have stays with the kept one alone: unique rows cannot move onto each other. Throws 409 where one of them was invoiced. */
async function leaveDoubles(tx: Orm, keepId: string, mergeId: string): Promise<void> {
  const doubles = sql`select id from leads where family_id = ${mergeId} and community_id in
    (select kept.community_id from leads as kept where kept.family_id = ${keepId})`
  const [invoiced] = await rowsOf(tx, sql`select id from invoices where lead_id in (${doubles}) limit 1`)
  if (invoiced) throw conflict('invoiced-twice', 'Both families moved in to one community, and one was invoiced')
  await tx.execute(sql`update releases set lead_id = null where lead_id in (${doubles})`)
  await tx.execute(sql`delete from leads where id in (${doubles})`)
  await tx.execute(sql`delete from offers where family_id = ${mergeId} and agent_id in
    (select kept.agent_id from offers as kept where kept.family_id = ${keepId})`)
  await tx.execute(sql`delete from real_estate_leads where family_id = ${mergeId} and wish in
    (select kept.wish from real_estate_leads as kept where kept.family_id = ${keepId})`)
  await tx.execute(sql`update releases set ended_at = now() where family_id = ${mergeId}
    and ended_at is null and revoked_at is null and exists (select 1 from releases as kept where kept.family_id = ${keepId}
      and kept.ended_at is null and kept.revoked_at is null and kept.recipient_kind = releases.recipient_kind
      and kept.recipient_id = releases.recipient_id)`)
}
