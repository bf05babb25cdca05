import type { ImageKind, LivingRoomType, Photographer, PhotoSubject } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { communities } from './catalog'
import { users } from './people'
import { families } from './requests'
import { version } from './version'

const id = () => uuid().primaryKey().defaultRandom()
const communitySlug = () => text().references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' })

/** Categories of tags. */
export const tagCategories = pgTable(
  'tag_categories',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('tag_categories_name').on(table.name)],
)

/** Labels for communities. */
export const tags = pgTable(
  'tags',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    tagCategoryId: uuid().references(() => tagCategories.id, { onDelete: 'set null' }),
  },
  (table) => [unique('tags_name').on(table.name), index('tags_category').on(table.tagCategoryId)],
)

/** Categories of images. */
export const imageCategories = pgTable(
  'image_categories',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('image_categories_name').on(table.name)],
)

/**
 * Photos, plans, and illustrations of communities. The path of an upload names its files, and its size is that of the largest one. Families see an upload once
 * it has a description, and once someone stated that the people in it agree.
 */
export const images = pgTable(
  'images',
  {
    id: id(),
    version: version(),
    communityId: communitySlug().notNull(),
    path: text().notNull(),
    description: text().notNull(),
    imageCategoryId: uuid().references(() => imageCategories.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    kind: text().$type<ImageKind>().notNull().default('illustration'),
    subject: text().$type<PhotoSubject>(),
    width: integer(),
    height: integer(),
    takenBy: text().$type<Photographer>(),
    takenOn: date(),
    room: text().$type<LivingRoomType>(),
    showsPeople: boolean().notNull().default(false),
    consentStatedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    consentStatedAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('images_consent')
      .on(table.consentStatedBy)
      .where(sql`consent_stated_by is not null`),
    index('images_community').on(table.communityId, table.position),
    index('images_category').on(table.imageCategoryId),
  ],
)

/**
 * Uploads whose files can be deleted, and from when on. A trigger adds every deleted upload. An upload in progress is here until its record
 * is stored, so a process that stops meanwhile leaves no files behind.
 */
export const deletableUploads = pgTable('deletable_uploads', {
  imageId: uuid().primaryKey(),
  deleteAfter: timestamp({ withTimezone: true }).notNull(),
})

/** Additional addresses of communities and advisors. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    version: version(),
    entityType: text().notNull(),
    entityId: text().notNull(),
    kind: text().notNull(),
    line1: text().notNull(),
    line2: text(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
  },
  (table) => [index('addresses_entity').on(table.entityType, table.entityId)],
)

/** Extra values that staff store with a record. */
export const entityAuxes = pgTable(
  'entity_auxes',
  {
    id: id(),
    version: version(),
    entityType: text().notNull(),
    entityId: text().notNull(),
    info: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    updatedAt: momentOfInsert(),
  },
  (table) => [unique('entity_auxes_entity').on(table.entityType, table.entityId)],
)

/** People who perform, teach, or speak at events. */
export const performers = pgTable(
  'performers',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    description: text(),
  },
  (table) => [index('performers_name').on(table.name)],
)

/** Events at communities. */
export const communityEvents = pgTable(
  'community_events',
  {
    id: id(),
    version: version(),
    communityId: communitySlug().notNull(),
    title: text().notNull(),
    description: text(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    performerId: uuid().references(() => performers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('community_events_community').on(table.communityId, table.startsAt),
    index('community_events_performer').on(table.performerId),
    index('community_events_start').on(table.startsAt),
  ],
)

/** Named collections of communities that advisors share. */
export const partnerCollections = pgTable(
  'partner_collections',
  {
    id: id(),
    version: version(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    note: text(),
    communityIds: text().array().notNull(),
    /** What everyone with a link reads about a community, by its slug. */
    notes: jsonb().$type<Record<string, string>>(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('partner_collections_owner').on(table.ownerId, table.name),
    index('partner_collections_communities').using('gin', table.communityIds),
  ],
)

/** Links to collections, for everyone who has one. Only their hashes are stored. [DASH-007] */
export const collectionLinks = pgTable(
  'collection_links',
  {
    id: id(),
    version: version(),
    collectionId: uuid()
      .notNull()
      .references(() => partnerCollections.id, { onDelete: 'cascade' }),
    /** The family that the link is for. */
    familyId: uuid().references(() => families.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: momentOfInsert(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('collection_links_token').on(table.tokenHash),
    index('collection_links_collection').on(table.collectionId, table.createdAt),
    index('collection_links_family').on(table.familyId),
    index('collection_links_expires').on(table.expiresAt),
  ],
)

/** What was opened through links, and when last: the page of the collection without a community, or one of its communities. [DASH-007] */
export const collectionOpens = pgTable(
  'collection_opens',
  {
    linkId: uuid()
      .notNull()
      .references(() => collectionLinks.id, { onDelete: 'cascade' }),
    communityId: text().references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    count: integer().notNull().default(1),
    lastOpenedAt: momentOfInsert(),
  },
  (table) => [
    unique('collection_opens_link').on(table.linkId, table.communityId).nullsNotDistinct(),
    index('collection_opens_community').on(table.communityId),
  ],
)
