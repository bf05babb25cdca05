import type { ContentDraft, ContentDraftChange, NewContentEntry } from '@pkg/api-client'
import { canMoveContent, type ContentKind, isFreeContentSlug, isUuid, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { contentEntries } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireVersion } from '../../http/versions'
import { requirePublishable, requireValues } from './check-entry'
import { changeDraft, textsOf } from './draft-change'
import {
  changeSlug,
  deleteEntry,
  type EntryRow,
  insertEntry,
  isSlugTaken,
  lockEntry,
  saveDraft,
  wasPublished,
} from './entry-store'

/** A request about an entry, and the version that it's based on. */
export interface EntryRequest {
  id: string
  base: number | undefined
}

/** Locks the entry of a request. @throws {HttpError} 404, or 412 if someone else changed it [WORK-005] */
export async function lockRequestedEntry(tx: Orm, { id, base }: EntryRequest): Promise<EntryRow> {
  if (!isUuid(id)) throw notFound('content entry', id)
  await requireVersion(tx, contentEntries, id, base)
  const entry = await lockEntry(tx, id)
  if (!entry) throw notFound('content entry', id)
  return entry
}

/**
 * Creates an entry, published or as a draft. Returns its id.
 * @throws {HttpError} 409 for a slug in use, or 422 for what can't be published [WORK-012, API-046]
 */
export async function createEntry(orm: Orm, { userId }: Person, entry: NewContentEntry): Promise<string> {
  const { kind, slug, title, body, values, translations, position = 0, isPublished = true } = entry
  const blank: ContentDraft = { title, values: {}, translations: {}, position }
  const draft = changeDraft(blank, {
    ...(body === undefined ? {} : { body }),
    ...(values ? { values } : {}),
    ...(translations ? { translations } : {}),
  })
  return orm.transaction(async (tx) => {
    await requireFreeSlug(tx, { kind }, slug)
    requireValues(kind, draft)
    if (!isPublished) {
      const drafted = { isPublished, draft, draftBy: userId ?? null, draftAt: now() }
      return insertEntry(tx, { kind, slug, title, position, ...drafted }, userId)
    }
    const texts = await requirePublishable(tx, kind, draft)
    return insertEntry(tx, { kind, slug, ...texts, isPublished }, userId)
  })
}

/**
 * Saves a change of an entry's draft, which begins with what readers get. A draft that will be published at a time stays publishable.
 * @throws {HttpError} 404, 412 if someone else saved it meanwhile, or 422 [WORK-012, WORK-005]
 */
export async function saveEntryDraft(
  orm: Orm,
  { userId }: Person,
  { id, base, ...change }: EntryRequest & ContentDraftChange,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const entry = await lockRequestedEntry(tx, { id, base })
    const draft = changeDraft(entry.draft ?? textsOf(entry), change)
    requireValues(entry.kind, draft)
    if (entry.publishAt) await requirePublishable(tx, entry.kind, draft)
    await saveDraft(tx, id, draft, userId)
  })
}

/** Deletes an entry that readers never got. @throws {HttpError} 404, 409 for any other, or 412 [WORK-012] */
export async function removeEntry(orm: Orm, request: EntryRequest): Promise<void> {
  await orm.transaction(async (tx) => {
    const { id } = await lockRequestedEntry(tx, request)
    if (await wasPublished(tx, id)) throw conflict('content-published', 'Readers had this entry. Take it down instead')
    await deleteEntry(tx, id)
  })
}

/**
 * Gives an article another slug immediately. If readers had it, the one before leads to it.
 * @throws {HttpError} 404, 409 for a slug in use, 412, or 422 for other entries [WORK-012, LIFE-006]
 */
export async function moveEntry(orm: Orm, { slug, ...request }: EntryRequest & { slug: string }): Promise<void> {
  await orm.transaction(async (tx) => {
    const entry = await lockRequestedEntry(tx, request)
    if (!canMoveContent(entry.kind))
      throw unprocessable([{ detail: 'Other entries name this one by its slug', source }])
    if (entry.slug === slug) return
    await requireFreeSlug(tx, entry, slug)
    await changeSlug(tx, entry, slug, await wasPublished(tx, entry.id))
  })
}

const source = { pointer: '/data/attributes/slug' }

async function requireFreeSlug(tx: Orm, entry: { id?: string; kind: ContentKind }, slug: string): Promise<void> {
  if (isFreeContentSlug(entry.kind, slug) && !(await isSlugTaken(tx, entry, slug))) return
  throw conflict('already-exists', 'Already exists', [{ detail: 'Another page has this slug', source }])
}
