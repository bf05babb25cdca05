import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { requireVisibleRecord } from './presence-service'
import { listOthers, savePresence } from './presence-store'

/** Registers who looks at the same record. [WORK-016] */
export function presenceRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'presence', {
    async replace({ body, person }) {
      await requireVisibleRecord(orm, body, person)
      if (person.userId) await savePresence(orm, body, person.userId)
      return { others: await listOthers(orm, body, person) }
    },
  })
}
