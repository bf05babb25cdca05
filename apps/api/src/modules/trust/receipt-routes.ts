import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { sendReceiptLink } from './receipt-link-service'
import { listSubjectReceipts, stopSharing, stopSharingWithAll } from './receipt-service'
import type { TrustDependencies } from './trust-dependencies'

/** Registers a family's receipts: who has its information, and how to stop sharing it. [TRUST-003, TRUST-004] */
export function receiptRoutes(app: FastifyInstance, dependencies: TrustDependencies): void {
  const { orm, queue } = dependencies
  implementEndpoints(app, orm, 'receipts', {
    list: ({ query, person }) => listSubjectReceipts(orm, query, person),

    revoke: ({ params, body, person }) => stopSharing(orm, queue, { id: params.id, subject: body }, person),

    revokeAll: ({ body, person }) => stopSharingWithAll(orm, queue, body, person),
  })
  implementEndpoints(app, orm, 'receiptLinks', {
    async create({ body, request, reply }) {
      await sendReceiptLink(dependencies, { ...body, networkAddress: request.ip }, reply)
      return undefined
    },
  })
}
