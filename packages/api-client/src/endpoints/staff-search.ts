import { type Endpoints, of, pageOf } from '../endpoint'
import type { StaffSearch, staffSearchTypes } from '../schemas/staff-search'

/** A record that a search found. */
export interface StaffSearchResult {
  /** The type and the id of the record. */
  id: string
  recordType: (typeof staffSearchTypes)[number]
  recordId: string
  title: string
  /** What tells it from others: a place, a stage, a role, or a community. */
  detail?: string
  /** What it was found by. Contact info is only found when it's typed in full, and isn't shown. */
  foundBy: 'words' | 'email' | 'phone' | 'number'
}

/** One search over everything that a member of the staff sees. [WORK-004] */
export const staffSearch = {
  list: {
    method: 'GET',
    path: '/platform/staff-search',
    status: 200,
    access: ['provider', 'agent', 'real-estate-agent', 'admin'],
    summary: 'Finds families, communities, people, invoices, and messages that you see; forgives typos',
    resource: 'staff-search-results',
    query: of<StaffSearch>(),
    response: pageOf<StaffSearchResult>(),
  },
} as const satisfies Endpoints
