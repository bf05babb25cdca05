import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { consentRoutes } from './consent-routes'
import { disclosureCopyRoutes } from './disclosure-copy-routes'
import { receiptRoutes } from './receipt-routes'
import { releaseRoutes } from './release-routes'
import { stateRuleRoutes } from './state-rule-routes'

/** Registers consents, disclosures, releases, and receipts. */
export function trustRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  consentRoutes(app, orm)
  disclosureCopyRoutes(app, orm, queue)
  receiptRoutes(app, orm, queue)
  releaseRoutes(app, orm)
  stateRuleRoutes(app, orm)
}
