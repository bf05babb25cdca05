import type {
  Agent,
  CalendarDay,
  Community,
  CommunityChange,
  CommunityImage,
  LivingRoomType,
  PaymentFact,
  ProviderChange,
  RoomStatement,
  Language,
} from '@pkg/domain'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { organizations } from './organizations'
import { users } from './people'
import { version } from './version'

/** A community without the parts that come from other tables, such as reviews, advisors, and nearby communities. */
export type CommunityRecord = Omit<
  Community,
  | 'reviews'
  | 'partnerAgents'
  | 'realEstateAgents'
  | 'similarCommunities'
  | 'campus'
  | 'distance'
  | 'carePrice'
  | 'availability'
>

/** A change of a record: the values that people set, the images that they added, as a gallery shows them, and the prices that its team stated. */
export interface RecordChange extends CommunityChange {
  images?: CommunityImage[]
  /** The amount of each price and the day on which it was stated, by the id of the price. */
  statedPrices?: Record<string, { amount: number; statedOn: CalendarDay }>
  /** What its team and staff said about who pays. [FIND-022] */
  payments?: PaymentFact[]
}

/** What merging a community into another one moved: the slug that it had, its status, and the keys of rows by table and column. [DASH-010] */
export interface CommunityMergeValues {
  slug: string
  status: number
  moved: Readonly<Record<string, readonly string[]>>
}

const isPublic = sql`status = 1`

/** Whether a public community's record has a fee for care. Few do, so an index of these alone finds those of an area. [FIND-025] */
export const hasCareFee = sql`status = 1 and record @> '{"slyPrices": [{"prices": [{"type": "additionalService"}]}]}'::jsonb`

/**
 * Communities. `record` is the whole community. Listings search and sort by the other columns, and `tile` is the listing's JSON:API
 * resource, serialized when the community changes (see `tile-fragment.ts`).
 */
export const communities = pgTable(
  'communities',
  {
    version: version(),
    /** Never changes and never leaves the database. [LIFE-006] */
    key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The slug, which is the public id. It can change: foreign keys follow, and `community_slugs` stores the former ones. */
    id: text().notNull().unique('communities_id'),
    source: text().notNull(),
    sourceId: text().notNull(),
    name: text().notNull(),
    status: smallint().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    citySlug: text().notNull(),
    county: text().notNull(),
    countySlug: text().notNull(),
    region: text().notNull(),
    zip: text().notNull(),
    addressString: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    care: text().array().notNull(),
    amenities: text().array().notNull(),
    /** Who pays it besides families. [FIND-022] */
    pays: text().array().notNull().default([]),
    /** Whether its nurses work at least as many hours on weekends as those of half of its state's homes. Imports set it with the medians. [FIND-024] */
    isStaffedOnWeekends: boolean().notNull().default(false),
    capacity: integer(),
    startingRate: integer().notNull(),
    /** The price of each care type in the order of `careTypeSlugs`: 0 if it's unknown, hidden, or not offered. [LIST-013, TRUTH-010] */
    carePrices: integer().array().notNull().default([]),
    /** The day on which the community or staff last stated the prices that families see. */
    pricesAsOf: date({ mode: 'string' }),
    score: real(),
    rank: real().notNull(),
    isPaying: smallint().notNull(),
    agentId: text(),
    /** State, ZIP code, and street in one spelling. Licenses at the same address are one campus. Missing for demo data. */
    addressKey: text(),
    /** The company that operates the community, as staff assigned it, and the name that public records or its team state. [DASH-013] */
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    managementCompany: text(),
    /** Whether advisors can refer families without asking the community first. */
    isReferable: boolean().notNull().default(false),
    tile: text().notNull(),
    record: jsonb().$type<CommunityRecord>().notNull(),
    /** The values that the provider and staff set, and the images in their records. They override public records, also after the next import. */
    edits: jsonb().$type<RecordChange>(),
    /** The values that the first edit of each attribute replaced, by attribute, so it can be undone. [DASH-010] */
    originals: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** How complete the profile is, of 100, and whether the record says that there's a contract. Derived from `record` with the other columns. [DASH-010] */
    completeness: smallint().notNull().default(0),
    hasContract: boolean().notNull().default(false),
    /** The community that this one turned out to be, and what merging them moved. [DASH-010] */
    mergedIntoKey: bigint({ mode: 'number' }),
    mergedAt: timestamp({ withTimezone: true }),
    mergedBy: text(),
    mergeValues: jsonb().$type<CommunityMergeValues>(),
    updatedAt: momentOfInsert(),
  },
  (table) => [
    // The list of staff sorts, filters, and counts in this index and reads only the rows of its page.
    index('communities_staff').on(
      table.status,
      table.name,
      table.state,
      table.city,
      table.source,
      table.startingRate,
      table.pricesAsOf,
      table.completeness,
      table.hasContract,
      table.score,
      table.updatedAt,
      table.mergedIntoKey,
      table.id,
    ),
    index('communities_merged')
      .on(table.mergedIntoKey)
      .where(sql`merged_into_key is not null`),
    uniqueIndex('communities_source').on(table.source, table.sourceId),
    index('communities_organization').on(table.organizationId),
    index('communities_ungrouped')
      .on(table.managementCompany)
      .where(sql`organization_id is null and management_company is not null`),
    // Listings read pages in the order of an index and count in an index only, so these contain every column that a count needs.
    index('communities_city').on(table.state, table.citySlug, table.isPaying).where(isPublic),
    index('communities_county').on(table.state, table.countySlug, table.isPaying).where(isPublic),
    // Counts under any filter read this index and never the tiles.
    index('communities_state_care')
      .on(
        table.state,
        table.care,
        table.startingRate,
        table.capacity,
        table.isPaying,
        table.amenities,
        table.score,
        table.carePrices,
        table.pricesAsOf,
        table.pays,
        table.isStaffedOnWeekends,
        table.id,
      )
      .where(isPublic),
    index('communities_region').on(table.region, table.isPaying).where(isPublic),
    index('communities_point')
      .on(
        table.latitude,
        table.longitude,
        table.care,
        table.isPaying,
        table.rank,
        table.id,
        table.startingRate,
        table.capacity,
      )
      .where(isPublic),
    index('communities_state_rank').on(table.state, table.rank.desc().nullsFirst(), table.id).where(isPublic),
    index('communities_rank').on(table.rank.desc().nullsFirst(), table.id).where(isPublic),
    // Few communities report hours on weekends, so a list of them in the order of all would read almost every one.
    index('communities_weekend_rank')
      .on(table.rank.desc().nullsFirst(), table.id)
      .where(sql`${isPublic} and is_staffed_on_weekends`),
    index('communities_rate')
      .on(sql`(starting_rate = 0)`, table.startingRate, table.id, table.isPaying)
      .where(isPublic),
    index('communities_rate_down')
      .on(sql`(starting_rate = 0)`, table.startingRate.desc().nullsFirst(), table.id)
      .where(isPublic),
    index('communities_state_rate')
      .on(table.state, sql`(starting_rate = 0)`, table.startingRate, table.id)
      .where(isPublic),
    index('communities_score').on(table.score, table.id).where(isPublic),
    index('communities_score_down').on(table.score.desc().nullsLast(), table.id).where(isPublic),
    index('communities_name').on(table.name, table.id).where(isPublic),
    index('communities_zip').on(table.zip),
    index('communities_campus')
      .on(table.addressKey)
      .where(sql`address_key is not null`),
    index('communities_referable')
      .on(table.state, table.citySlug)
      .where(sql`status = 1 and is_referable`),
    index('communities_care_fee').on(table.state, table.county).where(hasCareFee),
    index('communities_name_parts').using('gin', table.name.op('gin_trgm_ops')),
    index('communities_amenities').using('gin', table.amenities),
    index('communities_address').using('gin', table.addressString.op('gin_trgm_ops')),
  ],
)

