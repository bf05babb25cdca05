import type { FastifyInstance } from 'fastify'
import { countEmailToTyped } from '../../http/attempt-limits'
import { implementEndpoints } from '../../http/implement-endpoints'
import { networkOf } from '../../http/network'
import { anonymousIdFor } from '../../http/person'
import { requestLanguage } from '../../http/request-language'
import type { Accounts } from '../identity'
import { confirmAlert, createAlert, findAlertAddress, listAlerts, resumeAlert } from './search-alert-service'
import { deleteAlert } from './search-alert-store'

/** Registers searches whose new matches people get by email. Each person sees only their own. [HOME-005] */
export function alertsRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts
  implementEndpoints(app, orm, 'searchAlerts', {
    async list({ person }) {
      const items = await listAlerts(orm, person)
      return { items, total: items.length }
    },

    async create({ body, person, request, reply }) {
      const address = await findAlertAddress(orm, person, body.email)
      if (!address.isVerified) {
        await countEmailToTyped(accounts, { network: networkOf(request.ip), email: address.email }, reply)
      }
      const owner = person.userId ? { userId: person.userId } : { anonymousId: anonymousIdFor(person, reply) }
      return createAlert(orm, queue, { person, owner, body, address, language: requestLanguage(request) })
    },

    confirm: ({ body }) => confirmAlert(orm, queue, body.token),

    resume: ({ params, person }) => resumeAlert(orm, queue, params.id, person),

    async remove({ params, person }) {
      await deleteAlert(orm, params.id, person)
      return undefined
    },
  })
}
