import type { LeadStage, NoFeeReason } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { communities } from './catalog'
import { momentOfInsert } from './moment-of-insert'
import { families } from './requests'
import { version } from './version'

/** Where and when families moved in. One that was recorded by mistake is undone, and stays. Amounts are in cents. [WORK-018] */
export const moveIns = pgTable(
  'move_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    familyId: uuid()
      .notNull()
      .references(() => families.id),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade' }),
    movedInOn: date({ mode: 'string' }).notNull(),
    /** The first month's base rent and care fee, as far as they're known. */
    rentCents: integer(),
    careCents: integer(),
    /** Why no referral fee is due. A move-in without a reason has an invoice. */
    noFee: text().$type<NoFeeReason>(),
    /** What an undo brings back: the stage, and the tasks that the move-in canceled. */
    stageBefore: text().$type<LeadStage>().notNull(),
    canceledTaskIds: uuid().array().notNull().default([]),
    recordedBy: text().notNull(),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: text(),
    undoReason: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('move_ins_family')
      .on(table.familyId)
      .where(sql`undone_at is null`),
    index('move_ins_history').on(table.familyId, table.createdAt),
    index('move_ins_community').on(table.communityId, table.movedInOn),
    index('move_ins_created').on(table.createdAt),
  ],
)
