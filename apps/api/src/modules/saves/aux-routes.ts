import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { anonymousIdFor } from '../../http/person'
import { notFound } from '../../http/problems'
import { addToRecord, auxOf, ownRecord, replaceInRecord } from './aux-store'

/** What is known of a browser beside its actions. The id is `me`: nobody reads anybody else's. [API-008, DATA-006] */
export function auxRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'uuidAuxes', {
    async get({ params, person }) {
      const row = await ownRecord(orm, person)
      if (!row || params.id !== 'me') throw notFound('record of this browser', params.id)
      return auxOf(row)
    },

    async create({ body, person, reply }) {
      const anonymousId = anonymousIdFor(person, reply)
      return addToRecord(orm, anonymousId, person.userId, body)
    },

    async update({ params, body, person }) {
      const known = await ownRecord(orm, person)
      if (!known || params.id !== 'me') throw notFound('record of this browser', params.id)
      return replaceInRecord(orm, known, body)
    },
  })
}
