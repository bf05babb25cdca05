import { contactRoles } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import type { Endpoints } from '../endpoint'
import { addressBookStaff, advisors } from '../roles'
import { mergeBody, mergeNotes, unmergeBody } from '../schemas/merges'
import { moment, record, strictObject } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, email, line, name, phone, stateCode, uuid } from '../schemas/text'

const role = Type.Union(contactRoles.map((one) => Type.Literal(one)))

const scope = Type.Union([Type.Literal('own'), Type.Literal('team')])

/**
 * A contact person at a community or company. `team`, which is the default, shares it with all advisors and the team of its community. A provider's
 * contact without a community is their own. [DATA-018, DASH-014]
 */
export const NewContact = strictObject({
  name: name(160),
  role: Type.Optional(role),
  jobTitle: Type.Optional(line(80)),
  email: Type.Optional(email),
  phone: Type.Optional(phone),
  preference: Type.Optional(line(200)),
  communityId: Type.Optional(communitySlug),
  organizationId: Type.Optional(uuid),
  scope: Type.Optional(scope),
  hasLeft: Type.Optional(Type.Boolean()),
})
export type NewContact = Static<typeof NewContact>

/** What a contact has besides what people enter. Providers don't read when advisors talked with it, and which were merged into it. */
const computed = {
  canChange: Type.Boolean(),
  communityName: Type.String(),
  communityPlace: Type.String(),
  organizationName: Type.String(),
  lastTalkAt: moment,
  leftAt: moment,
  merged: mergeNotes,
}

/** A person at a community or an organization. `organizationName` is also that of its community. [DASH-014] */
export const Contact = Type.Composite([
  Type.Object({ ...record, createdAt: moment }),
  NewContact,
  Type.Partial(Type.Object(computed)),
])
export type Contact = Static<typeof Contact>

const yesOrNo = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** The contacts to list. `organization` also finds those of its communities, and `q` parts of names, email addresses, and phone numbers. */
export const ContactParameters = listParameters(
  ['name', 'createdAt', 'role', 'communityName', 'lastTalkAt'],
  {
    communityId: reference(communitySlug),
    organizationId: reference(uuid),
    organization: reference(uuid),
    role: choice(role),
    state: reference(stateCode),
    scope: choice(scope),
    hasLeft: choice(yesOrNo),
    lastTalkAt: range(moment),
    createdAt: range(moment),
  },
  { q: textFilter },
)
export type ContactParameters = Static<typeof ContactParameters>

/** The fields of which a merge can take the values of the contact that goes. */
const taken = ['name', 'role', 'jobTitle', 'email', 'phone', 'preference', 'communityId', 'organizationId'] as const

/** The address book: people at communities and organizations. [API-039, DASH-014] */
export const contacts = {
  ...collection({
    entity: Contact,
    query: ContactParameters,
    made: NewContact,
    path: '/platform/contacts',
    type: 'contacts',
    one: 'a contact at a community or organization',
    many: 'contacts at communities and organizations',
    read: addressBookStaff,
    write: addressBookStaff,
  }),
  merge: {
    method: 'POST',
    path: '/platform/contacts-merge',
    status: 201,
    access: advisors,
    summary: 'Merges a duplicate contact: its talks and missing facts go to the remaining one',
    resource: 'contacts',
    body: mergeBody(taken),
    response: Contact,
  },
  undoMerge: {
    method: 'POST',
    path: '/platform/contacts-merge/undo',
    status: 200,
    access: advisors,
    summary: 'Undoes a merge within 30 days, and returns the contact that had been merged',
    resource: 'contacts',
    body: unmergeBody,
    response: Contact,
  },
} as const satisfies Endpoints
