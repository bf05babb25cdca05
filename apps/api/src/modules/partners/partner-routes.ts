import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { collectionHandlers } from '../../http/collections/collection'
import { notFound } from '../../http/errors'
import { implementEndpoints } from '../../http/implement-endpoints'
import { partnerCollection } from './partner-collection'
import { endKey, endKeysAfter, insertKey } from './partner-key-store'
import { lockPartner } from './partner-store'

/** Registers partners and their keys for admins. [WORK-012, API-049] */
export function partnerRoutes(app: FastifyInstance, orm: Orm): void {
  const { list, get, create, update } = collectionHandlers(app, orm, partnerCollection)
  implementEndpoints(app, orm, 'partners', {
    list,
    get,
    create,
    update,

    async addKey({ params: { id }, body: { overlapDays }, person }) {
      return orm.transaction(async (tx) => {
        if (!(await lockPartner(tx, id))) throw notFound('partner', id)
        await endKeysAfter(tx, id, overlapDays)
        return insertKey(tx, id, person.userId)
      })
    },

    async endKey({ params: { id }, body: { keyId }, person }) {
      await orm.transaction(async (tx) => {
        if (!(await lockPartner(tx, id)) || !(await endKey(tx, id, keyId))) throw notFound('partner key', keyId)
      })
      return get({ params: { id }, person })
    },
  })
}
