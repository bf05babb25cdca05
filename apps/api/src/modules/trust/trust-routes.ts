import type { FastifyInstance } from 'fastify'
import { consentRoutes } from './consent-routes'
import { disclosureCopyRoutes } from './disclosure-copy-routes'
import { receiptRoutes } from './receipt-routes'
import { releaseRoutes } from './release-routes'
import type { TrustDependencies } from './trust-dependencies'

/** Registers consents, disclosures, releases, and receipts. */
export function trustRoutes(app: FastifyInstance, dependencies: TrustDependencies): void {
  const { orm, queue } = dependencies
  consentRoutes(app, orm)
  disclosureCopyRoutes(app, orm, queue)
  receiptRoutes(app, dependencies)
  releaseRoutes(app, orm)
}
