import { siteDay } from '@pkg/domain'
import type { StateRule } from '@pkg/domain/disclosures'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { listRules } from './rule-lookup'
import {
  changeVersion,
  getVersion,
  listVersions,
  previewVersion,
  publishVersion,
  withdrawVersion,
} from './state-rule-service'

/** Registers the states' rules for everyone, and their versions for admins. [TRUST-015, WORK-012] */
export function stateRuleRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'stateRules', {
    async list({ query, reads }) {
      // What begins later is the admins' until it begins.
      const begun = (await listRules(reads, query['filter[state]'])).filter((rule) => rule.effectiveFrom <= siteDay())
      const items = begun
        .filter((rule) => !query.on || isInForce(rule, query.on))
        .map((rule) => ({ id: rule.version, ...rule }))
      return { items, total: items.length }
    },
  })

  implementEndpoints(app, orm, 'stateRuleVersions', {
    list: ({ query }) => listVersions(orm, query['filter[state]']),
    get: ({ params }) => getVersion(orm, params.id),
    create: ({ body, person }) => publishVersion(orm, body, person),
    preview: ({ body }) => previewVersion(orm, body),
    update: ({ params, body, base }) => changeVersion(orm, { id: params.id, change: body, base }),
    remove: ({ params, base }) => withdrawVersion(orm, params.id, base),
  })
}

function isInForce({ effectiveFrom, effectiveTo }: StateRule, on: string): boolean {
  return effectiveFrom <= on && (effectiveTo === undefined || on <= effectiveTo)
}
