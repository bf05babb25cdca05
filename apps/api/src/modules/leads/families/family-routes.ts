import type { LeadStage } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { writeOnce } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { enterFamily } from './enter-family'
import { changeStage, type Filter, listFamilies, openFamily } from './family-service'
import { mergeFamilies } from './merge-families'
import { oneFamily } from './one-family'
import type { EventHub } from '../../messaging'

interface Change {
  params: { id: string }
  body: { stage?: LeadStage }
  person: Person
}

/** Families: every query carries what the person may see. [ROLE-010, API-029, API-044] */
export function familyRoutes(app: FastifyInstance, orm: Orm, queue: Queue, hub: EventHub): void {
  const list = ({ query, person }: { query: Filter; person: Person }) => listFamilies(orm, query, person)
  const get = ({ params, person }: { params: { id: string }; person: Person }) => openFamily(orm, params.id, person)

  const update = ({ params, body, person }: Change) =>
    changeStage(orm, hub, { id: params.id, stage: body.stage }, person)

  implementEndpoints(app, orm, 'clients', {
    list,
    get,
    update,
  })

  implementEndpoints(app, orm, 'marketplaceClients', {
    list,
    get,
    async create({ body, sentBody, person, request }) {
      const made = await writeOnce(orm, { request, person, body: sentBody }, 'clients', async (tx) => {
        const id = await enterFamily(tx, queue, body, person, originOf(request))
        return oneFamily(tx, id, person)
      })
      queue.wake()
      return made
    },
    update,
    async merge({ body, person }) {
      const id = await orm.transaction((tx) => mergeFamilies(tx, body, person))
      return oneFamily(orm, id, person)
    },
  })
}
