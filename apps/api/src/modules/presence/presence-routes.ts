import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { findVisibleFamilyId } from '../access'
import { listOthers, savePresence } from './presence-store'

/** Registers who looks at the same family. [WORK-016] */
export function presenceRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'presence', {
    async replace({ body, person }) {
      const familyId = await findVisibleFamilyId(orm, body.clientId, person)
      if (person.userId) await savePresence(orm, familyId, person.userId)
      return { others: await listOthers(orm, familyId, person) }
    },
  })
}
