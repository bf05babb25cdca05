import type { ContentDraft, ContentPublication } from '@pkg/api-client'
import { canTakeDownContent, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { conflict, HttpError, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { requirePublishable } from './check-entry'
import { textsOf } from './draft-change'
import { type EntryRequest, lockRequestedEntry } from './entry-service'
import {
  type EntryRow,
  findNaming,
  findVersionTexts,
  hideEntry,
  lockEntry,
  publishTexts,
  removeDraft,
  saveDraft,
  setSchedule,
  wasPublished,
} from './entry-store'

/** How far ahead a draft can be scheduled. */
const mostDaysAhead = 366
const dayInMilliseconds = 86_400_000

/**
 * Publishes a draft, or what was taken down, now or at a time. At the time, a job does it in the transaction that ends the job, so it's never forgotten
 * and never done twice.
 * @throws {HttpError} 404, 409 if there is nothing to publish, 412, or 422 for what is missing or wrong [WORK-012]
 */
export async function publishEntry(
  orm: Orm,
  queue: Queue,
  { userId }: Person,
  { at, ...request }: EntryRequest & ContentPublication,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const entry = await lockRequestedEntry(tx, request)
    const due = at === undefined ? undefined : readFutureTime(at)
    const texts = await requirePublishable(tx, entry.kind, requireTexts(entry))
    const publishBy = userId ?? null
    if (due === undefined) return publishTexts(tx, entry.id, texts, publishBy)
    if (!entry.draft) await saveDraft(tx, entry.id, texts, userId)
    await setSchedule(tx, entry.id, { publishAt: due, publishBy })
    return queue.add(tx, 'publish-content', { entryId: entry.id, at: due.toISOString() }, due)
  })
}

/** Returns what publishing an entry would show. @throws {HttpError} 409 if readers have it already */
function requireTexts(entry: EntryRow): ContentDraft {
  if (entry.draft) return entry.draft
  if (entry.isPublished) throw conflict('no-draft', 'There is no draft to publish')
  return textsOf(entry)
}

function readFutureTime(at: string): Date | undefined {
  const time = new Date(at)
  const ahead = time.getTime() - now().getTime()
  const source = { pointer: '/data/attributes/at' }
  if (!(ahead <= mostDaysAhead * dayInMilliseconds))
    throw unprocessable([{ detail: 'Use a time within a year', source }])
  return ahead > 0 ? time : undefined
}

/**
 * Publishes a draft at its time, unless the time was changed since. A draft that readers can't get anymore, such as one whose author was taken down meanwhile,
 * keeps its past time, so editors see that it waits for them.
 */
export async function publishScheduled(tx: Orm, { entryId, at }: { entryId: string; at: string }): Promise<void> {
  const entry = await lockEntry(tx, entryId)
  if (!entry?.draft || entry.publishAt?.toISOString() !== at) return
  const texts = await requirePublishable(tx, entry.kind, entry.draft).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined
    throw error
  })
  if (texts) await publishTexts(tx, entryId, texts, entry.publishBy)
}

/** Keeps a draft from being published at its time. @throws {HttpError} 404, 409 if it isn't scheduled, or 412 [WORK-012] */
export async function unscheduleEntry(orm: Orm, request: EntryRequest): Promise<void> {
  await orm.transaction(async (tx) => {
    const { id, publishAt } = await lockRequestedEntry(tx, request)
    if (!publishAt) throw conflict('not-scheduled', 'The draft isn’t scheduled')
    await setSchedule(tx, id, { publishAt: null, publishBy: null })
  })
}

/**
 * Hides an entry from readers. Its draft stays, but isn't published at its time.
 * @throws {HttpError} 404, 409 if readers don't get it or need it, or 412 [WORK-012, RES-001]
 */
export async function takeEntryDown(orm: Orm, request: EntryRequest): Promise<void> {
  await orm.transaction(async (tx) => {
    const entry = await lockRequestedEntry(tx, request)
    if (!entry.isPublished) throw conflict('not-published', 'Readers don’t get this entry')
    if (!canTakeDownContent(entry.kind)) throw conflict('content-in-use', 'Visitors always need this page')
    const [named, ...others] = await findNaming(tx, entry)
    if (named !== undefined) {
      const detail = `Published entries name it: ${[named, ...others].join(', ')}`
      throw conflict('content-in-use', 'Published entries name this one', [{ detail }])
    }
    await hideEntry(tx, entry.id)
  })
}

/** Removes the draft of an entry that readers had. @throws {HttpError} 404, 409 without a draft or for an entry that is only a draft, or 412 [WORK-012] */
export async function discardDraft(orm: Orm, request: EntryRequest): Promise<void> {
  await orm.transaction(async (tx) => {
    const { id, draft } = await lockRequestedEntry(tx, request)
    if (!draft) throw conflict('no-draft', 'There is no draft to discard')
    if (!(await wasPublished(tx, id))) throw conflict('not-published', 'This entry is only a draft. Delete it instead')
    await removeDraft(tx, id)
  })
}

/** Makes an earlier version the draft. @throws {HttpError} 404, 409 if there is another draft, or 412 [WORK-012] */
export async function restoreVersion(
  orm: Orm,
  { userId }: Person,
  { versionId, ...request }: EntryRequest & { versionId: string },
): Promise<void> {
  await orm.transaction(async (tx) => {
    const { id, draft } = await lockRequestedEntry(tx, request)
    const version = await findVersionTexts(tx, id, versionId)
    if (!version) throw notFound('version', versionId)
    if (draft) throw conflict('draft-exists', 'Publish or discard the draft first')
    await saveDraft(tx, id, textsOf(version), userId)
  })
}
