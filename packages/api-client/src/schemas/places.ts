import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'

/** What a person typed to find a place: a city, "city, state", a neighbourhood, a county or a ZIP code. */
export const PlaceSearch = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80 }), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) },
  { additionalProperties: false },
)
export type PlaceSearch = Static<typeof PlaceSearch>

/** For which state the figures are wanted; without one, for the country. */
export const StatsParameters = Type.Object(
  { state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
  { additionalProperties: false },
)
export type StatsParameters = Static<typeof StatsParameters>

/**
 * Which part of the sitemap: `state` narrows it to one state. A page begins behind the entry that `after` names, which costs the same on
 * the thousandth page as on the first; page numbers are for few pages.
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
