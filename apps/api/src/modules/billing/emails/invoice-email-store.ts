import type { InvoiceEmail } from '@pkg/api-client'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communityMembers, contacts, invoiceEmails, invoices, users } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { hasRole } from '../../access'

/** Returns the emails with an invoice, newest first. Advisors see none. [WORK-013] */
export async function listInvoiceEmails(orm: Orm, invoiceId: string, person: Person): Promise<InvoiceEmail[]> {
  if (person.role === 'agent') return []
  const rows = await orm
    .select()
    .from(invoiceEmails)
    .where(eq(invoiceEmails.invoiceId, invoiceId))
    .orderBy(desc(invoiceEmails.createdAt), invoiceEmails.id)
  return rows.map(({ id, recipient, createdAt, daysAfterDue }) => ({
    id,
    recipient,
    sentAt: createdAt.toISOString(),
    ...(daysAfterDue === null ? {} : { daysAfterDue }),
  }))
}

/** Inserts an email. Returns its id, or undefined for a reminder that was already sent. */
export async function insertInvoiceEmail(
  tx: Orm,
  email: typeof invoiceEmails.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(invoiceEmails)
    .values(email)
    .onConflictDoNothing()
    .returning({ id: invoiceEmails.id })
  return inserted?.id
}

/** Returns the address to which an invoice was emailed last. */
export async function findLastRecipient(tx: Orm, invoiceId: string): Promise<string | undefined> {
  const [email] = await tx
    .select({ recipient: invoiceEmails.recipient })
    .from(invoiceEmails)
    .where(eq(invoiceEmails.invoiceId, invoiceId))
    .orderBy(desc(invoiceEmails.createdAt))
    .limit(1)
  return email?.recipient
}

/** Returns where a community's invoices went last, or else the address of a contact whose role is billing, or of its team. [WORK-013] */
export async function findBillingEmail(orm: Orm, communityId: string): Promise<string | undefined> {
  const [last] = await orm
    .select({ email: invoiceEmails.recipient })
    .from(invoiceEmails)
    .innerJoin(invoices, eq(invoices.id, invoiceEmails.invoiceId))
    .where(eq(invoices.communityId, communityId))
    .orderBy(desc(invoiceEmails.createdAt))
    .limit(1)
  if (last) return last.email
  const [contact] = await orm
    .select({ email: contacts.email })
    .from(contacts)
    .where(
      and(
        eq(contacts.communityId, communityId),
        eq(contacts.role, 'billing'),
        eq(contacts.scope, 'team'),
        isNull(contacts.leftAt),
        isNull(contacts.mergedIntoId),
        ne(contacts.email, ''),
      ),
    )
    .orderBy(asc(contacts.createdAt))
    .limit(1)
  if (contact?.email) return contact.email
  const [member] = await orm
    .select({ email: users.email })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(
      and(eq(communityMembers.communityId, communityId), eq(communityMembers.status, 'approved'), hasRole('provider')),
    )
    .orderBy(asc(communityMembers.createdAt))
    .limit(1)
  return member?.email ?? undefined
}
