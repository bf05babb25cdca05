import type { endpoints, QueryOf, StaffSearchResult } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { findFamilies } from './family-search-store'
import type { Found } from './found'
import {
  findCommunities,
  findContacts,
  findConversations,
  findInvoices,
  findOrganizations,
  findUsers,
} from './record-search-store'
import { readSearchTerms } from './search-terms'

const searches = {
  clients: findFamilies,
  communities: findCommunities,
  users: findUsers,
  contacts: findContacts,
  organizations: findOrganizations,
  invoices: findInvoices,
  conversations: findConversations,
} as const

/** The kinds that have contact info. Others aren't found by it. */
const kindsWithContact: readonly string[] = ['clients', 'users', 'contacts']

/** Records of each kind that a search over all kinds returns. */
const perKind = 5

/** Finds what a member of the staff sees and typed a part of, the best of each kind first. [WORK-004] */
export async function searchForStaff(
  orm: Orm,
  { q, 'filter[recordType]': type, 'page-size': size = 20 }: QueryOf<typeof endpoints.staffSearch.list>,
  person: Person,
): Promise<{ items: StaffSearchResult[]; total: number }> {
  const terms = readSearchTerms(q)
  const isContact = terms.email !== undefined || terms.phone !== undefined
  const asked = Object.entries(searches)
    .filter(([kind]) => kind === (type ?? kind) && (!isContact || kindsWithContact.includes(kind)))
    .map(([, find]) => find)
  const found: Found[][] = await Promise.all(asked.map((find) => find(orm, terms, person, type ? size : perKind)))
  const items = found.flat().map((record) => ({ id: `${record.recordType}:${record.recordId}`, ...record }))
  return { items, total: items.length }
}
