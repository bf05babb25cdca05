import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { invoices } from './invoices'
import { momentOfInsert } from './moment-of-insert'

/**
 * What a community's team disputes about an invoice, and the answer of an admin, which is given once. An invoice has at most one that is open. The
 * database rejects other changes. [DASH-006, WORK-013]
 */
export const invoiceDisputes = pgTable(
  'invoice_disputes',
  {
    id: uuid().primaryKey().defaultRandom(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    reason: text().notNull(),
    raisedBy: text().notNull(),
    answer: text().$type<'credited' | 'declined'>(),
    answerReason: text(),
    answeredBy: text(),
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('invoice_disputes_invoice').on(table.invoiceId),
    uniqueIndex('invoice_disputes_open')
      .on(table.invoiceId)
      .where(sql`answered_at is null`),
    check('invoice_disputes_answer', sql`num_nonnulls(answer, answer_reason, answered_by, answered_at) in (0, 4)`),
  ],
)
