import { schemas } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { contentEntries } from '../../database/schema/tables'
import { collectionHandlers } from '../../http/collections/collection'
import { implementEndpoints } from '../../http/implement-endpoints'
import { textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import type { Queue } from '../../jobs/queue'
import { createEntry, moveEntry, removeEntry, saveEntryDraft } from './entry-service'
import { allEntries, entryColumns, searchedColumns } from './entry-columns-store'
import { createPreview } from './preview-service'
import { discardDraft, publishEntry, restoreVersion, takeEntryDown, unscheduleEntry } from './publication-service'

/** Registers content entries as editors see them, with their drafts. [WORK-012] */
export function entryRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  const { list, get } = collectionHandlers(app, orm, {
    type: 'content-entries',
    schema: schemas.ContentEntry,
    table: contentEntries,
    canRead: allEntries,
    computed: entryColumns,
    search: (typed) => textCondition(typed, searchedColumns),
    order: 'position',
  })
  const after = async (done: Promise<void>, id: string, person: Person) => {
    await done
    return get({ params: { id }, person })
  }
  implementEndpoints(app, orm, 'contentEntries', {
    list,
    get,
    create: async ({ body, person }) => get({ params: { id: await createEntry(orm, person, body) }, person }),
    update: ({ params: { id }, body, base, person }) =>
      after(saveEntryDraft(orm, person, { id, base, ...body }), id, person),
    async remove({ params: { id }, base }) {
      await removeEntry(orm, { id, base })
      return undefined
    },
    publish: ({ params: { id }, body, base, person }) =>
      after(publishEntry(orm, queue, person, { id, base, ...body }), id, person),
    unschedule: ({ params: { id }, base, person }) => after(unscheduleEntry(orm, { id, base }), id, person),
    takeDown: ({ params: { id }, base, person }) => after(takeEntryDown(orm, { id, base }), id, person),
    discardDraft: ({ params: { id }, base, person }) => after(discardDraft(orm, { id, base }), id, person),
    restore: ({ params: { id }, body, base, person }) =>
      after(restoreVersion(orm, person, { id, base, ...body }), id, person),
    move: ({ params: { id }, body, base, person }) => after(moveEntry(orm, { id, base, ...body }), id, person),
    preview: ({ params: { id } }) => createPreview(orm, id),
  })
}