/**
 * What the public nursing homes of each state and county report about their staff: the middle value of those that report hours on weekends. Imports
 * replace the table. [FIND-024]
 */
export const staffingMedians = pgTable(
  'staffing_medians',
  {
    state: text().notNull(),
    /** Empty for the whole state. */
    countySlug: text().notNull(),
    /** The homes that report hours on weekends. */
    homes: integer().notNull(),
    /** Hours for each resident and day on weekends. */
    weekendTotal: doublePrecision().notNull(),
    /** The homes that report how many left. */
    turnoverHomes: integer().notNull(),
    /** The percentage of the nursing staff that left within a year. Missing if none of the homes reports it. */
    turnover: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.state, table.countySlug] })],
)

/** What communities and our staff last said about rooms of each type. It counts as unknown after 10 days. [TRUST-018] */
export const communityRooms = pgTable(
  'community_rooms',
  {
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    room: text().$type<LivingRoomType>().notNull(),
    status: text().$type<RoomStatement['status']>().notNull(),
    openRooms: integer(),
    statedOn: date({ mode: 'string' }).notNull(),
    statedBy: text().$type<RoomStatement['statedBy']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.room] }),
    index('community_rooms_open')
      .on(table.statedOn, table.communityId)
      .where(sql`status = 'open'`),
  ],
)

/**
 * Keys of emailed links with which a member of a community's team keeps its prices and rooms current without signing in, stored as SHA-256. A person gets one for
 * each day on which the prices of a community expire. [TRUST-018]
 */
