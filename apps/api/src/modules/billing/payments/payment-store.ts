import type { Payment } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { payments } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** A payment as it's stored. */
export type PaymentRow = typeof payments.$inferSelect

/** Returns the payments of an invoice, oldest first. Advisors see none, and providers none that were withdrawn. [WORK-013] */
export async function listPayments(orm: Orm, invoiceId: string, person: Person): Promise<PaymentRow[]> {
  if (person.role === 'agent') return []
  return orm
    .select()
    .from(payments)
    .where(and(eq(payments.invoiceId, invoiceId), person.role === 'admin' ? undefined : isNull(payments.withdrawnAt)))
    .orderBy(asc(payments.receivedOn), asc(payments.createdAt), asc(payments.id))
}

/** Inserts a payment of an issued invoice. The database rejects more than is due. */
export async function insertPayment(tx: Orm, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment)
}

/** Marks a payment as withdrawn, once. */
export async function markWithdrawn(
  tx: Orm,
  id: string,
  withdrawal: { withdrawnBy: string; withdrawReason: string },
): Promise<void> {
  await tx
    .update(payments)
    .set({ withdrawnAt: now(), ...withdrawal })
    .where(and(eq(payments.id, id), isNull(payments.withdrawnAt)))
}

/** Returns a payment as people see it. Only admins see who recorded it. */
export function toPayment(row: PaymentRow, person: Person): Payment {
  const { id, amountCents, receivedOn, method, reference, withdrawnAt, withdrawnBy, withdrawReason } = row
  return {
    id,
    amountCents,
    receivedOn,
    method,
    ...(reference ? { reference } : {}),
    ...(person.role === 'admin' ? { recordedBy: row.recordedBy, recordedAt: row.createdAt.toISOString() } : {}),
    ...(withdrawnAt
      ? { withdrawn: { by: withdrawnBy ?? '', at: withdrawnAt.toISOString(), reason: withdrawReason ?? '' } }
      : {}),
  }
}
