import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, notifications, oneTimeTokens, users } from '../../database/schema/tables'
import { deleteAlertsOfAddresses } from '../alerts'
import { eraseQuestionsOf } from '../catalog'
import { blankQuestionValues } from '../changes'
import { clearMessages } from './cleared-messages-store'
import type { FamilyContact } from './erasure-store'

/** An account to delete. */
export interface ErasedAccount extends FamilyContact {
  id: string
}

/** Returns the customer accounts that an erasure deletes: the one that asked, and those with an email address of the family. */
export function listAccounts(
  tx: Orm,
  { userId, contacts }: { userId: string | null; contacts: FamilyContact[] },
): Promise<ErasedAccount[]> {
  const emails = contacts.flatMap(({ email }) => (email ? [email] : []))
  if (!userId && emails.length === 0) return Promise.resolve([])
  return tx
    .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.role, 'customer'),
        or(userId ? eq(users.id, userId) : undefined, emails.length > 0 ? inArray(users.email, emails) : undefined),
      ),
    )
}

/** Deletes accounts with their sessions, codes, and messages. */
export async function deleteAccounts(tx: Orm, ids: string[]): Promise<void> {
  await tx.delete(users).where(inArray(users.id, ids))
}

/**
 * Clears every message to an address or number, and from it with the contact form, and deletes the codes and links that were sent there, and the
 * search alerts to it, and what was asked with it without an account. A number that a remaining family also has
 * is left alone, because households share numbers.
 */
export async function eraseContacts(tx: Orm, contacts: FamilyContact[]): Promise<void> {
  const phones = contacts.flatMap(({ phone }) => phone ?? [])
  const shared = await listSharedPhones(tx, phones)
  const addresses = [
    ...contacts.flatMap(({ email }) => email ?? []),
    ...phones.filter((phone) => !shared.includes(phone)),
  ]
  if (addresses.length === 0) return
  await deleteAlertsOfAddresses(tx, addresses)
  await blankQuestionValues(tx, await eraseQuestionsOf(tx, addresses))
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.contact, addresses))
  await clearMessages(tx, or(inArray(notifications.recipient, addresses), inArray(notifications.replyTo, addresses)))
}

/** Returns the numbers that families have. An erased family has none. */
async function listSharedPhones(tx: Orm, phones: string[]): Promise<(string | null)[]> {
  if (phones.length === 0) return []
  const rows = await tx.selectDistinct({ phone: families.phone }).from(families).where(inArray(families.phone, phones))
  return rows.map(({ phone }) => phone)
}

/** Deletes the stored responses that contain one of the texts, or whose key does. [TRUTH-012] */
export async function eraseReplays(tx: Orm, texts: string[]): Promise<void> {
  if (texts.length === 0) return
  const values = sql.join(
    [...new Set(texts)].map((text) => sql`${text}`),
    sql`, `,
  )
  await tx.execute(sql`delete from idempotency_keys where exists (
    select 1 from unnest(array[${values}]::text[]) as erased(word)
    where strpos(coalesce(body, ''), word) > 0 or strpos(key, word) > 0)`)
}
