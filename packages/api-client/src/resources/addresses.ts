import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { addressBookStaff, admins } from '../roles'
import { state, zip } from '../schemas/address-parts'
import { record, strictObject } from '../schemas/record'
import { choice, listParameters, only } from '../schemas/list-parameters'
import { communitySlugLine, line } from '../schemas/text'
import { entityType } from './entity-auxes'

/** An additional address, for example for billing or parking. */
export const NewAddress = strictObject({
  entityType,
  entityId: communitySlugLine,
  kind: line(40),
  line1: line(160),
  line2: Type.Optional(line(160)),
  city: line(80),
  state,
  zip,
})
export type NewAddress = Static<typeof NewAddress>

/** An additional address of a community or an advisor. */
export const Address = Type.Composite([Type.Object(record), NewAddress])
export type Address = Static<typeof Address>

/** The addresses to list. */
export const AddressParameters = listParameters(['kind'], {
  entityType: choice(entityType),
  entityId: only(communitySlugLine),
})
export type AddressParameters = Static<typeof AddressParameters>

/** Additional addresses of communities and advisors. [API-042] */
export const addresses = collection({
  entity: Address,
  query: AddressParameters,
  made: NewAddress,
  path: '/platform/addresses',
  type: 'addresses',
  one: 'an additional address of a community or advisor',
  many: 'additional addresses of communities and advisors',
  read: addressBookStaff,
  write: admins,
})
