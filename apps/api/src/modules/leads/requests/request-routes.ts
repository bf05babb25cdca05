import type { UuidAction } from '@pkg/api-client'
import { and, count, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../identity'
import { countTry, limits } from '../../../http/attempt-limits'
import type { Orm } from '../../../database/database'
import { communities, uuidActions } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import { documentOf, Prepared } from '../../../http/documents'
import { anonymousIdFor } from '../../../http/person'
import { type Telephone, storedEmail, checkEmail } from '../../contact'
import { withPartnerSource } from './partner-source'
import { voiceCall } from '../families/voice-call'
import { idempotencyKey, once } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import { ownActions } from '../../access'
import { recordAction, uuidActionOf } from './record-action'

/** What people send from the public pages. */
export function requestRoutes(app: FastifyInstance, accounts: Accounts, telephone: Telephone): void {
  const { orm, queue } = accounts

  answerCalls(app, orm, 'uuidActions', {
    async create({ body, person, request, reply }) {
      const { email, phone, status } = body.actionInfo
      const contact = email === undefined ? phone : storedEmail(email)
      await countTry(accounts, limits.requestsFromAddress, request.ip, reply)
      if (contact !== undefined && status === 'complete') {
        await countTry(accounts, limits.requestsOfContact, contact, reply)
      }
      const anonymousId = anonymousIdFor(person, reply)
      const key = idempotencyKey(request)
      const action = person.partner ? withPartnerSource(body, person.partner) : body
      const sender = { ...person, anonymousId, ...originOf(request) }
      const record = (tx: Orm) => recordAction(tx, queue, action, sender)
      const answer = await orm.transaction(async (tx) => {
        if (!key) return record(tx)
        const json = await once(tx, key, body, async () => JSON.stringify(documentOf('uuid-actions', await record(tx))))
        return new Prepared(json)
      })
      queue.wake()
      return answer
    },

    async list({ query, person }) {
      const page = pageOf(query)
      const own = ownActions(person)
      if (!own) return { items: [], total: 0 }
      const type = query['filter[actionType]']
      const where = and(own, type ? eq(uuidActions.actionType, type) : undefined)
      const [found] = await orm.select({ total: count() }).from(uuidActions).where(where)
      const rows = await orm
        .select()
        .from(uuidActions)
        .where(where)
        .orderBy(desc(uuidActions.createdAt))
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map((row): UuidAction => uuidActionOf(row)), total: found?.total ?? 0 }
    },
  })

  answerCalls(app, orm, 'communications', {
    validate: async ({ body }) => ({
      ...(body.phone === undefined ? {} : { phone: await telephone.lookUp(body.phone) }),
      ...(body.email === undefined ? {} : { email: checkEmail(body.email) }),
    }),
    voice: ({ body, person }) => voiceCall(orm, telephone, body.clientId, person),
  })

  answerCalls(app, orm, 'gwizzy', {
    // Homes where care is given plan by resident, so that they want the name with the first request.
    async question({ body }) {
      const [community] = await orm
        .select({ care: communities.care })
        .from(communities)
        .where(eq(communities.id, body.communitySlug))
      return { info: { isResidentNameRequired: community?.care.some((care) => namesResidents.has(care)) ?? false } }
    },
  })
}

const namesResidents = new Set(['memory-care', 'skilled-nursing-facility'])
