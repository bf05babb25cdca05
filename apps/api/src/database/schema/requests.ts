import type {
  ActionType,
  ClosedReason,
  ContactMethod,
  LeadSource,
  LeadStage,
  UserAction,
  UserActionData,
} from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'
import { agents, communities } from './catalog'
import { partners } from './partners'
import { users } from './people'
import { version } from './version'

/** User actions, one row per request no matter how often it's sent. [DATA-008] */
export const uuidActions = pgTable(
  'uuid_actions',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid().notNull(),
    anonymousId: text(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The partner whose page sent the action. */
    partnerId: uuid().references(() => partners.id),
    actionType: text().$type<ActionType>().notNull(),
    actionPage: text().notNull(),
    actionInfo: jsonb().$type<UserAction['actionInfo']>().notNull(),
    status: text().$type<'pending' | 'complete'>().notNull(),
    createdAt: momentOfInsert(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('uuid_actions_request').on(table.requestId, table.actionType),
    index('uuid_actions_anonymous').on(table.anonymousId, table.createdAt),
    index('uuid_actions_user').on(table.userId, table.createdAt),
    index('uuid_actions_partner')
      .on(table.partnerId, table.createdAt)
      .where(sql`partner_id is not null`),
  ],
)

/** Who a visitor was told will call, before it gave its phone number. A request names the row. [TRUTH-001] */
export const callerChoices = pgTable(
  'caller_choices',
  {
    id: uuid().primaryKey().defaultRandom(),
    anonymousId: text().notNull(),
    /** The communities of the request, in the family's order. */
    slugs: text().array().notNull(),
    state: text(),
    /** Those of the communities whose own teams call. */
    directSlugs: text().array().notNull().default([]),
    /** The advisor who calls, or who calls if the teams don't. Empty if no advisor serves the location. */
    agentId: text().references(() => agents.id, { onDelete: 'set null' }),
    /** Whether an advisor calls anyway, or would if one served the location. */
    needsAdvisor: boolean().notNull(),
    callBy: timestamp({ withTimezone: true }).notNull(),
    createdAt: momentOfInsert(),
  },
  (table) => [
    index('caller_choices_visitor').on(table.anonymousId, table.createdAt),
    index('caller_choices_age').on(table.createdAt),
  ],
)

/** The first responses to writes. A request with a used key gets the stored response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: momentOfInsert(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt)],
)

/** Families: the people behind one or more requests. */
export const families = pgTable(
  'families',
  {
    id: uuid().primaryKey().defaultRandom(),
    version: version(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    stage: text().$type<LeadStage>().notNull().default('new'),
    /** When the family came into its stage. A trigger sets it. */
    stageSince: momentOfInsert(),
    /** Why the family was closed. Only closed families have one. */
    closedReason: text().$type<ClosedReason>(),
    closedNote: text(),
    /** The day from which the family is work again. */
    pausedUntil: date({ mode: 'string' }),
    agentId: text().references(() => agents.id),
    state: text(),
    county: text(),
    place: text(),
    answers: jsonb().$type<UserActionData>().notNull(),
    consent: jsonb().$type<{ text: string; language: string; version: string; at: string }>(),
    search: text().notNull(),
    /** The language of the family's request. */
    language: text().notNull().default('en'),
    /** The staff member who entered the family. Knowing its email address then doesn't give access to what it said on the phone. */
    enteredBy: text(),
    /** The family that this one was merged into. Consents stay with the original. */
    mergedIntoId: uuid(),
    /** When everything that identifies the family was deleted. [TRUST-016] */
    erasedAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('families_email').on(table.email),
    index('families_agent').on(table.agentId, table.stage, table.createdAt),
    // Lists never show merged families, and count the stages of the others without reading the table.
    index('families_stage')
      .on(table.stage, table.createdAt)
      .where(sql`merged_into_id is null`),
    index('families_stage_since')
      .on(table.stage, table.stageSince)
      .where(sql`merged_into_id is null`),
    index('families_created').on(table.createdAt),
    index('families_needs')
      .on(sql`(${table.answers}->'adl'->>0)`, sql`(${table.answers}->>'budgetRange')`, table.createdAt)
      .where(sql`merged_into_id is null`),
    index('families_name').on(sql`lower(${table.name})`),
    index('families_name_down').on(sql`lower(${table.name}) desc nulls last`),
    index('families_place').on(table.place),
    index('families_place_down').on(table.place.desc().nullsLast()),
    index('families_agent_down').on(table.agentId.desc().nullsLast()),
    index('families_paused')
      .on(table.pausedUntil, table.id)
      .where(sql`paused_until is not null`),
    index('families_phone').on(table.phone),
    // A caller says the last four digits.
    index('families_phone_end').on(sql`phone_end(${table.phone})`),
    index('families_merged').on(table.mergedIntoId),
    index('families_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
)

/** What a merge changed, so it can be undone: values by column, ids and deleted rows by table. */
export interface MergeRecord {
  /** The values of the remaining family that the merge replaced, and the new ones. */
  kept: Record<string, { before: unknown; after: unknown }>
  /** The email address that the duplicate lost to the remaining family, which had none. */
  movedEmail: string | null
  /** Families of an earlier merge into the duplicate. */
  earlierIds: string[]
  movedIds: Record<string, string[]>
  deletedRows: Record<string, object[]>
  endedReleaseIds: string[]
  /** Open tasks that moved to the advisor of the remaining family, and whose they were. Merges of earlier versions moved none. */
  movedTasks?: { ids: string[]; ownerId: string }
  /** Releases that lost the reference to a deleted lead. */
  leadsOfReleases: { id: string; leadId: string }[]
}

/** Merges of families that weren't undone. [API-029] */
export const familyMerges = pgTable(
  'family_merges',
  {
    mergedId: uuid()
      .primaryKey()
      .references(() => families.id, { onDelete: 'cascade' }),
    keptId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    record: jsonb().$type<MergeRecord>().notNull(),
    mergedAt: momentOfInsert(),
  },
  (table) => [index('family_merges_kept').on(table.keptId)],
)

/** Requests of a family for one community each. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    communityId: text()
      .notNull()
      .references(() => communities.id, { onUpdate: 'cascade' }),
    actionId: uuid().references(() => uuidActions.id),
    status: text().$type<'new' | 'assigned'>().notNull().default('new'),
    /** `direct` leads go to the community's team, `advisor` leads to a local advisor. */
    kind: text().$type<'advisor' | 'direct'>().notNull().default('advisor'),
    source: text().$type<LeadSource>().notNull().default('get pricing'),
    channel: text().notNull().default('direct'),
    contactMethod: text().$type<ContactMethod>().notNull().default('online'),
    /** The advisor who referred the family. Empty if the family requested the community. */
    referredById: text(),
    /** When the family was told that the community's team would call. Empty unless the team gets the request itself. [TRUTH-008] */
    callBy: timestamp({ withTimezone: true }),
    /** The advisor that the family was told calls if the team doesn't. Missing if no one was named. [TRUTH-001] */
    backupAgentId: text(),
    /** When an advisor stepped in because the community's team didn't respond. [TRUTH-008] */
    handedOverAt: timestamp({ withTimezone: true }),
    createdAt: momentOfInsert(),
  },
  (table) => [
    unique('leads_family_community').on(table.familyId, table.communityId),
    index('leads_community').on(table.communityId, table.createdAt),
    index('leads_action').on(table.actionId),
    index('leads_referred').on(table.referredById, table.createdAt),
  ],
)
