import type { AgentCommunityContract, Organization, OrganizationCommunity } from '@pkg/api-client'
import { formatCents } from '~/site/forms/amount'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { organizationsTexts as words } from './texts'

/** A row of the organizations. */
export interface OrganizationRow extends Pick<Organization, 'id' | 'name'> {
  href: string
  place: string
  communities: number
  live: number
  people: number
  families: number
  moveIns: number
  /** What it owes. Only admins see it. */
  owed?: string | undefined
  since: Moment
}

/** Returns the row of an organization. [DASH-013] */
export const organizationRow = (organization: Organization, clock: RequestClock): OrganizationRow => ({
  id: organization.id,
  name: organization.name,
  href: `/organizations/${organization.id}`,
  place: [organization.city, organization.state].filter(Boolean).join(', '),
  communities: organization.communities ?? 0,
  live: organization.liveCommunities ?? 0,
  people: organization.people ?? 0,
  families: organization.familiesReferred ?? 0,
  moveIns: organization.moveIns ?? 0,
  owed: organization.openInvoiceCents ? formatCents(organization.openInvoiceCents) : undefined,
  since: formatMoment(organization.createdAt, clock),
})

/** A community of an organization. */
export interface MemberRow extends Pick<OrganizationCommunity, 'id' | 'name' | 'moveIns'> {
  href: string
  place: string
  listing: string
  families: number
  owed?: string | undefined
}

/** Returns the row of a community of an organization. It leads to the families that asked about it. [DASH-013] */
export const memberRow = (community: OrganizationCommunity): MemberRow => ({
  id: community.id,
  name: community.name,
  href: `/families?${String(new URLSearchParams({ tab: 'all', q: community.name.slice(0, 80) }))}`,
  place: `${community.city}, ${community.state}`,
  listing: community.status === 1 ? words.isLive : words.isNotLive,
  families: community.familiesReferred,
  moveIns: community.moveIns,
  owed: community.openInvoiceCents ? formatCents(community.openInvoiceCents) : undefined,
})

/** A contract of an advisor with a community. */
export interface ContractRow {
  id: string
  /** The community. */
  name: string
  advisor: string
  fee: string
  status: string
  signed?: Moment | undefined
}

/** Returns the row of a contract. [DASH-013] */
export const contractRow = (contract: AgentCommunityContract, clock: RequestClock): ContractRow => ({
  id: contract.id,
  name: contract.communityName,
  advisor: contract.agentName,
  fee: words.feeOf(contract.feePercent),
  status: words.contractStatus[contract.status],
  signed: contract.signedAt === undefined ? undefined : formatMoment(contract.signedAt, clock),
})