export const priceLinks = pgTable(
  'price_links',
  {
    tokenHash: text().primaryKey(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day on which the first price expires that the email was about. */
    pricesExpireOn: date({ mode: 'string' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('price_links_reason').on(table.communityId, table.userId, table.pricesExpireOn),
    index('price_links_user').on(table.userId),
  ],
)

/** The former slugs of communities. No other community can ever take one. [LIFE-006] */
export const communitySlugs = pgTable(
  'community_slugs',
  {
    slug: text().primaryKey(),
    communityKey: bigint({ mode: 'number' })
      .notNull()
      .references(() => communities.key, { onDelete: 'cascade' }),
    replacedAt: momentOfInsert(),
    /** The admin who replaced it. */
    replacedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('community_slugs_community').on(table.communityKey)],
)

/**
 * The number of public communities per state and exact set of care types, and how many of them pay us. Triggers on `communities` update
 * the table (see the migration), so national totals need no count.
 */
export const communityCounts = pgTable(
  'community_counts',
  {
    state: text().notNull(),
    care: text().array().notNull(),
    communities: integer().notNull(),
    paying: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.care] })],
)

/**
 * The public communities of a map cell, per state and exact set of care types: their number, the sums of their coordinates, the lowest known
 * price, and the first id. Triggers on `communities` update the table at web map zooms 3 to 11, so a national map takes the same time
 * however many communities there are. A cell is 48 pixels wide, and its two numbers count from 0 degrees.
 */
export const mapCells = pgTable(
  'map_cells',
  {
    zoom: smallint().notNull(),
    latCell: integer().notNull(),
    lngCell: integer().notNull(),
    state: text().notNull(),
    care: text().array().notNull(),
    communities: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The lowest known starting price, then that of each care type in the order of `careTypeSlugs`: 0 if none is known. */
    lowestPrices: integer().array().notNull(),
    firstId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zoom, table.latCell, table.lngCell, table.state, table.care] })],
)

/** Suggested edits of communities, pending or decided. [API-023] */
export const suggestedEdits = pgTable(
  'suggested_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    changes: jsonb().$type<ProviderChange>().notNull(),
    /** The set-up that it's a part of. [DASH-011] */
    bundleId: uuid(),
    note: text(),
    status: text().$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    reason: text(),
    /** The attributes that were approved, if not all of them. [DASH-010] */
    approvedFields: text().array(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('suggested_edits_status').on(table.status, table.createdAt),
    index('suggested_edits_community').on(table.communityId, table.createdAt),
    index('suggested_edits_author').on(table.authorId, table.createdAt),
    index('suggested_edits_bundle').on(table.bundleId),
  ],
)

/** Reviews of communities. `value` ranges from 0 to 10. [RATE-001] */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    version: version(),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    author: text().notNull(),
    relation: text(),
    value: real().notNull(),
    text: text().notNull(),
    /** The language that it's written in. [FIND-015] */
    language: text().$type<Language>().notNull().default('en'),
    date: text().notNull(),
    /** When the writer toured, or the resident moved in, as the writer said: `YYYY-MM`. */
    month: text(),
    /** Which of our records has the month. */
    proof: text().$type<'tour' | 'move-in'>(),
    /** A review that staff declined or removed stays as a stub with the reason. [TRUST-017] */
    status: text().$type<'pending' | 'published' | 'declined' | 'removed'>().notNull().default('published'),
    reason: text(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When staff published, declined, or removed it, and the admin who did. */
    decidedOn: date({ mode: 'string' }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** What the community's team replied. */
    reply: text(),
    repliedOn: date({ mode: 'string' }),
    repliedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the community's team asked staff to look at it again, and why. */
    reportedOn: date({ mode: 'string' }),
    reportReason: text().$type<'names-people' | 'not-a-visitor' | 'off-topic' | 'abusive'>(),
  },
  (table) => [
    index('reviews_community').on(table.communityId, table.date),
    index('reviews_status').on(table.status, table.date),
    index('reviews_user').on(table.userId),
    uniqueIndex('reviews_author').on(table.communityId, table.userId),
  ],
)

/** Advisors. [DATA-004] */
export const agents = pgTable(
  'agents',
  {
    id: text().primaryKey(),
    version: version(),
    name: text().notNull(),
    status: smallint().notNull(),
    region: text().notNull(),
    states: text().array().notNull(),
    record: jsonb().$type<Agent>().notNull(),
    /** Whether the advisor is made up for the demo. Search engines don't index their page. */
    isDemo: boolean().notNull().default(false),
    /** When an admin declined the application. Empty again after the applicant changed it. */
    declinedAt: timestamp({ withTimezone: true }),
    declineReason: text(),
  },
  (table) => [index('agents_region').on(table.region, table.name), index('agents_states').using('gin', table.states)],
)

/** States, counties, cities, and ZIP codes. `search` is the name in lower case. */
export const places = pgTable(
  'places',
  {
    id: text().primaryKey(),
    kind: text().$type<'state' | 'county' | 'city' | 'neighborhood' | 'zip'>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    state: text().notNull(),
    county: text(),
    zip: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    search: text().notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    index('places_path').on(table.state, table.slug),
    index('places_search').using('gin', table.search.op('gin_trgm_ops')),
    index('places_prefix').on(table.search.op('text_pattern_ops')),
  ],
)
