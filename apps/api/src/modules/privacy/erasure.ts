import type { Erasure } from '@pkg/api-client'
import { stateRuleOn } from '@pkg/domain/disclosures'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import {
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
  releases,
  tasks,
  users,
  uuidActions,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { endRelease, isActive, operator, revokeRelease } from '../trust'

const gone = 'Erased'
/** How long tax law asks for invoices. */
const invoiceYears = 7
const consentYears = 6

/**
 * Deletes everything that tells who a family is, in one transaction: contact data, answers, messages, letters, notes, and the network
 * address and browser of every consent but a state disclosure's. Recipients lose sight and are told. What stays holds no contact data
 * and is named. Erasing again changes nothing. [TRUST-016]
 */
export async function erase(tx: Orm, queue: Queue, familyId: string | undefined, person: Person): Promise<Erasure> {
  const kept = familyId ? await eraseFamily(tx, queue, familyId) : []
  if (person.role === 'customer' && person.userId) {
    await tx.delete(users).where(eq(users.id, person.userId))
  }
  return {
    erasedAt: new Date().toISOString(),
    erased: [
      ...(familyId ? ['name', 'email', 'phone', 'answers', 'messages', 'letters', 'notes', 'tasks', 'timeline'] : []),
      ...(person.role === 'customer' ? ['account', 'sessions'] : []),
    ],
    kept,
  }
}

async function eraseFamily(tx: Orm, queue: Queue, familyId: string): Promise<Erasure['kept']> {
  const [family] = await tx.select().from(families).where(eq(families.id, familyId)).for('update')
  if (!family) return []
  const active = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.familyId, familyId), isActive))
  for (const release of active) {
    if (release.recipientKind === 'operator') await endRelease(tx, familyId, operator)
    else await revokeRelease(tx, queue, release)
  }

  const entries = await tx
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  const ids = entries.map(({ id }) => id)
  await eraseActions(tx, ids, family.email, family.phone)
  await eraseThreads(tx, ids)
  await tx.delete(tasks).where(inArray(tasks.familyId, ids))
  await tx.delete(receiptLinks).where(inArray(receiptLinks.familyId, ids))
  // What tells the recipients that the family is gone still has to reach them, and names nobody.
  await tx
    .update(notifications)
    .set({
      recipient: gone,
      subject: gone,
      body: gone,
      secret: null,
      sentAt: sql`coalesce(${notifications.sentAt}, now())`,
    })
    .where(and(inArray(notifications.familyId, ids), sql`${notifications.key} not like 'release:%'`))
  await tx.update(familyEvents).set({ text: gone, author: null }).where(inArray(familyEvents.familyId, ids))
  const open = tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(inArray(consents.familyId, ids), ne(consents.kind, 'disclosure')))
  await tx.delete(consentDetails).where(inArray(consentDetails.consentId, open))
  await tx
    .update(families)
    .set({
      name: gone,
      email: null,
      phone: null,
      answers: {},
      consent: null,
      county: null,
      place: null,
      search: '',
      stage: 'closed',
      agentId: null,
      erasedAt: family.erasedAt ?? new Date(),
    })
    .where(inArray(families.id, ids))
  return keptOf(tx, ids)
}

async function eraseActions(tx: Orm, ids: string[], email: string | null, phone: string | null): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const ofFamily = await rowsOf(
    tx,
    sql`select action_id as id from leads where family_id in (${list}) and action_id is not null
      union select action_id from consents where family_id in (${list}) and action_id is not null
      union select id from uuid_actions where lower(action_info->>'email') = ${email}
      union select id from uuid_actions where ${phone}::text is not null and
        right(regexp_replace(action_info->>'phone', '\\D', '', 'g'), 10) = ${phone?.slice(-10) ?? null}`,
  )
  const actionIds = ofFamily.map(({ id }) => String(id))
  if (actionIds.length === 0) return
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

async function eraseThreads(tx: Orm, ids: string[]): Promise<void> {
  const threads = tx.select({ id: conversations.id }).from(conversations).where(inArray(conversations.familyId, ids))
  await tx
    .update(conversationMessages)
    .set({ text: gone, sender: gone })
    .where(inArray(conversationMessages.conversationId, threads))
  await tx
    .update(conversationParticipants)
    .set({ name: gone })
    .where(and(eq(conversationParticipants.role, 'family'), inArray(conversationParticipants.conversationId, threads)))
  await tx.update(conversations).set({ subject: gone, lastMessage: null }).where(inArray(conversations.familyId, ids))
}

async function keptOf(tx: Orm, ids: string[]): Promise<Erasure['kept']> {
  const rows = await tx
    .selectDistinct({ kind: consents.kind, state: consents.state })
    .from(consents)
    .where(inArray(consents.familyId, ids))
  const [invoice] = await tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.familyId, ids)).limit(1)
  const today = new Date().toISOString().slice(0, 10)
  const disclosed = rows.filter(({ kind }) => kind === 'disclosure').flatMap(({ state }) => (state ? [state] : []))
  return [
    ...(rows.length > 0
      ? [
          {
            what: 'The text, version, language and time of each consent',
            why: 'Proof of consent (47 CFR 64.1200)',
            years: consentYears,
          },
        ]
      : []),
    ...disclosed.map((state) => {
      const rule = stateRuleOn(state, today)
      return {
        what: `The acknowledgement of the disclosure of ${state}, with its network address and time`,
        why: rule?.law.cite ?? 'State law',
        years: rule?.retentionYears ?? consentYears,
      }
    }),
    ...(invoice
      ? [{ what: 'Invoices for the move-in, without a name', why: 'Tax law (26 U.S.C. 6001)', years: invoiceYears }]
      : []),
  ]
}
