import type { PaymentMethod } from '@pkg/api-client'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { invoices } from './invoices'
import { momentOfInsert } from './moment-of-insert'

/**
 * Payments of invoices in cents, negative for a refund. Rows are only added. A wrong one is withdrawn with a reason, once, and stays. The database
 * rejects every other change, and more than is due. [WORK-013, DASH-006]
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    amountCents: integer().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** The number of the check or transfer. */
    reference: text(),
    recordedBy: text().notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
    withdrawnBy: text(),
    withdrawReason: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('payments_invoice').on(table.invoiceId),
    check('payments_amount', sql`amount_cents <> 0`),
    check('payments_withdrawal', sql`num_nonnulls(withdrawn_at, withdrawn_by, withdraw_reason) in (0, 3)`),
  ],
)
