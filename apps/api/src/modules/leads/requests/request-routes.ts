import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { countAttempt, limits } from '../../../http/attempt-limits'
import { idempotencyKey } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import { networkOf } from '../../../http/network'
import { anonymousIdFor } from '../../../http/person'
import { checkEmail, normalizeEmail, type PhoneService } from '../../contact'
import type { Accounts } from '../../identity'
import { callFamily } from '../families/call-family'
import { withPartnerSource } from './partner-source'
import { listActions, needsResidentName, submitAction } from './action-service'

/** Registers user actions, contact info checks, phone calls, and the wizard's questions. */
export function requestRoutes(app: FastifyInstance, accounts: Accounts, phoneService: PhoneService): void {
  const { orm, queue } = accounts

  implementEndpoints(app, orm, 'uuidActions', {
    async create({ body, sentBody, person, request, reply }) {
      const { email, phone, status } = body.actionInfo
      const contact = email === undefined ? phone : normalizeEmail(email)
      await countAttempt(accounts, limits.requestsFromAddress, networkOf(request.ip), reply)
      if (contact !== undefined && status === 'complete') {
        await countAttempt(accounts, limits.requestsOfContact, contact, reply)
      }
      const anonymousId = anonymousIdFor(person, reply)
      const key = idempotencyKey(request)
      const action = person.partner ? withPartnerSource(body, person.partner) : body
      const { minutesToRespond, isPhoneOptional } = accounts.settings
      const sender = { ...person, anonymousId, minutesToRespond, isPhoneOptional, ...originOf(request) }
      return submitAction(orm, queue, { action, sentBody, key }, sender)
    },

    list: ({ query, person }) => listActions(orm, query['filter[actionType]'], person, parsePage(query)),
  })

  implementEndpoints(app, orm, 'communications', {
    validate: async ({ body }) => ({
      ...(body.phone === undefined ? {} : { phone: await phoneService.lookUp(body.phone) }),
      ...(body.email === undefined ? {} : { email: checkEmail(body.email) }),
    }),
    voice: ({ body, person }) => callFamily(orm, phoneService, body.clientId, person),
  })

  implementEndpoints(app, orm, 'gwizzy', {
    async question({ body }) {
      return { info: { isResidentNameRequired: await needsResidentName(orm, body.communitySlug) } }
    },
  })
}
