import type { BodyOf, endpoints } from '@pkg/api-client'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import type { Person } from '../../../http/person'
import type { EventHub } from '../../messaging'
import { requireAcceptedFamily } from '../../access'
import { addFamily } from './add-family'
import { changeFamily } from './change-family'
import { listDuplicates } from './duplicate-store'
import { listFamilyCosts } from './family-costs'
import { listFamilies, openFamily } from './family-service'
import type { FamilyQuery } from './family-summary-store'
import { checkKnownFamilies } from './known-families'
import { mergeFamilies, undoMerge } from './merge-families'
import type { Reassignment } from './reassign-family'

interface FamilyUpdate {
  params: { id: string }
  body: BodyOf<typeof endpoints.clients.update>
  person: Person
  base: number | undefined
}

/** Registers families. Each query returns only those that the person may see. [ROLE-010, API-029, API-044] */
export function familyRoutes(app: FastifyInstance, orm: Orm, reassignment: Reassignment, hub: EventHub): void {
  const { queue } = reassignment
  const list = ({ query, person }: { query: FamilyQuery; person: Person }) =>
    listFamilies(orm, query, person, parsePage(query))
  const get = ({ params, person }: { params: { id: string }; person: Person }) => openFamily(orm, params.id, person)
  const update = ({ params, body, person, base }: FamilyUpdate) =>
    changeFamily(orm, hub, reassignment, { id: params.id, base, change: body }, person)

  implementEndpoints(app, orm, 'clients', { list, get, update })

  implementEndpoints(app, orm, 'marketplaceClients', {
    list,
    get,
    update,

    async create({ body, sentBody, person, request }) {
      const family = await writeOnce(orm, { request, person, body: sentBody }, 'clients', (tx) =>
        addFamily(tx, queue, body, person, originOf(request)),
      )
      queue.wake()
      return family
    },

    known: ({ body, person }) => checkKnownFamilies(orm, body, person),

    async duplicates({ params, person }) {
      const items = await listDuplicates(orm, await requireAcceptedFamily(orm, params.id, person), person)
      return { items, total: items.length }
    },

    async costs({ params, person }) {
      const items = await listFamilyCosts(orm, params.id, person)
      return { items, total: items.length }
    },

    merge: ({ body, person }) => mergeFamilies(orm, body, person),
    undoMerge: ({ body, person }) => undoMerge(orm, queue, body, person),
  })
}
