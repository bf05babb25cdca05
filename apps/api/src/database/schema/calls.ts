import type { BookingOutcome, CallHours, TimeOff } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { agents, communities } from './catalog'
import { families, uuidActions } from './requests'
import { version } from './version'

/** Calls with advisors at times that families chose. One family at most has a time of an advisor booked. [AGENT-005] */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    agentId: text()
      .notNull()
      .references(() => agents.id),
    /** The request that booked the call. Its browser and account may change the call. Empty for a call that staff booked. */
    actionId: uuid().references(() => uuidActions.id, { onDelete: 'set null' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** The advisor's, when the call was booked. */
    timeZone: text().notNull(),
    status: text().$type<'booked' | 'canceled'>().notNull(),
    /** How often the call was changed. */
    revision: integer().notNull().default(0),
    /** How the call ended, once staff recorded it. [WORK-020] */
    outcome: text().$type<BookingOutcome>(),
    /** The name of the person who recorded the outcome last. */
    outcomeBy: text(),
    outcomeAt: timestamp({ withTimezone: true }),
    outcomeNote: text(),
    changedAt: momentOfInsert(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    // Calls begin on the hour and the half hour, so two that begin at different times never overlap.
    uniqueIndex('calls_slot')
      .on(table.agentId, table.startsAt)
      .where(sql`status = 'booked'`),
    index('calls_family').on(table.familyId),
    index('calls_starts').on(table.startsAt),
    index('calls_without_outcome')
      .on(table.endsAt)
      .where(sql`outcome_at is null`),
    index('calls_action').on(table.actionId),
  ],
)

/** Keys of emailed links that open one call without an account, stored as SHA-256. */
export const callLinks = pgTable(
  'call_links',
  {
    tokenHash: text().primaryKey(),
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('call_links_call').on(table.callId), index('call_links_expiry').on(table.expiresAt)],
)

/** The hours in which advisors take calls, of those who entered their own. */
export const callHours = pgTable('call_hours', {
  agentId: text()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  hours: jsonb().$type<CallHours[]>().notNull(),
  timeOff: jsonb().$type<TimeOff[]>().notNull().default([]),
})

/** Communities that advisors toured themselves. */
export const advisorVisits = pgTable(
  'advisor_visits',
  {
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    visitedOn: date({ mode: 'string' }).notNull(),
    /** What the advisor tells families about the community. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.communityId, table.visitedOn] }),
    index('advisor_visits_community').on(table.communityId),
  ],
)

/** What we checked about advisors, and when. */
export const advisorChecks = pgTable(
  'advisor_checks',
  {
    agentId: text()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text().$type<'background' | 'training' | 'registration' | 'insurance'>().notNull(),
    checkedOn: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    detail: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.kind] })],
)
