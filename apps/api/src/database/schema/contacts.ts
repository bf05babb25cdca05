import type { CallOutcome, ContactRole } from '@pkg/domain'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { communities } from './catalog'
import { momentOfInsert } from './moment-of-insert'
import { mergeColumns, organizations } from './organizations'
import { users } from './people'
import { families } from './requests'
import { version } from './version'

/** Contacts at communities and organizations. `ownerId` is the person who added the contact. [DASH-014] */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether only the owner has the contact, or also all advisors and the team of its community. */
    scope: text().$type<'own' | 'team'>().notNull().default('own'),
    name: text().notNull(),
    role: text().$type<ContactRole>(),
    jobTitle: text(),
    email: text(),
    phone: text(),
    /** How and when the contact wants to be reached. */
    preference: text(),
    communityId: text().references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** When staff learned that the contact left the company. */
    leftAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
    ...mergeColumns((): AnyPgColumn => contacts.id),
  },
  (table) => [
    index('contacts_owner').on(table.ownerId, table.name),
    index('contacts_name').on(table.name),
    index('contacts_community').on(table.communityId),
    index('contacts_organization').on(table.organizationId),
    index('contacts_merged').on(table.mergedIntoId),
  ],
)

/** Calls and other talks with contacts, as staff logged them. [DASH-014] */
export const contactTalks = pgTable(
  'contact_talks',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: uuid()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    outcome: text().$type<CallOutcome>().notNull(),
    minutes: integer(),
    note: text(),
    /** When they talked. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who talked with the contact: their name at the time, and their account. */
    person: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('contact_talks_contact').on(table.contactId, table.at),
    index('contact_talks_at').on(table.at),
    index('contact_talks_user').on(table.userId),
  ],
)

/** The families that a talk with a contact was about. [DASH-014] */
export const contactTalkFamilies = pgTable(
  'contact_talk_families',
  {
    id: uuid().primaryKey().defaultRandom(),
    talkId: uuid()
      .notNull()
      .references(() => contactTalks.id, { onDelete: 'cascade' }),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('contact_talk_families_talk').on(table.talkId),
    index('contact_talk_families_family').on(table.familyId),
  ],
)
