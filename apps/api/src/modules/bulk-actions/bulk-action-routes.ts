import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { SerializedDocument } from '../../http/documents'
import { writeOnce } from '../../http/idempotency'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { startWorkerLoop } from '../../jobs/worker-loop'
import {
  createBulkAction,
  getBulkAction,
  listBulkActions,
  planBulkAction,
  previewBulkAction,
  undoBulkAction,
} from './bulk-action-service'
import { changeNextItems } from './change-items'

/** Milliseconds between two looks for bulk actions that another process left unfinished. */
const pause = 2000

/** Registers bulk actions, and starts what continues them in the background. [WORK-003] */
export function bulkActionsRoutes(app: FastifyInstance, orm: Orm): void {
  const { bulkTargets: targets } = app
  const worker = startWorkerLoop(
    () => changeNextItems(orm, targets),
    (error) => app.log.error({ err: error }, 'Changing a record of a bulk action failed and will be retried'),
    pause,
  )
  app.addHook('onClose', () => worker.stop())

  /** Makes the first changes before the response, so a few records need no waiting. */
  async function begin(id: string) {
    await changeNextItems(orm, targets, id)
    worker.wake()
  }

  implementEndpoints(app, orm, 'bulkActions', {
    list: ({ query, person }) => listBulkActions(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getBulkAction(orm, params.id, person),

    async create({ body, person, request }) {
      // Outside of the transaction, because the lists read with other connections.
      const planned = await planBulkAction(targets, body, person)
      const stored = await writeOnce(orm, { request, person, body }, 'bulk-actions', (tx) =>
        createBulkAction(tx, planned),
      )
      if (stored instanceof SerializedDocument) {
        worker.wake()
        return stored
      }
      await begin(stored.id)
      return getBulkAction(orm, stored.id, person)
    },

    preview: ({ body, person }) => previewBulkAction(targets, body, person),

    async undo({ params, person }) {
      await undoBulkAction(orm, params.id, person)
      await begin(params.id)
      return getBulkAction(orm, params.id, person)
    },
  })
}
