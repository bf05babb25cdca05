import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { writeOnce } from '../../http/idempotency'
import { parsePage } from '../../http/page'
import { changeMoveIn } from './change-move-in'
import { getMoveIn, listOptionsOfFamily } from './move-in-service'
import { listMoveIns } from './move-in-store'
import { recordMoveIn } from './record-move-in'
import { undoMoveIn } from './undo-move-in'

/** Registers move-ins. [WORK-018, BIZ-003] */
export function moveInRoutes(app: FastifyInstance, orm: Orm, brand: Brand): void {
  implementEndpoints(app, orm, 'moveIns', {
    list: ({ query, person }) => listMoveIns(orm, query, person, parsePage(query)),

    async options({ query, person }) {
      const familyId = query['filter[client]']
      return { id: familyId, options: await listOptionsOfFamily(orm, familyId, person) }
    },

    get: ({ params, person }) => getMoveIn(orm, params.id, person),

    create: ({ body, sentBody, person, request }) =>
      writeOnce(orm, { request, person, body: sentBody }, 'move-ins', async (tx) =>
        getMoveIn(tx, await recordMoveIn(tx, body, person), person),
      ),

    update: ({ params, body, person, base }) =>
      orm.transaction(async (tx) => {
        await changeMoveIn(tx, { id: params.id, change: body, base }, person)
        return getMoveIn(tx, params.id, person)
      }),

    undo: ({ params, body, person }) =>
      orm.transaction(async (tx) => {
        await undoMoveIn(tx, params.id, { reason: body.reason.trim(), brand }, person)
        return getMoveIn(tx, params.id, person)
      }),
  })
}
