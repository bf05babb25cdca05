import type { ContentDraft, ContentTranslations, NewContentEntry } from '@pkg/api-client'
import { contentFields, type ContentKind, contentKinds, now } from '@pkg/domain'
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { contentEntries, contentPreviews, contentSlugs, contentVersions } from '../../database/schema/tables'

/** An entry with its draft. */
export type EntryRow = typeof contentEntries.$inferSelect

/** Locks an entry until the transaction ends, and returns it. */
export async function lockEntry(tx: Orm, id: string): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  return row
}

/** Inserts an entry, published or with a draft. Returns its id. */
export async function insertEntry(
  tx: Orm,
  entry: Omit<NewContentEntry, 'isPublished'> &
    Pick<Partial<EntryRow>, 'isPublished' | 'draft' | 'draftBy' | 'draftAt'>,
  publishedBy: string | undefined,
): Promise<string> {
  const [row] = await tx
    .insert(contentEntries)
    .values({ ...entry, createdAt: now(), updatedAt: now(), publishedBy: entry.isPublished ? publishedBy : null })
    .returning({ id: contentEntries.id })
  if (!row) throw new Error('The entry was not saved')
  return row.id
}

/** Saves the draft of an entry. One that was scheduled stays scheduled. */
export async function saveDraft(tx: Orm, id: string, draft: ContentDraft, draftBy: string | undefined): Promise<void> {
  await tx
    .update(contentEntries)
    .set({ draft, draftBy: draftBy ?? null, draftAt: now() })
    .where(eq(contentEntries.id, id))
}

const noDraft = { draft: null, draftBy: null, draftAt: null, publishAt: null, publishBy: null }

/** Removes the draft of an entry, and when it was to be published. */
export async function removeDraft(tx: Orm, id: string): Promise<void> {
  await tx.update(contentEntries).set(noDraft).where(eq(contentEntries.id, id))
}

/** What readers get once a draft is published: its Spanish texts are complete. */
export interface PublishableTexts extends Omit<ContentDraft, 'translations'> {
  translations: ContentTranslations
}

/** Makes texts what readers get. */
export async function publishTexts(
  tx: Orm,
  id: string,
  { body, ...texts }: PublishableTexts,
  publishedBy: string | null,
): Promise<void> {
  await tx
    .update(contentEntries)
    .set({ ...noDraft, ...texts, body: body ?? null, isPublished: true, updatedAt: now(), publishedBy })
    .where(eq(contentEntries.id, id))
}

/** Sets when a draft is published, or that it isn't. */
export async function setSchedule(
  tx: Orm,
  id: string,
  schedule: Pick<EntryRow, 'publishAt' | 'publishBy'>,
): Promise<void> {
  await tx.update(contentEntries).set(schedule).where(eq(contentEntries.id, id))
}

/** Hides an entry from readers, also after the time at which its draft was to be published. */
export async function hideEntry(tx: Orm, id: string): Promise<void> {
  await tx
    .update(contentEntries)
    .set({ isPublished: false, publishAt: null, publishBy: null })
    .where(eq(contentEntries.id, id))
}

/** Deletes an entry. */
export async function deleteEntry(tx: Orm, id: string): Promise<void> {
  await tx.delete(contentEntries).where(eq(contentEntries.id, id))
}

/** Returns whether an entry was ever published. */
export async function wasPublished(orm: Orm, id: string): Promise<boolean> {
  const [row] = await orm
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(eq(contentVersions.entryId, id))
    .limit(1)
  return row !== undefined
}

/**
 * Returns which slugs of a kind belong to published entries, and keeps these from being taken down until the transaction ends. No kind leads back to
 * itself through what its entries name, so transactions that each lock an entry and then those it names can't wait for each other.
 */
export async function lockPublishedSlugs(tx: Orm, kind: ContentKind, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: contentEntries.slug })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, kind),
        eq(contentEntries.isPublished, true),
        inArray(contentEntries.slug, [...slugs]),
      ),
    )
    .orderBy(contentEntries.id)
    .for('share')
  return new Set(rows.map(({ slug }) => slug))
}

/** Returns the titles of published entries that name an entry, such as the articles of an author: at most five. */
export async function findNaming(orm: Orm, { kind, slug }: Pick<EntryRow, 'kind' | 'slug'>): Promise<string[]> {
  const conditions = contentKinds.flatMap((other) =>
    contentFields[other]
      .filter((field) => field.kind === kind)
      .map(({ name }) => and(eq(contentEntries.kind, other), sql`${contentEntries.values} -> ${name} ? ${slug}`)),
  )
  if (conditions.length === 0) return []
  const rows = await orm
    .select({ title: contentEntries.title })
    .from(contentEntries)
    .where(and(eq(contentEntries.isPublished, true), or(...conditions)))
    .orderBy(contentEntries.title)
    .limit(5)
  return rows.map(({ title }) => title)
}

/** Returns whether a slug belongs to another entry of the kind, or leads to one. */
export async function isSlugTaken(
  orm: Orm,
  { id, kind }: Pick<EntryRow, 'kind'> & { id?: string },
  slug: string,
): Promise<boolean> {
  const isOther = (column: PgColumn) => (id === undefined ? undefined : ne(column, id))
  const current = await orm
    .select({ slug: contentEntries.slug })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug), isOther(contentEntries.id)))
  const earlier = await orm
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(and(eq(contentSlugs.kind, kind), eq(contentSlugs.slug, slug), isOther(contentSlugs.entryId)))
  return current.length + earlier.length > 0
}

/** Gives an entry another slug. The one before leads to it if `leads`. */
export async function changeSlug(
  tx: Orm,
  { id, kind, slug: before }: EntryRow,
  slug: string,
  leads: boolean,
): Promise<void> {
  await tx.delete(contentSlugs).where(and(eq(contentSlugs.kind, kind), eq(contentSlugs.slug, slug)))
  if (leads) await tx.insert(contentSlugs).values({ kind, slug: before, entryId: id })
  await tx.update(contentEntries).set({ slug }).where(eq(contentEntries.id, id))
}

/** Returns the texts of a published version of an entry. */
export async function findVersionTexts(orm: Orm, entryId: string, versionId: string) {
  const [row] = await orm
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.id, versionId)))
  return row
}

/** Stores a link that shows an entry's draft, and removes those that expired. */
export async function insertPreview(orm: Orm, preview: typeof contentPreviews.$inferInsert): Promise<void> {
  await orm.delete(contentPreviews).where(lt(contentPreviews.expiresAt, now()))
  await orm.insert(contentPreviews).values(preview)
}

/** Returns the entry whose draft a link shows, until it expires. */
export async function findPreviewedEntry(orm: Orm, tokenHash: string): Promise<EntryRow | undefined> {
  const [row] = await orm
    .select({ entry: contentEntries })
    .from(contentPreviews)
    .innerJoin(contentEntries, eq(contentEntries.id, contentPreviews.entryId))
    .where(and(eq(contentPreviews.tokenHash, tokenHash), gt(contentPreviews.expiresAt, now())))
  return row?.entry
}
