import { stateRules } from '@pkg/domain/disclosures'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'

/** The state rule pack: every version, or those in force on a day. [TRUST-015] */
export function stateRuleRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'stateRules', {
    list({ query }) {
      const { on } = query
      const state = query['filter[state]']
      const items = stateRules
        .filter((rule) => !state || rule.state === state)
        .filter(
          (rule) => !on || (rule.effectiveFrom <= on && (rule.effectiveTo === undefined || on <= rule.effectiveTo)),
        )
        .map((rule) => ({ id: rule.version, ...rule }))
      return { items, total: items.length }
    },
  })
}
