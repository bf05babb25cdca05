import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { addressBookStaff } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { listParameters, only, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, email, line, name, phone, uuid } from '../schemas/text'

/** A contact person at a community or company. [DATA-018, DASH-014] */
export const NewContact = strictObject({
  name: name(160),
  role: Type.Optional(line(80)),
  email: Type.Optional(email),
  phone: Type.Optional(phone),
  communityId: Type.Optional(communitySlug),
  organizationId: Type.Optional(uuid),
})
export type NewContact = Static<typeof NewContact>

/** A person at a community or an organization. */
export const Contact = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewContact])
export type Contact = Static<typeof Contact>

/** The contacts to list. */
export const ContactParameters = listParameters(
  ['name', 'createdAt'],
  {
    communityId: only(communitySlug),
    organizationId: reference(uuid),
  },
  { q: textFilter },
)
export type ContactParameters = Static<typeof ContactParameters>

/** The addressBookStaff address book. [API-039] */
export const contacts = collection({
  entity: Contact,
  query: ContactParameters,
  made: NewContact,
  path: '/platform/contacts',
  type: 'contacts',
  one: 'a contact at a community or organization',
  many: 'contacts at communities and organizations',
  read: addressBookStaff,
  write: addressBookStaff,
})
