import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { strictObject } from '../schemas/record'
import { paging } from '../schemas/paging'

/** The kinds of records that a search finds. */
export const staffSearchTypes = [
  'clients',
  'communities',
  'users',
  'contacts',
  'organizations',
  'invoices',
  'conversations',
] as const

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

/** What a member of the staff types to find a record, and the kind of record, if it has to be one kind. [WORK-004] */
export const StaffSearch = strictObject({
  // A search has one page, which the links of its response name.
  'page-number': Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })),
  'page-size': paging['page-size'],
  q: Type.String({ minLength: 2, maxLength: 80, pattern: '[A-Za-z0-9\\u00C0-\\uFFFF]' }),
  'filter[recordType]': Type.Optional(Type.Union(staffSearchTypes.map((type) => Type.Literal(type)))),
})
export type StaffSearch = Static<typeof StaffSearch>

/** One search over everything that a member of the staff sees. [WORK-004] */
export const staffSearch = {
  list: {
    method: 'GET',
    path: '/platform/staff-search',
    status: 200,
    access: ['provider', 'agent', 'real-estate-agent', 'admin'],
    summary: 'Finds families, communities, people, organizations, invoices, and messages that you see; forgives typos',
    resource: 'staff-search-results',
    query: StaffSearch,
    response: pageOf<StaffSearchResult>(),
  },
} as const satisfies Endpoints
