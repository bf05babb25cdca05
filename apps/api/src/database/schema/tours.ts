import type { BookingOutcome, TourHours, TourTime } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { families, uuidActions } from './requests'
import { version } from './version'

/** Tours of communities. One family at most has a time of a community booked. [FIND-013] */
export const tours = pgTable(
  'tours',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade' }),
    /** The request that booked the tour. Its browser and account may change the tour. Empty for a tour that staff booked. */
    actionId: uuid().references(() => uuidActions.id, { onDelete: 'set null' }),
    /** The day in the community's time zone. */
    date: date({ mode: 'string' }).notNull(),
    time: text().$type<TourTime>().notNull(),
    timeZone: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** `requested` is a time that the family asked for in the wizard, and that wasn't free. */
    status: text().$type<'booked' | 'requested' | 'canceled'>().notNull(),
    /** How often the tour was changed. */
    revision: integer().notNull().default(0),
    /** How the tour ended, once staff recorded it. [WORK-020] */
    outcome: text().$type<BookingOutcome>(),
    wantsSecondTour: boolean().notNull().default(false),
    /** The name of the person who recorded the outcome last. */
    outcomeBy: text(),
    outcomeAt: timestamp({ withTimezone: true }),
    /** What the advisor noted, and what the community's team noted. */
    outcomeNote: text(),
    teamNote: text(),
    changedAt: momentOfInsert(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    uniqueIndex('tours_slot')
      .on(table.communityId, table.date, table.time)
      .where(sql`status = 'booked'`),
    index('tours_family').on(table.familyId),
    index('tours_starts').on(table.startsAt),
    index('tours_without_outcome')
      .on(table.endsAt)
      .where(sql`outcome_at is null`),
    index('tours_action').on(table.actionId),
  ],
)

/** Keys of emailed links that open one tour without an account, stored as SHA-256. [FIND-013] */
export const tourLinks = pgTable(
  'tour_links',
  {
    tokenHash: text().primaryKey(),
    tourId: uuid()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('tour_links_tour').on(table.tourId), index('tour_links_expiry').on(table.expiresAt)],
)

/** The hours in which communities give tours, of those that entered their own. [FIND-013] */
export const tourHours = pgTable('tour_hours', {
  communityId: text()
    .primaryKey()
    .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  hours: jsonb().$type<TourHours[]>().notNull(),
})
