import { careLevels } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'

/** What a person typed to find a location: a city, "city, state", a neighborhood, a county, or a ZIP code. */
export const PlaceSearch = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80 }), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) },
  { additionalProperties: false },
)
export type PlaceSearch = Static<typeof PlaceSearch>

/** What a family needs, and where: a city, county, state, or ZIP code as it was typed. Without a place, the whole country. [FIND-016] */
export const PriceQuestion = Type.Object(
  {
    place: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })),
    level: Type.Union(careLevels.map((level) => Type.Literal(level))),
  },
  { additionalProperties: false },
)
export type PriceQuestion = Static<typeof PriceQuestion>

/** The care type and place of a listing, by the slugs of its path. */
export const ListingLinkParameters = Type.Object(
  {
    toc: Type.String({ minLength: 1, maxLength: 60 }),
    state: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    place: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  { additionalProperties: false },
)
export type ListingLinkParameters = Static<typeof ListingLinkParameters>

/** The state of the statistics, or none for the whole country. */
export const StatsParameters = Type.Object(
  { state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
  { additionalProperties: false },
)
export type StatsParameters = Static<typeof StatsParameters>

/**
 * The part of the sitemap to return. `state` limits it to one state. `after` continues behind an entry at constant cost; page numbers are
 * for small lists.
 */
export const SitemapParameters = Type.Object(
  {
    ...paging,
    'page-size': Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  },
  { additionalProperties: false },
)
export type SitemapParameters = Static<typeof SitemapParameters>
