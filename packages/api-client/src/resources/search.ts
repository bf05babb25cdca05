import type {
  AmenityFlag,
  CareTypeSlug,
  CommunitySize,
  CommunityTile,
  MinRating,
  OnlyCondition,
  PaymentSource,
  Relaxation,
  StartingRate,
  TypeOfCareSlug,
} from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { paging } from '../schemas/paging'
import { formMark } from '../schemas/text'
import { ListingParameters, listingParameters } from './communities'
import type { Place } from './places'

/** The number of communities that one value of a filter would show, with the other filters unchanged. */
export interface FilterCount<Value extends string> {
  value: Value
  communities: number
}

/** Statistics of a search. Prices are those of the chosen care type, or starting prices, in whole US dollars a month. [API-028, TRUST-011] */
export interface SearchInsights {
  id: string
  /** Communities of the care type in the area, whatever the other filters are. */
  known: number
  total: number
  /** The number of these communities that pay a referral fee. */
  paying: number
  /** The 10th percentile, median, and 90th percentile of known prices. Missing if no price is known. */
  prices?: { low: number; median: number; high: number }
  care: FilterCount<CareTypeSlug>[]
  /** The number without a care type. */
  anyCare: number
  sizes: FilterCount<CommunitySize>[]
  startingRates: FilterCount<StartingRate>[]
  ratings: FilterCount<MinRating>[]
  only: FilterCount<OnlyCondition>[]
  /** Communities that are known to take each source of payment. */
  pays: FilterCount<PaymentSource>[]
  /** Amenities that at least one community offers, most frequent first. */
  amenities: FilterCount<AmenityFlag>[]
}

/** A single change that makes an empty search show communities. [FIND-006] */
export interface SearchRelaxation {
  id: string
  relaxation: Relaxation
  /** The number of communities it would show. */
  total: number
  /** The nearest of them: the cheapest for a price, the closest for a circle, and otherwise the first in recommended order. */
  nearest: CommunityTile
}

/** Everything a page of search results shows. [API-028] */
export interface SearchPage {
  id: string
  place?: Place
  total: number
  communities: CommunityTile[]
  insights: SearchInsights
}

/** Communities on a map as compact tuples. [API-028] */
export interface PinMap {
  total: number
  /** The care types that the last number of a pin indexes. */
  care: CareTypeSlug[]
  /** Slug, latitude, longitude, price, and index of the main care type. The price is that of the chosen care type, or else the starting price: 0 if unknown. */
  pins: [id: string, latitude: number, longitude: number, price: number, care: number][]
  /** Center of the communities, their number, and the lowest known price (0 if none). */
  clusters: [latitude: number, longitude: number, communities: number, price: number][]
}

/** A possible match for what a person typed. */
export interface Suggestion {
  id: string
  /** A `care` suggestion is a care type everywhere, and a `street` is one on which listed communities are. */
  kind: 'place' | 'community' | 'street' | 'care'
  name: string
  /** The text that distinguishes it from others with the same name: a state, or a city and state. */
  detail: string
  /** The care type that the text names besides. */
  care?: TypeOfCareSlug
  /** The number of communities there, with that care type and those filters. Missing for a community. */
  communities?: number
  /** Whether the text names filters, such as pets or a price, which the page has. */
  isFiltered?: true
  /** The ZIP code of the part of a city that the text names: the page begins with the communities nearest to it. */
  near?: string
  /** The words of the text that can't be searched by. */
  unused?: string[]
  /** Whether the text is exactly its name, or what people call it, and no place with the name is much larger. */
  isExact: boolean
  path: string
}

/** The same query with a web map zoom from 0 to 22, which clusters nearby points. [API-028] */
export const PinParameters = Type.Unsafe<Record<string, string | string[] | number> & { zoom?: number }>(
  listingParameters({ zoom: Type.Optional(Type.Integer({ minimum: 0, maximum: 22 })) }),
)
export type PinParameters = Static<typeof PinParameters>

const point = Type.String({
  pattern: '^-?\\d{1,2}(\\.\\d{1,15})?,-?\\d{1,3}(\\.\\d{1,15})?$',
  [formMark]: 'latitude,longitude, such as 43.61,-116.2',
})

const typed = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })

/** What a person typed into the search box for locations and communities. */
export const Suggestions = Type.Object(
  { q: typed, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) },
  { additionalProperties: false },
)
export type Suggestions = Static<typeof Suggestions>

/** A search for a community by name. `geo` is the point from which distances are measured; nearer communities come first. */
export const NameSearch = Type.Object(
  { ...paging, q: typed, geo: Type.Optional(point) },
  { additionalProperties: false },
)
export type NameSearch = Static<typeof NameSearch>

/** Search. [API-028] */
export const search = {
  page: {
    method: 'GET',
    path: '/marketplace/searchpage',
    status: 200,
    access: 'anyone',
    summary: 'Returns everything a results page shows: communities, counts for every filter, and the location',
    resource: 'search-pages',
    query: ListingParameters,
    response: of<SearchPage>(),
  },
  pins: {
    method: 'GET',
    path: '/marketplace/communitypins',
    status: 200,
    access: 'anyone',
    summary: 'Returns the map points of a listing, clustered by `zoom`',
    query: PinParameters,
    response: of<PinMap>(),
  },
  referral: {
    method: 'GET',
    path: '/marketplace/community-referral',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Lists communities that accept automatic referrals',
    resource: 'communities',
    query: ListingParameters,
    response: pageOf<CommunityTile>(),
  },
  suggest: {
    method: 'GET',
    path: '/marketplace/search',
    status: 200,
    access: 'anyone',
    summary: 'Suggests locations and communities for what a person has typed so far',
    resource: 'suggestions',
    query: Suggestions,
    response: pageOf<Suggestion>(),
  },
  communities: {
    method: 'GET',
    path: '/marketplace/search/community',
    status: 200,
    access: 'anyone',
    summary: 'Searches communities by name, tolerating typos; nearest first if a point is given',
    resource: 'communities',
    query: NameSearch,
    response: pageOf<CommunityTile>(),
  },
  insights: {
    method: 'GET',
    path: '/marketplace/searchinsights',
    status: 200,
    access: 'anyone',
    summary: 'Returns the number of communities by care type, size, price, and amenity, and their prices',
    resource: 'search-insights',
    query: ListingParameters,
    response: of<SearchInsights>(),
  },
  relaxations: {
    method: 'GET',
    path: '/marketplace/searchrelaxations',
    status: 200,
    access: 'anyone',
    summary:
      'Returns the single changes of a search without results that would show communities, those that show the most first',
    resource: 'search-relaxations',
    query: ListingParameters,
    response: pageOf<SearchRelaxation>(),
  },
} as const satisfies Endpoints
