import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { admins } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { choice, listParameters, only } from '../schemas/list-parameters'
import { communitySlugLine, text } from '../schemas/text'

/** The types of records that extra values and addresses belong to. [DATA-015] */
export const entityType = Type.Union(
  ['Property', 'Community', 'PartnerAgent', 'RealEstateAgent'].map((value) => Type.Literal(value)),
)

/** Extra values that staff store with a record, by name. */
export const NewEntityAux = strictObject({
  entityType,
  entityId: communitySlugLine,
  info: Type.Record(
    Type.String({ pattern: '^[\\w.-]{1,60}$' }),
    Type.Union([text(2000), Type.Number(), Type.Boolean()]),
  ),
})
export type NewEntityAux = Static<typeof NewEntityAux>

/** Extra values that staff store with a record. */
export const EntityAux = Type.Composite([Type.Object({ ...record, updatedAt: moment }), NewEntityAux])
export type EntityAux = Static<typeof EntityAux>

/** The extra values to list. */
export const EntityAuxParameters = listParameters(['updatedAt'], {
  entityType: choice(entityType),
  entityId: only(communitySlugLine),
})
export type EntityAuxParameters = Static<typeof EntityAuxParameters>

/** Extra values that staff store with a record. [API-039] */
export const entityAuxes = collection({
  entity: EntityAux,
  query: EntityAuxParameters,
  made: NewEntityAux,
  path: '/platform/entityaux',
  type: 'entity-auxes',
  one: 'the extra values of a community or advisor',
  many: 'extra values of communities and advisors',
  read: admins,
  write: admins,
})
