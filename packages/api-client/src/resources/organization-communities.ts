import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { admins, advisors } from '../roles'
import { state } from '../schemas/address-parts'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { uuid } from '../schemas/text'
import { listingStatus } from './communities'

/** A community as the page of its organization lists it. Families and move-ins are those of the last 12 months; only admins read what it owes. [DASH-013] */
export const OrganizationCommunity = Type.Object({
  id: Type.String(),
  name: Type.String(),
  city: Type.String(),
  state: Type.String(),
  status: listingStatus,
  managementCompany: Type.Optional(Type.String()),
  organizationId: Type.Optional(Type.String()),
  organizationName: Type.Optional(Type.String()),
  familiesReferred: Type.Integer(),
  moveIns: Type.Integer(),
  openInvoiceCents: Type.Optional(Type.Integer()),
})
export type OrganizationCommunity = Static<typeof OrganizationCommunity>

const OrganizationCommunityParameters = listParameters(
  ['name', 'state', 'familiesReferred', 'moveIns', 'openInvoiceCents'],
  {
    organization: reference(uuid),
    state: reference(state),
    live: choice(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  },
  { q: textFilter },
)

/** A company that several communities without an organization name. [DASH-013] */
export const OrganizationSuggestion = Type.Object({
  id: Type.String(),
  managementCompany: Type.String(),
  communities: Type.Integer(),
  states: Type.Array(Type.String()),
  /** The organization of that name, if there is one. */
  organizationId: Type.Optional(Type.String()),
})
export type OrganizationSuggestion = Static<typeof OrganizationSuggestion>

const OrganizationSuggestionParameters = listParameters(
  ['communities', 'managementCompany'],
  { communities: range(Type.Integer({ minimum: 0, maximum: 100_000 })) },
  { q: textFilter },
)

/** The communities of organizations. [DASH-013] */
export const organizationCommunities = {
  list: {
    method: 'GET',
    path: '/platform/organization-communities',
    status: 200,
    access: advisors,
    summary: 'Lists communities with their organization, and what became of the families that they got',
    resource: 'organization-communities',
    query: OrganizationCommunityParameters,
    response: pageOf(OrganizationCommunity),
  },
} as const satisfies Endpoints

/** Companies that communities name in their own words. [DASH-013] */
export const organizationSuggestions = {
  list: {
    method: 'GET',
    path: '/platform/organization-suggestions',
    status: 200,
    access: admins,
    summary: 'Lists the management companies that communities without an organization name, the most frequent first',
    resource: 'organization-suggestions',
    query: OrganizationSuggestionParameters,
    response: pageOf(OrganizationSuggestion),
  },
} as const satisfies Endpoints
