import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { signInNeeded } from '../../http/problems'
import type { Queue } from '../../jobs/queue'
import { ownActions } from '../access'
import type { Settings } from '../../settings'
import { erase } from './erasure'
import { exportOf } from './export'
import { familyOfSubject } from '../trust'

/** Everything that is kept about a person, to take along or to be deleted. [TRUST-016] */
export function privacyRoutes(app: FastifyInstance, orm: Orm, queue: Queue, sites: Settings['sites']): void {
  implementEndpoints(app, orm, 'privacy', {
    async export({ query, person }) {
      const familyId = await familyOfSubject(orm, query, person)
      if (!familyId && !ownActions(person)) throw signInNeeded()
      // An admin who exports for a family, and a link, bring no account along.
      const isOwn = !query.token && !query.clientId
      return exportOf(orm, sites, familyId, isOwn ? person : { role: 'visitor', name: '' })
    },

    async erase({ body, person }) {
      const isOwn = !body.token && !body.clientId
      const done = await orm.transaction(async (tx) => {
        const familyId = await familyOfSubject(tx, body, person)
        if (!familyId && !ownActions(person)) throw signInNeeded()
        return erase(tx, queue, familyId, isOwn ? person : { role: 'visitor', name: '' })
      })
      queue.wake()
      return done
    },
  })
}
