import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import {
  callerChoices,
  consentDetails,
  consents,
  conversationMessages,
  conversationParticipants,
  conversations,
  families,
  familyEvents,
  invoices,
  notifications,
  receiptLinks,
  tasks,
  users,
  uuidActions,
} from '../../database/schema/tables'

/** The text that replaces names and messages. */
const erased = 'Erased'

/** A family with contact info that finds its user actions. */
export interface FamilyContact {
  email: string | null
  phone: string | null
}

/** Locks a family until the transaction ends. */
export async function lockFamilyContact(tx: Orm, familyId: string): Promise<FamilyContact | undefined> {
  const [family] = await tx
    .select({ email: families.email, phone: families.phone })
    .from(families)
    .where(eq(families.id, familyId))
    .for('update')
  return family
}

/** Returns the ids of a family and of the families that were merged into it. */
export async function listMergedIds(tx: Orm, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  return rows.map(({ id }) => id)
}

/** Deletes an account with its sessions. */
export async function deleteAccount(tx: Orm, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** Clears the user actions of families, and the caller choices of their browsers. Leads, consents, or contact info connect them. */
export async function eraseActions(tx: Orm, ids: string[], { email, phone }: FamilyContact): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await rowsOf(
    tx,
    sql`select action_id as id from leads where family_id in (${list}) and action_id is not null
      union select action_id from consents where family_id in (${list}) and action_id is not null
      union select id from uuid_actions where lower(action_info->>'email') = ${email}
      union select id from uuid_actions where ${phone}::text is not null and
        right(regexp_replace(action_info->>'phone', '\\D', '', 'g'), 10) = ${phone?.slice(-10) ?? null}`,
  )
  const actionIds = rows.map(({ id }) => String(id))
  if (actionIds.length === 0) return
  const browsers = tx
    .select({ id: uuidActions.anonymousId })
    .from(uuidActions)
    .where(and(inArray(uuidActions.id, actionIds), isNotNull(uuidActions.anonymousId)))
  await tx.delete(callerChoices).where(inArray(callerChoices.anonymousId, browsers))
  await tx
    .update(uuidActions)
    .set({
      anonymousId: null,
      userId: null,
      actionInfo: sql`jsonb_build_object('requestId', ${uuidActions.actionInfo}->'requestId',
        'status', ${uuidActions.actionInfo}->'status', 'data', '{}'::jsonb)`,
    })
    .where(inArray(uuidActions.id, actionIds))
}

/** Clears the conversations of families. */
export async function eraseConversations(tx: Orm, ids: string[]): Promise<void> {
  const ofFamilies = tx.select({ id: conversations.id }).from(conversations).where(inArray(conversations.familyId, ids))
  await tx
    .update(conversationMessages)
    .set({ text: erased, sender: erased })
    .where(inArray(conversationMessages.conversationId, ofFamilies))
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
  await tx
    .update(notifications)
    .set({
      recipient: erased,
      subject: erased,
      body: erased,
      secret: null,
      sentAt: sql`coalesce(${notifications.sentAt}, now())`,
    })
    // Recipients must still receive the email that sharing stopped, which doesn't name the family.
    .where(and(inArray(notifications.familyId, ids), sql`${notifications.key} not like 'release:%'`))
}

/** Deletes the tasks and receipt links of families, and clears their timelines. */
export async function eraseWork(tx: Orm, ids: string[]): Promise<void> {
  await tx.delete(tasks).where(inArray(tasks.familyId, ids))
  await tx.delete(receiptLinks).where(inArray(receiptLinks.familyId, ids))
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

/** Clears families themselves, and closes them. */
export async function eraseFamilies(tx: Orm, ids: string[]): Promise<void> {
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
      agentId: null,
      erasedAt: sql`coalesce(${families.erasedAt}, now())`,
    })
    .where(inArray(families.id, ids))
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
