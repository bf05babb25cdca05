import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { collection } from '../collection'
import { changeOf, moment, record, strictObject } from '../schemas/record'
import { listParameters, range, textFilter } from '../schemas/list-parameters'
import { communitySlug, communitySlugLine, line, text } from '../schemas/text'

/** A named collection of communities that an advisor shares. [DATA-018, DASH-007] */
export const NewPartnerCollection = strictObject({
  name: line(120),
  /** What everyone with a link reads above the communities. */
  note: Type.Optional(text(1000)),
  /** In the order in which a link shows them. */
  communityIds: Type.Array(communitySlug, { maxItems: 100, uniqueItems: true }),
  /** What everyone with a link reads about a community, by its slug. */
  notes: Type.Optional(Type.Record(communitySlugLine, text(500), { additionalProperties: false, maxProperties: 100 })),
})
export type NewPartnerCollection = Static<typeof NewPartnerCollection>

/** What can change of a collection. */
export const PartnerCollectionChange = changeOf(NewPartnerCollection)

/** Named communities that an advisor shares. [DASH-007] */
export const PartnerCollection = Type.Composite([
  Type.Object({ ...record, ownerId: Type.String(), createdAt: moment }),
  NewPartnerCollection,
])
export type PartnerCollection = Static<typeof PartnerCollection>

/** The collections to list. */
export const PartnerCollectionParameters = listParameters(
  ['name', 'createdAt'],
  { createdAt: range(moment) },
  { q: textFilter },
)
export type PartnerCollectionParameters = Static<typeof PartnerCollectionParameters>

/** Named collections of communities. Advisors see their own; admins see all. [API-031] */
export const partnerCollections = {
  ...collection({
    entity: PartnerCollection,
    query: PartnerCollectionParameters,
    made: NewPartnerCollection,
    changed: PartnerCollectionChange,
    path: '/marketplace/partner-collection',
    type: 'partner-collections',
    one: 'a collection of communities',
    many: 'collections of communities',
    read: ['agent', 'admin'],
    write: ['agent', 'admin'],
  }),
  ofCommunity: {
    method: 'GET',
    path: '/marketplace/partner-collection/community/:id',
    status: 200,
    communityParameter: 'id',
    access: ['agent', 'admin'],
    summary: 'Lists the collections that contain a community',
    resource: 'partner-collections',
    response: pageOf(PartnerCollection),
  },
} as const satisfies Endpoints
