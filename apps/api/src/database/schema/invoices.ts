import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { communities } from './catalog'
import { families, leads } from './requests'

/**
 * What a community owes for a move-in, and credit notes, which alone can take it back. Amounts in cents. The database refuses every
 * change of an issued one but its payment. [BIZ-003, BIZ-004, DASH-006]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Given when it is issued, in order and without gaps. */
    number: integer(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull().default('invoice'),
    correctsId: uuid(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade' }),
    referredOn: date({ mode: 'string' }).notNull(),
    movedInOn: date({ mode: 'string' }).notNull(),
    /** The first month's rent and care, each in cents. */
    rentCents: integer().notNull(),
    careCents: integer().notNull(),
    feePercent: real().notNull(),
    /** What is owed, in cents; negative for a credit note. */
    amountCents: integer().notNull(),
    reason: text(),
    status: text().$type<'draft' | 'issued' | 'paid'>().notNull().default('draft'),
    issuedOn: date({ mode: 'string' }),
    dueOn: date({ mode: 'string' }),
    paidOn: date({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_lead')
      .on(table.leadId)
      .where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_corrects').on(table.correctsId),
    index('invoices_community').on(table.communityId, table.status),
    index('invoices_family').on(table.familyId),
    index('invoices_created').on(table.createdAt),
  ],
)
