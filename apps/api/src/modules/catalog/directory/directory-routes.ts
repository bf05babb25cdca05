import { resourceSchemas } from '@pkg/api-client/server'
import type { TObject } from '@sinclair/typebox'
import { desc, or, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import * as tables from '../../../database/schema/tables'
import { answerCalls } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/problems'
import { storedPhone } from '../../contact'
import { speaksFor, everything, ofOwnCommunities, ownRows, mustSpeakFor } from '../../access'
import { collectionHandlers, type CollectionRules, type Values } from '../../../http/collections/collection'
import { entityReader } from '../../../http/collections/entity'

/** What stands around communities: marks, pictures, companies, address book, events. [API-034, API-035, API-039, API-042] */
export function directoryRoutes(app: FastifyInstance, orm: Orm): void {
  const kept = <Schema extends TObject>(rules: CollectionRules<Schema>) => collectionHandlers(app, orm, rules)
  const byAdmins = { seen: everything }
  const ownPictures = ofOwnCommunities(tables.images.communityId)
  const ownEvents = ofOwnCommunities(tables.communityEvents.communityId)
  const forOwnCommunity = async (person: Person, body: Values): Promise<Values> => {
    if ('communityId' in body) await mustSpeakFor(orm, person, body['communityId'])
    return {}
  }

  answerCalls(
    app,
    orm,
    'tags',
    kept({
      type: 'tags',
      schema: resourceSchemas.tags,
      table: tables.tags,
      ...byAdmins,
      searched: ['name'],
      order: 'name',
    }),
  )
  answerCalls(
    app,
    orm,
    'tagCategories',
    kept({
      type: 'tag-categories',
      schema: resourceSchemas['tag-categories'],
      table: tables.tagCategories,
      ...byAdmins,
      order: 'position',
    }),
  )
  answerCalls(
    app,
    orm,
    'imageCategories',
    kept({
      type: 'image-categories',
      schema: resourceSchemas['image-categories'],
      table: tables.imageCategories,
      ...byAdmins,
      order: 'position',
    }),
  )
  answerCalls(
    app,
    orm,
    'images',
    kept({
      type: 'images',
      schema: resourceSchemas.images,
      table: tables.images,
      seen: everything,
      changeable: ownPictures,
      made: forOwnCommunity,
      changed: forOwnCommunity,
      order: 'position',
    }),
  )
  answerCalls(
    app,
    orm,
    'organizations',
    kept({
      type: 'organizations',
      schema: resourceSchemas.organizations,
      table: tables.organizations,
      ...byAdmins,
      searched: ['name', 'city'],
      order: 'name',
    }),
  )
  answerCalls(
    app,
    orm,
    'contacts',
    kept({
      type: 'contacts',
      schema: resourceSchemas.contacts,
      table: tables.contacts,
      seen: contactsOf,
      changeable: ownRows(tables.contacts.ownerId),
      made: (person, body) => ({ ownerId: person.userId, ...reachable(body) }),
      changed: (_, body) => reachable(body),
      searched: ['name', 'role'],
      order: 'name',
    }),
  )
  answerCalls(
    app,
    orm,
    'entityAuxes',
    kept({
      type: 'entity-auxes',
      schema: resourceSchemas['entity-auxes'],
      table: tables.entityAuxes,
      ...byAdmins,
      changed: () => ({ updatedAt: new Date() }),
      order: '-updatedAt',
    }),
  )
  answerCalls(
    app,
    orm,
    'addresses',
    kept({
      type: 'addresses',
      schema: resourceSchemas.addresses,
      table: tables.addresses,
      ...byAdmins,
      order: 'kind',
    }),
  )
  answerCalls(
    app,
    orm,
    'performers',
    kept({
      type: 'performers',
      schema: resourceSchemas.performers,
      table: tables.performers,
      ...byAdmins,
      searched: ['name'],
      order: 'name',
    }),
  )
  answerCalls(
    app,
    orm,
    'communityEvents',
    kept({
      type: 'events',
      schema: resourceSchemas.events,
      table: tables.communityEvents,
      seen: everything,
      changeable: ownEvents,
      made: forOwnCommunity,
      changed: forOwnCommunity,
      order: 'startsAt',
    }),
  )

  const readCollection = entityReader(resourceSchemas['partner-collections'])
  const ownCollections = ownRows(tables.partnerCollections.ownerId)
  answerCalls(app, orm, 'partnerCollections', {
    ...kept({
      type: 'partner-collections',
      schema: resourceSchemas['partner-collections'],
      table: tables.partnerCollections,
      seen: ownCollections,
      made: (person) => ({ ownerId: person.userId }),
      searched: ['name'],
      order: 'name',
    }),
    async ofCommunity({ params, person }) {
      const rows = await orm
        .select()
        .from(tables.partnerCollections)
        .where(
          sql`${ownCollections(person)} and ${tables.partnerCollections.communityIds} @> array[${params.id}]::text[]`,
        )
        .orderBy(desc(tables.partnerCollections.createdAt))
        .limit(100)
      return { items: rows.map(readCollection), total: rows.length }
    },
  })
}

/** Contacts that a person wrote down, and for a provider those of the own communities as well. */
const contactsOf = (person: Person): SQL => {
  const own = ownRows(tables.contacts.ownerId)(person)
  return person.role === 'provider' ? (or(own, speaksFor(person, tables.contacts.communityId)) ?? own) : own
}

/** The phone number of a contact as it is stored. Throws 422 for what is no number in use. */
function reachable({ phone }: Values): Values {
  if (typeof phone !== 'string') return {}
  const stored = storedPhone(phone)
  if (stored) return { phone: stored }
  throw unprocessable([
    { detail: 'This is not a number in use in the United States', source: { pointer: '/data/attributes/phone' } },
  ])
}
