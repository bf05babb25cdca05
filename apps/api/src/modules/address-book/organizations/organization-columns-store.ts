import { now } from '@pkg/domain'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { communities, contacts, invoices, leads, moveIns, organizations } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { mergeNotesOf } from '../merges/merge-notes-store'

const yearInDays = 365

/** Returns the condition on organizations that weren't merged into others. Everyone with the address book reads them. [DASH-013] */
export const visibleOrganizations = (): SQL => sql`${isNull(organizations.mergedIntoId)}`

/**
 * Returns what is computed for organizations: numbers about their communities for advisors and admins, and for admins also what is owed. Others get
 * none, and can't sort or filter by them. [DASH-013, ROLE-010]
 */
export function organizationSums(person: Person): Readonly<Record<string, SQL>> {
  const isStaff = person.role === 'admin' || person.role === 'agent'
  const isAdmin = person.role === 'admin'
  // A bare null can't be sorted by.
  const forStaff = (value: SQL) => (isStaff ? sql`${value}` : sql`null::int`)
  const forAdmins = (value: SQL) => (isAdmin ? sql`${value}` : sql`null::int`)
  return {
    communities: forStaff(numberOfCommunities(undefined)),
    liveCommunities: forStaff(numberOfCommunities(sql`${communities.status} = 1`)),
    people: forStaff(numberOfPeople),
    familiesReferred: forStaff(sumOverCommunities(familiesOf(communities.id))),
    moveIns: forStaff(sumOverCommunities(moveInsTo(communities.id))),
    openInvoiceCents: forAdmins(sumOverCommunities(openCentsOf(communities.id))),
    merged: isAdmin ? sql`${mergeNotesOf('organizations')}` : sql`null::jsonb`,
  }
}

/** Returns what a list of organizations filters by besides its attributes. */
export const organizationFilters = (person: Person): Readonly<Record<string, SQL>> => ({
  unpaid:
    person.role === 'admin' ? sql`(${sumOverCommunities(openCentsOf(communities.id))} > 0)::text` : sql`null::text`,
})

/** Returns the number of families that were referred to a community, or requested it, in the last 12 months. */
export const familiesOf = (communityId: SQL | typeof communities.id): SQL =>
  sql`(select count(distinct ${leads.familyId})::int from ${leads} where ${leads.communityId} = ${communityId}
    and ${leads.createdAt} > ${yearAgo()}::timestamptz)`

/** Returns the number of families that moved in to a community in the last 12 months. */
export const moveInsTo = (communityId: SQL | typeof communities.id): SQL =>
  sql`(select count(*)::int from ${moveIns} where ${moveIns.communityId} = ${communityId} and ${moveIns.undoneAt} is null
    and ${moveIns.movedInOn} > ${yearAgo().slice(0, 10)}::date)`

/** Returns what a community owes in cents: issued invoices that are neither paid nor credited. */
export const openCentsOf = (communityId: SQL | typeof communities.id): SQL =>
  sql`(select coalesce(sum(${invoices.amountCents}), 0)::int from ${invoices} where ${invoices.communityId} = ${communityId}
    and ${invoices.kind} = 'invoice' and ${invoices.status} = 'issued'
    and not exists (select 1 from invoices as note where note.corrects_id = ${invoices.id}))`

const yearAgo = () => new Date(now().getTime() - yearInDays * 86_400_000).toISOString()

const ofOrganization = sql`${communities.organizationId} = ${organizations.id}`

const numberOfCommunities = (condition: SQL | undefined) =>
  sql`(select count(*)::int from ${communities} where ${and(ofOrganization, condition)})`

/** Contacts of the organization and of its communities who are still there. What someone has for themselves doesn't count. */
const numberOfPeople = sql`(select count(*)::int from ${contacts} where ${contacts.scope} = 'team' and ${contacts.leftAt} is null
  and ${contacts.mergedIntoId} is null and (${contacts.organizationId} = ${organizations.id}
    or ${contacts.communityId} in (select ${communities.id} from ${communities} where ${ofOrganization})))`

const sumOverCommunities = (value: SQL) =>
  sql`(select coalesce(sum(${value}), 0)::int from ${communities} where ${ofOrganization})`
