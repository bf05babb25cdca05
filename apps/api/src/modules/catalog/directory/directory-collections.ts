import { schemas } from '@pkg/api-client/server'
import { now } from '@pkg/domain'
import type { TObject } from '@sinclair/typebox'
import type { Orm } from '../../../database/database'
import * as tables from '../../../database/schema/tables'
import type { CollectionRules, Values } from '../../../http/collections/collection'
import type { Person } from '../../../http/person'
import { allRows, requireCommunityAccess, managedCommunityRows, ownRows } from '../../access'
import { visibleCommunityRows } from '../communities/public-condition-store'

const rules = <Schema extends TObject>(collection: CollectionRules<Schema>) => collection

/** The collections that everyone with access to the endpoint reads, and that admins write. [API-034, API-035, API-039, API-042] */
export const adminCollections = {
  tags: rules({
    type: 'tags',
    schema: schemas.Tag,
    table: tables.tags,
    canRead: allRows,
    searchColumns: ['name'],
    order: 'name',
  }),
  tagCategories: rules({
    type: 'tag-categories',
    schema: schemas.Category,
    table: tables.tagCategories,
    canRead: allRows,
    order: 'position',
  }),
  imageCategories: rules({
    type: 'image-categories',
    schema: schemas.Category,
    table: tables.imageCategories,
    canRead: allRows,
    order: 'position',
  }),
  entityAuxes: rules({
    type: 'entity-auxes',
    schema: schemas.EntityAux,
    table: tables.entityAuxes,
    canRead: allRows,
    beforeUpdate: () => ({ updatedAt: now() }),
    order: '-updatedAt',
  }),
  addresses: rules({
    type: 'addresses',
    schema: schemas.Address,
    table: tables.addresses,
    canRead: allRows,
    order: 'kind',
  }),
  performers: rules({
    type: 'performers',
    schema: schemas.Performer,
    table: tables.performers,
    canRead: allRows,
    searchColumns: ['name'],
    order: 'name',
  }),
}

/** The collections whose rows belong to the person who wrote them. */
export const ownCollections = {
  partnerCollections: rules({
    type: 'partner-collections',
    schema: schemas.PartnerCollection,
    table: tables.partnerCollections,
    canRead: ownRows(tables.partnerCollections.ownerId),
    beforeCreate: (person) => ({ ownerId: person.userId }),
    searchColumns: ['name'],
    order: 'name',
  }),
}

/** The collections of a community, which those who manage it write. */
export function communityCollections(orm: Orm) {
  const mustManage = async (person: Person, body: Values): Promise<Values> => {
    if ('communityId' in body) await requireCommunityAccess(orm, person, body['communityId'])
    return {}
  }
  return {
    communityEvents: rules({
      type: 'events',
      schema: schemas.CommunityEvent,
      table: tables.communityEvents,
      canRead: visibleCommunityRows(tables.communityEvents.communityId),
      canWrite: managedCommunityRows(tables.communityEvents.communityId),
      beforeCreate: mustManage,
      beforeUpdate: mustManage,
      order: 'startsAt',
    }),
  }
}
