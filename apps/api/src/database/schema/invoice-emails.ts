import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { invoices } from './invoices'
import { momentOfInsert } from './moment-of-insert'

/** The emails with an invoice: those that an admin sent, and reminders, each of which is sent once. [WORK-013] */
export const invoiceEmails = pgTable(
  'invoice_emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    recipient: text().notNull(),
    /** The admin who sent it. Null for a reminder. */
    sentBy: text(),
    /** For a reminder, how many days after the due date it belongs to. Negative before it. */
    daysAfterDue: integer(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('invoice_emails_invoice').on(table.invoiceId, table.createdAt),
    uniqueIndex('invoice_emails_reminder').on(table.invoiceId, table.daysAfterDue),
  ],
)
