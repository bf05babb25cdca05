import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { documents } from './documents'
import { moveIns } from './move-ins'
import { families, leads } from './requests'
import { version } from './version'

/**
 * Invoices to communities for move-ins, and credit notes, which are the only way to correct an issued invoice. Amounts are in cents. One without a
 * number is a draft. The database rejects every change of an issued one except of its community's slug. What is paid, credited, and open is read
 * from the payments and credit notes. [BIZ-003, BIZ-004, DASH-006]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    /** Assigned when the invoice is issued, in order and without gaps. */
    number: integer(),
    kind: text().$type<'invoice' | 'credit-note'>().notNull().default('invoice'),
    correctsId: uuid(),
    moveInId: uuid()
      .notNull()
      .references(() => moveIns.id),
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
    /** The first month's base rent and care fee, in cents. */
    rentCents: integer().notNull(),
    careCents: integer().notNull(),
    feePercent: real().notNull(),
    /** The amount due in cents, negative for a credit note. */
    amountCents: integer().notNull(),
    reason: text(),
    issuedOn: date({ mode: 'string' }),
    dueOn: date({ mode: 'string' }),
    /** Its PDF, made when it's issued. */
    documentId: uuid().references(() => documents.id),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    uniqueIndex('invoices_move_in')
      .on(table.moveInId)
      .where(sql`kind = 'invoice'`),
    index('invoices_lead').on(table.leadId),
    index('invoices_corrects').on(table.correctsId),
    index('invoices_community').on(table.communityId, table.issuedOn),
    index('invoices_family').on(table.familyId),
    index('invoices_created').on(table.createdAt),
    index('invoices_issued').on(table.issuedOn),
    check('invoices_issue', sql`(number is null) = (issued_on is null) and (number is null) = (due_on is null)`),
    check('invoices_amount', sql`case kind when 'credit-note' then amount_cents <= 0 else amount_cents >= 0 end`),
  ],
)
