import { and, eq, gte, inArray, or } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, notifications, oneTimeTokens } from '../../../database/schema/tables'
import type { MergePair } from './merge-store'

/** Returns the email addresses and phone numbers of a family that was merged, and of those merged into it, which the remaining family doesn't have. */
export async function listOtherContacts(tx: Orm, { keepId, mergeId }: MergePair): Promise<string[]> {
  const rows = await tx
    .select({ id: families.id, email: families.email, phone: families.phone })
    .from(families)
    .where(or(inArray(families.id, [keepId, mergeId]), eq(families.mergedIntoId, mergeId)))
  const contactsOf = (isKept: boolean) =>
    rows
      .filter(({ id }) => (id === keepId) === isKept)
      .flatMap(({ email, phone }) => [email, phone].filter((contact) => contact !== null))
  const kept = contactsOf(true)
  return contactsOf(false).filter((contact) => !kept.includes(contact))
}

/** Returns whether emails about a family went to other addresses since a time. */
export async function wasEmailedSince(tx: Orm, familyId: string, addresses: string[], since: Date): Promise<boolean> {
  const [message] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.familyId, familyId),
        inArray(notifications.recipient, addresses),
        gte(notifications.createdAt, since),
      ),
    )
    .limit(1)
  return message !== undefined
}

/** Deletes the codes and links to a family's information that went to other contacts. */
export async function deleteTokensTo(tx: Orm, familyId: string, contacts: string[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.familyId, familyId), inArray(oneTimeTokens.contact, contacts)))
}
