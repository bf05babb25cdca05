import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import type { Queue } from '../../jobs/queue'
import { listReceipts, stopSharing } from './receipts'

/** What a family sees of who received its data, and how it takes it back. [TRUST-003, TRUST-004] */
export function receiptRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'receipts', {
    list: ({ query, person }) => listReceipts(orm, query, person),

    revoke: ({ params, body, person }) => stopSharing(orm, queue, { id: params.id, subject: body }, person),
  })
}
