import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { currentMoment } from '../../database/moment'
import { type Orm, rowsOf } from '../../database/database'
import {
  callLogs,
  collectionLinks,
  consentDetails,
  consents,
  conversationMessages,
  conversationNotes,
  conversationParticipants,
  conversations,
  families,
  familyEvents,
  familyMerges,
  inboundEmails,
  invoices,
  moveIns,
  notifications,
  offers,
  realEstateLeads,
  realEstateOffers,
  oneTimeTokens,
  receiptLinks,
  releases,
  reveals,
  calls,
  tasks,
  tours,
} from '../../database/schema/tables'
import { clearMessages, erased } from './cleared-messages-store'

/** A family's name and contact info, by which its other records are found. */
export interface FamilyContact {
  name: string
  email: string | null
  phone: string | null
}

/** Locks a family and those that were merged into it until the transaction ends. Returns their contact info. */
export function lockFamilyContacts(tx: Orm, familyId: string): Promise<FamilyContact[]> {
  return tx
    .select({ name: families.name, email: families.email, phone: families.phone })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
    .orderBy(families.id)
    .for('update')
}

/** Returns the ids of a family and of the families that were merged into it. */
export async function listMergedIds(tx: Orm, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  return rows.map(({ id }) => id)
}

/** Returns the ids of what hangs on families, which stored responses can contain. */
export async function listAttachedIds(tx: Orm, ids: string[]): Promise<string[]> {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await rowsOf(
    tx,
    sql`select id::text from leads where family_id in (${list})
      union all select id::text from tasks where family_id in (${list})
      union all select id::text from tours where family_id in (${list})
      union all select id::text from calls where family_id in (${list})
      union all select id::text from call_logs where family_id in (${list})
      union all select talk_id::text from contact_talk_families where family_id in (${list})
      union all select id::text from family_events where family_id in (${list})
      union all select id::text from notifications where family_id in (${list})
      union all select id::text from conversations where family_id in (${list})
      union all select conversation_messages.id::text from conversation_messages
        join conversations on conversations.id = conversation_id where family_id in (${list})
      union all select conversation_notes.id::text from conversation_notes
        join conversations on conversations.id = conversation_id where family_id in (${list})`,
  )
  return rows.map(({ id }) => String(id))
}

/** Clears the conversations of families. */
export async function eraseConversations(tx: Orm, ids: string[]): Promise<void> {
  const ofFamilies = tx.select({ id: conversations.id }).from(conversations).where(inArray(conversations.familyId, ids))
  await tx
    .update(conversationMessages)
    .set({ text: erased, sender: erased, emailHash: null })
    .where(inArray(conversationMessages.conversationId, ofFamilies))
  await tx.delete(inboundEmails).where(inArray(inboundEmails.conversationId, ofFamilies))
  await tx.delete(conversationNotes).where(inArray(conversationNotes.conversationId, ofFamilies))
  await tx
    .update(conversationParticipants)
    .set({ name: erased })
    .where(
      and(eq(conversationParticipants.role, 'family'), inArray(conversationParticipants.conversationId, ofFamilies)),
    )
  await tx.update(conversations).set({ subject: erased, lastMessage: null }).where(inArray(conversations.familyId, ids))
}

/** Clears the messages to and about families, and cancels those not sent yet. */
export async function eraseMessages(tx: Orm, ids: string[]): Promise<void> {
  // Recipients must still receive the email that sharing stopped, which doesn't name the family.
  const areCleared = and(inArray(notifications.familyId, ids), sql`${notifications.key} not like 'release:%'`)
  await clearMessages(tx, areCleared)
}

/** Deletes the tasks, tours, calls, logged calls, links, and codes of families, and clears their timelines and what recipients and staff wrote about them. */
export async function eraseWork(tx: Orm, ids: string[]): Promise<void> {
  await tx.delete(tasks).where(inArray(tasks.familyId, ids))
  await tx.delete(tours).where(inArray(tours.familyId, ids))
  await tx.delete(calls).where(inArray(calls.familyId, ids))
  await tx.delete(callLogs).where(inArray(callLogs.familyId, ids))
  await tx.delete(collectionLinks).where(inArray(collectionLinks.familyId, ids))
  await tx.delete(receiptLinks).where(inArray(receiptLinks.familyId, ids))
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.familyId, ids))
  await tx.update(reveals).set({ reason: erased }).where(inArray(reveals.familyId, ids))
  await tx.update(offers).set({ reason: null }).where(inArray(offers.familyId, ids))
  const homes = tx
    .select({ id: realEstateLeads.id })
    .from(realEstateLeads)
    .where(inArray(realEstateLeads.familyId, ids))
  await tx.update(realEstateOffers).set({ reason: null }).where(inArray(realEstateOffers.leadId, homes))
  await tx.update(realEstateLeads).set({ notes: [], closedReason: null }).where(inArray(realEstateLeads.familyId, ids))
  await tx.update(releases).set({ responseNote: null }).where(inArray(releases.familyId, ids))
  await tx.update(familyEvents).set({ text: erased, author: null }).where(inArray(familyEvents.familyId, ids))
}

/** Deletes the network address and browser of families' consents, except those of state disclosures. */
export async function eraseConsentDetails(tx: Orm, ids: string[]): Promise<void> {
  const erasable = tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(inArray(consents.familyId, ids), ne(consents.kind, 'disclosure')))
  await tx.delete(consentDetails).where(inArray(consentDetails.consentId, erasable))
}

/** Clears families themselves, with what a merge could restore, and closes them. */
export async function eraseFamilies(tx: Orm, ids: string[]): Promise<void> {
  await tx.delete(familyMerges).where(inArray(familyMerges.keptId, ids))
  await tx
    .update(families)
    .set({
      name: erased,
      email: null,
      phone: null,
      answers: {},
      consent: null,
      county: null,
      place: null,
      search: '',
      stage: 'closed',
      closedReason: null,
      closedNote: null,
      pausedUntil: null,
      agentId: null,
      erasedAt: sql`coalesce(${families.erasedAt}, ${currentMoment()})`,
    })
    .where(inArray(families.id, ids))
}

/** Clears the reasons that staff wrote on the credit notes and undone move-ins of families. The database allows it once the families are erased. */
export async function eraseBillingReasons(tx: Orm, ids: string[]): Promise<void> {
  await tx
    .update(moveIns)
    .set({ undoReason: erased })
    .where(and(inArray(moveIns.familyId, ids), isNotNull(moveIns.undoReason)))
  await tx
    .update(invoices)
    .set({ reason: erased })
    .where(and(inArray(invoices.familyId, ids), isNotNull(invoices.reason)))
}

/** Returns the kinds and states of families' consents. */
export function listConsentKinds(tx: Orm, ids: string[]) {
  return tx
    .selectDistinct({ kind: consents.kind, state: consents.state })
    .from(consents)
    .where(inArray(consents.familyId, ids))
}

/** Returns whether families have an invoice. */
export async function hasInvoice(tx: Orm, ids: string[]): Promise<boolean> {
  const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.familyId, ids)).limit(1)
  return invoice !== undefined
}
