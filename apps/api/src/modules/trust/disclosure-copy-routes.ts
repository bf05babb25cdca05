import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Queue } from '../../jobs/queue'
import { createDisclosureCopy } from './disclosure-copy-service'

/** Registers copies of acknowledged disclosures for communities. [TRUST-015] */
export function disclosureCopyRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'disclosureCopies', {
    create: ({ body, person }) => createDisclosureCopy(orm, queue, body, person),
  })
}
