import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Queue } from '../../jobs/queue'
import { listSubjectReceipts, stopSharing } from './receipt-service'

/** Registers a family's receipts: who has its information, and how to stop sharing it. [TRUST-003, TRUST-004] */
export function receiptRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'receipts', {
    list: ({ query, person }) => listSubjectReceipts(orm, query, person),

    revoke: ({ params, body, person }) => stopSharing(orm, queue, { id: params.id, subject: body }, person),
  })
}
