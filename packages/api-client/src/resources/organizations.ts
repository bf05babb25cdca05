import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import type { Endpoints } from '../endpoint'
import { addressBookStaff, admins } from '../roles'
import { state, website, zip } from '../schemas/address-parts'
import { mergeBody, mergeNotes, unmergeBody } from '../schemas/merges'
import { moment, record, strictObject } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlugLine, line, uuid } from '../schemas/text'

/** A company that operates communities. [DATA-018] */
export const NewOrganization = strictObject({
  name: line(160),
  line1: Type.Optional(line(160)),
  city: Type.Optional(line(80)),
  state: Type.Optional(state),
  zip: Type.Optional(zip),
  websiteUrl: Type.Optional(website),
})
export type NewOrganization = Static<typeof NewOrganization>

/** Numbers about an organization. Families and move-ins are those of the last 12 months. */
const sums = {
  communities: Type.Integer(),
  liveCommunities: Type.Integer(),
  people: Type.Integer(),
  familiesReferred: Type.Integer(),
  moveIns: Type.Integer(),
  openInvoiceCents: Type.Integer(),
}

/** A company that operates communities. Providers read only who it is, and only admins what it owes and which were merged into it. [DASH-013] */
export const Organization = Type.Composite([
  Type.Object({ ...record, createdAt: moment }),
  Type.Omit(NewOrganization, ['websiteUrl']),
  // Earlier versions accepted more, and a list shows what is stored.
  Type.Object({ websiteUrl: Type.Optional(Type.String()) }),
  Type.Partial(Type.Object({ ...sums, merged: mergeNotes })),
])
export type Organization = Static<typeof Organization>

const yesOrNo = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** The organizations to list. */
export const OrganizationParameters = listParameters(
  ['name', 'createdAt', 'communities', 'familiesReferred', 'moveIns', 'openInvoiceCents', 'people'],
  {
    state: reference(state),
    unpaid: choice(yesOrNo),
    communities: range(Type.Integer({ minimum: 0, maximum: 100_000 })),
  },
  { q: textFilter },
)
export type OrganizationParameters = Static<typeof OrganizationParameters>

const slugs = Type.Array(communitySlugLine, { minItems: 1, maxItems: 200, uniqueItems: true })

/** Communities that join or leave an organization. One that joins leaves the one before. [DASH-013] */
export const OrganizationMembers = Type.Object(
  { add: Type.Optional(slugs), remove: Type.Optional(slugs) },
  { additionalProperties: false, minProperties: 1 },
)
export type OrganizationMembers = Static<typeof OrganizationMembers>

/** Groups the communities that name a company and have no organization: into the organization, or into a new one of that name. [DASH-013] */
export const OrganizationGroup = strictObject({
  managementCompany: line(160),
  organizationId: Type.Optional(uuid),
})
export type OrganizationGroup = Static<typeof OrganizationGroup>

/** The fields of which a merge can take the values of the organization that goes. */
const taken = ['name', 'line1', 'city', 'state', 'zip', 'websiteUrl'] as const

/** Companies that operate communities. [API-039, DASH-013] */
export const organizations = {
  ...collection({
    entity: Organization,
    query: OrganizationParameters,
    made: NewOrganization,
    path: '/platform/organizations',
    type: 'organizations',
    one: 'an organization',
    many: 'organizations',
    read: addressBookStaff,
    write: admins,
  }),
  setCommunities: {
    method: 'POST',
    path: '/platform/organizations/:id/communities',
    status: 200,
    access: admins,
    summary: 'Adds communities to an organization, or removes them from it',
    resource: 'organizations',
    body: OrganizationMembers,
    response: Organization,
  },
  group: {
    method: 'POST',
    path: '/platform/organizations-group',
    status: 201,
    access: admins,
    summary: 'Groups the communities that name the same management company into an organization',
    resource: 'organizations',
    body: OrganizationGroup,
    response: Organization,
  },
  merge: {
    method: 'POST',
    path: '/platform/organizations-merge',
    status: 201,
    access: admins,
    summary: 'Merges a duplicate organization: its communities, contacts, and missing facts go to the remaining one',
    resource: 'organizations',
    body: mergeBody(taken),
    response: Organization,
  },
  undoMerge: {
    method: 'POST',
    path: '/platform/organizations-merge/undo',
    status: 200,
    access: admins,
    summary: 'Undoes a merge within 30 days, and returns the organization that had been merged',
    resource: 'organizations',
    body: unmergeBody,
    response: Organization,
  },
} as const satisfies Endpoints
