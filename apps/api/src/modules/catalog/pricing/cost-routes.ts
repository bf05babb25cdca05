import { costIncreases } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { findCommunity } from '../communities/community-details-service'
import { findMonthlyCost } from './cost-service'

/** Registers cost estimates. [TRUST-012, TRUTH-010] */
export function costRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'costEstimates', {
    async get({ params, query: { care, room, 'for-two': isForTwo }, reads }) {
      const community = await findCommunity(reads, params.id)
      if (!community) throw notFound('community', params.id)
      const answers = { care, ...(room && { room }), isForTwo: isForTwo === 'true' }
      const cost = await findMonthlyCost(reads, community, answers)
      if (!cost) throw notFound('cost estimate', params.id)
      return { id: community.id, care, ...cost, increases: costIncreases(community, answers) }
    },
  })
}
