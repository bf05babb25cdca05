import { amenityFlags } from '@pkg/domain'
import { Type } from '@sinclair/typebox'

const text = Type.String({ maxLength: 2000 })
/** A text, or several, because forms repeat the name of a checkbox. */
const textOrTexts = Type.Union([text, Type.Array(text, { maxItems: 100 })])

const names = [
  'toc',
  'state',
  'city',
  'geo',
  'geometry',
  'filter[status]',
  'filter[geo]',
  'filter[address]',
  'filter[region]',
  'filter[county]',
  'filter[name]',
  'filter[care-services]',
  'filter[id]',
  'size',
  'starting-rate',
  'rating',
  'only',
  'sort',
  'page-size',
  'page-number',
  ...amenityFlags.map((flag) => `filter[${flag}]`),
]

/**
 * The query string of a listing, as text. `parseListingQuery` of `@pkg/domain` reads the values and names the invalid parameter; this
 * schema lists only the names. [LIST]
 */
export const ListingParameters = Type.Object(
  Object.fromEntries(names.map((name) => [name, Type.Optional(textOrTexts)])),
  { additionalProperties: false },
)
export type ListingParameters = Record<string, string | string[]>

/** The same query with a web map zoom from 0 to 22, which clusters nearby points. [API-028] */
export const PinParameters = Type.Object(
  { ...ListingParameters.properties, zoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 22 })) },
  { additionalProperties: false },
)
export type PinParameters = Record<string, string | string[] | number> & { zoom?: number }
