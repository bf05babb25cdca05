import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isoTime } from '../../database/moment'
import { contentEntries, contentVersions, users } from '../../database/schema/tables'

const nameOf = (user: PgColumn) => sql`(select ${users.name} from ${users} where ${eq(users.id, user)})`

const draftTitle = sql`${contentEntries.draft} ->> 'title'`

const shownTranslations = sql`coalesce(${contentEntries.draft} -> 'translations', ${contentEntries.translations})`

/**
 * What is computed for entries as editors see them. [WORK-012]
 *
 * Each is wrapped, because Drizzle drops the tables of the columns of an outermost statement.
 */
export const entryColumns = (): Readonly<Record<string, SQL>> => ({
  name: sql`coalesce(${draftTitle}, ${contentEntries.title})`,
  state: sql`case when ${contentEntries.publishAt} is not null then 'scheduled' when ${contentEntries.draft} is not null then 'draft'
    when ${contentEntries.isPublished} then 'published' else 'unpublished' end`,
  languages: sql`case when ${shownTranslations} -> 'es' is null then 'english' else 'both' end`,
  draftBy: sql`${nameOf(contentEntries.draftBy)}`,
  publishBy: sql`${nameOf(contentEntries.publishBy)}`,
  changedAt: isoTime(sql`greatest(${contentEntries.updatedAt}, ${contentEntries.draftAt})`),
  versions: sql`(select count(*)::int from ${contentVersions} where ${eq(contentVersions.entryId, contentEntries.id)})`,
})

/** The columns that `q` searches: titles, the address, and the text that readers get. */
export const searchedColumns = [
  sql`coalesce(${draftTitle}, '')`,
  contentEntries.title,
  contentEntries.slug,
  contentEntries.body,
]

/** What is computed for versions: the name of who published each. */
export const versionColumns = (): Readonly<Record<string, SQL>> => ({
  publishedBy: sql`${nameOf(contentVersions.publishedBy)}`,
})

/** What is computed for one version: its texts, too. */
export const versionTexts = (): Readonly<Record<string, SQL>> => ({
  ...versionColumns(),
  texts: sql`jsonb_strip_nulls(jsonb_build_object('title', ${contentVersions.title}, 'body', ${contentVersions.body}, 'values', ${contentVersions.values},
    'translations', ${contentVersions.translations}, 'position', ${contentVersions.position}))`,
})

/** The condition on entries and versions that a person reads: all, because only admins get here. */
export const allEntries = (): SQL => sql`true`
