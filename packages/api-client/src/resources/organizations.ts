import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { addressBookStaff, admins } from '../roles'
import { state, zip } from '../schemas/address-parts'
import { moment, record, strictObject } from '../schemas/record'
import { listParameters, reference, textFilter } from '../schemas/list-parameters'
import { line } from '../schemas/text'

/** A company that operates communities. [DATA-018] */
export const NewOrganization = strictObject({
  name: line(160),
  line1: Type.Optional(line(160)),
  city: Type.Optional(line(80)),
  state: Type.Optional(state),
  zip: Type.Optional(zip),
  websiteUrl: Type.Optional(Type.String({ pattern: '^https://', maxLength: 300 })),
})
export type NewOrganization = Static<typeof NewOrganization>

/** A company that operates communities. */
export const Organization = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewOrganization])
export type Organization = Static<typeof Organization>

/** The organizations to list. */
export const OrganizationParameters = listParameters(
  ['name', 'createdAt'],
  {
    state: reference(state),
  },
  { q: textFilter },
)
export type OrganizationParameters = Static<typeof OrganizationParameters>

/** Companies that operate communities. [API-039] */
export const organizations = collection({
  entity: Organization,
  query: OrganizationParameters,
  made: NewOrganization,
  path: '/platform/organizations',
  type: 'organizations',
  one: 'an organization',
  many: 'organizations',
  read: addressBookStaff,
  write: admins,
})
