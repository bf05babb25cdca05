import { careLevels, type CareTypeSlug, type LocalPrices, type TileAvailability } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'

/** What a care type costs in a state, in whole US dollars a month. The id is the state's code. [FIND-008] */
export interface CareCost {
  id: string
  /** The number of communities that offer it. */
  communities: number
  /** The number of those whose prices the amounts come from: each states and shows prices. */
  priced: number
  /** The middle half of the prices and the median. Missing for fewer than five communities. */
  prices?: { low: number; median: number; high: number }
  /** The latest day on which one of them stated its prices, in `YYYY-MM-DD`. */
  asOf?: string
}

/** What care costs around a place, or in the whole country. [FIND-016] */
export interface PriceAnswer {
  id: string
  /** The place, such as `Denver, CO`. Missing for the whole country. */
  place?: string
  /** The miles around the place, or missing for its state or the country. */
  miles?: number
  /** The care type whose price the level of care uses. */
  care: CareTypeSlug
  /** The number of communities that offer it there. */
  communities: number
  /** What those charge that show a price. Missing for fewer than five. */
  prices?: LocalPrices
  /** Each community that shows a price, the lowest first. Missing if there are more than 200. */
  windows?: PriceWindow[]
  /** The listing of the place itself, without the miles around it. Its name is missing for the whole country. */
  listing: { name?: string; path: string }
}

/** A community that shows a price. [LOOK-007] */
export interface PriceWindow {
  name: string
  path: string
  /** What the care costs there, in whole US dollars a month. */
  price: number
  /** What was said about its rooms in the last 10 days. */
  availability?: TileAvailability
}

/** Catalog statistics. Prices in whole US dollars a month. [API-025] */
export interface Stats {
  id: string
  communities: number
  paying: number
  care: { slug: CareTypeSlug; communities: number; low: number; high: number }[]
}

/** What a family needs, and where: a city, county, state, or ZIP code as it was typed. Without a place, the whole country. [FIND-016] */
export const PriceQuestion = Type.Object(
  {
    place: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })),
    level: Type.Union(careLevels.map((level) => Type.Literal(level))),
  },
  { additionalProperties: false },
)
export type PriceQuestion = Static<typeof PriceQuestion>

/** The state of the statistics, or none for the whole country. */
export const StatsParameters = Type.Object(
  { state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) },
  { additionalProperties: false },
)
export type StatsParameters = Static<typeof StatsParameters>

/** Catalog statistics. [API-025] */
export const stats = {
  get: {
    method: 'GET',
    path: '/marketplace/stats',
    status: 200,
    access: 'anyone',
    summary: 'Returns the number of known communities and their prices by care type',
    resource: 'stats',
    query: StatsParameters,
    response: of<Stats>(),
  },
  prices: {
    method: 'GET',
    path: '/marketplace/local-prices',
    status: 200,
    access: 'anyone',
    summary:
      'Returns what a level of care costs around a place: the range, median, distribution, and number of communities',
    resource: 'local-prices',
    query: PriceQuestion,
    response: of<PriceAnswer>(),
  },
  careCosts: {
    method: 'GET',
    path: '/marketplace/care-costs/:care',
    status: 200,
    access: 'anyone',
    summary: 'Returns what a care type costs in each state, from the prices that communities state',
    resource: 'care-costs',
    response: pageOf<CareCost>(),
  },
} as const satisfies Endpoints
