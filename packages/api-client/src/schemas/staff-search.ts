import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { paging } from './paging'

/** The kinds of records that a search finds. */
export const staffSearchTypes = ['clients', 'communities', 'users', 'contacts', 'invoices', 'conversations'] as const

/** What a member of the staff types to find a record, and the kind of record, if it has to be one kind. [WORK-004] */
export const StaffSearch = strictObject({
  // A search has one page, which the links of its response name.
  'page-number': Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })),
  'page-size': paging['page-size'],
  q: Type.String({ minLength: 2, maxLength: 80, pattern: '[A-Za-z0-9\\u00C0-\\uFFFF]' }),
  'filter[recordType]': Type.Optional(Type.Union(staffSearchTypes.map((type) => Type.Literal(type)))),
})
export type StaffSearch = Static<typeof StaffSearch>
