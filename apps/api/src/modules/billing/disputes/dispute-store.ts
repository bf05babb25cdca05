import type { InvoiceDispute } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { invoiceDisputes } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** A dispute as it's stored. */
type DisputeRow = typeof invoiceDisputes.$inferSelect

/** Returns the disputes of an invoice, newest first. Advisors see none. [WORK-013] */
export async function listDisputes(orm: Orm, invoiceId: string, person: Person): Promise<InvoiceDispute[]> {
  if (person.role === 'agent') return []
  const rows = await orm
    .select()
    .from(invoiceDisputes)
    .where(eq(invoiceDisputes.invoiceId, invoiceId))
    .orderBy(desc(invoiceDisputes.createdAt), invoiceDisputes.id)
  return rows.map(toDispute)
}

/** Inserts a dispute. Returns its id, or undefined if the invoice has one that is open. */
export async function insertDispute(
  tx: Orm,
  dispute: { invoiceId: string; reason: string; raisedBy: string },
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(invoiceDisputes)
    .values(dispute)
    .onConflictDoNothing()
    .returning({ id: invoiceDisputes.id })
  return inserted?.id
}

/** Stores the answer to an invoice's open dispute. Returns the dispute's id, or undefined if none is open. */
export async function saveAnswer(
  tx: Orm,
  invoiceId: string,
  answer: Pick<DisputeRow, 'answer' | 'answerReason' | 'answeredBy'>,
): Promise<string | undefined> {
  const [answered] = await tx
    .update(invoiceDisputes)
    .set({ ...answer, answeredAt: now() })
    .where(and(eq(invoiceDisputes.invoiceId, invoiceId), isNull(invoiceDisputes.answeredAt)))
    .returning({ id: invoiceDisputes.id })
  return answered?.id
}

function toDispute(row: DisputeRow): InvoiceDispute {
  const { id, reason, raisedBy, createdAt, answer, answerReason, answeredBy, answeredAt } = row
  return {
    id,
    reason,
    raisedBy,
    raisedAt: createdAt.toISOString(),
    ...(answer && answeredAt
      ? { answer: { kind: answer, reason: answerReason ?? '', by: answeredBy ?? '', at: answeredAt.toISOString() } }
      : {}),
  }
}
