import type { FastifyInstance } from 'fastify'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { networkOf } from '../../../http/network'
import { anonymousIdFor } from '../../../http/person'
import type { Accounts } from '../../identity'
import { chooseCallers } from './caller-service'

/** Registers the choice of who will call a family. [TRUTH-001] */
export function callerRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, settings } = accounts
  const { brand, minutesToRespond } = settings
  implementEndpoints(app, orm, 'callerChoices', {
    async create({ body, person, request, reply }) {
      await countAttempt(accounts, limits.callersFromAddress, networkOf(request.ip), reply)
      const visitor = { ...person, anonymousId: anonymousIdFor(person, reply) }
      return chooseCallers(orm, body, visitor, { operator: brand.name, minutesToRespond })
    },
  })
}
