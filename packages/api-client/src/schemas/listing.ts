import { type Static, Type } from '@sinclair/typebox'

/**
 * The query string of a listing, as text. Its grammar is read by `parseListingQuery` of `@pkg/domain`, which names the
 * parameter that is wrong; here stand only the names. [LIST]
 */
export const ListingParameters = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 2000 }))
export type ListingParameters = Static<typeof ListingParameters>
