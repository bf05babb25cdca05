import type { AmenityFlag, CareTypeSlug, CommunitySize, CommunityTile, StartingRate } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type { ListingParameters, PinParameters } from '../schemas/listing'
import type { NameSearch, Suggestions } from '../schemas/search'
import type { Place } from './entities'

/** How many communities one value of a filter would show, the other filters being as they are. */
export interface FilterCount<Value extends string> {
  value: Value
  communities: number
}

/** What a search finds, in figures. Prices in whole US dollars a month. [API-028, TRUST-011] */
export interface SearchInsights {
  id: string
  /** Known in the area, whatever else was asked for. */
  known: number
  total: number
  /** Of the total, how many pay when a person moves in. */
  paying: number
  /** The lowest tenth, the middle and the highest tenth of the prices that are known; absent without any. */
  prices?: { low: number; median: number; high: number }
  care: FilterCount<CareTypeSlug>[]
  sizes: FilterCount<CommunitySize>[]
  startingRates: FilterCount<StartingRate>[]
  /** Amenities that at least one community offers, the most frequent first. */
  amenities: FilterCount<AmenityFlag>[]
}

/** All that a page of search results shows. [API-028] */
export interface SearchPage {
  id: string
  place?: Place
  total: number
  communities: CommunityTile[]
  insights: SearchInsights
}

/** Communities of a map, small: the places of a row have a meaning. [API-028] */
export interface PinMap {
  total: number
  /** What the last place of a pin counts in. */
  care: CareTypeSlug[]
  /** Slug, latitude, longitude, starting rate (0 is unknown), main care. */
  pins: [id: string, latitude: number, longitude: number, startingRate: number, care: number][]
  /** Middle of the communities, how many, the lowest rate that is known (0 without any). */
  clusters: [latitude: number, longitude: number, communities: number, startingRate: number][]
}

/** Something that a person may have meant. */
export interface Suggestion {
  id: string
  kind: 'place' | 'community'
  name: string
  /** What tells it from others of that name. */
  detail: string
  path: string
}

/** Search. [API-028] */
export const search = {
  page: {
    method: 'GET',
    path: '/marketplace/searchpage',
    access: 'anyone',
    summary: 'All that a page of results shows: communities, figures for every filter, the place',
    resource: 'search-pages',
    query: of<ListingParameters>(),
    response: of<SearchPage>(),
  },
  pins: {
    method: 'GET',
    path: '/marketplace/communitypins',
    access: 'anyone',
    summary: 'The points of a map under the filters of a listing, near ones drawn together by `zoom`',
    query: of<PinParameters>(),
    response: of<PinMap>(),
  },
  referral: {
    method: 'GET',
    path: '/marketplace/community-referral',
    access: ['agent', 'admin'],
    summary: 'Communities of a listing that take referrals unasked',
    resource: 'communities',
    query: of<ListingParameters>(),
    response: pageOf<CommunityTile>(),
  },
  suggest: {
    method: 'GET',
    path: '/marketplace/search',
    access: 'anyone',
    summary: 'Places and communities that a person may mean by what was typed so far',
    resource: 'suggestions',
    query: of<Suggestions>(),
    response: pageOf<Suggestion>(),
  },
  communities: {
    method: 'GET',
    path: '/marketplace/search/community',
    access: 'anyone',
    summary: 'Communities by name, spelled rightly or not quite; near a point where one is given',
    resource: 'communities',
    query: of<NameSearch>(),
    response: pageOf<CommunityTile>(),
  },
  insights: {
    method: 'GET',
    path: '/marketplace/searchinsights',
    access: 'anyone',
    summary: 'How many communities each care type, size, price and amenity would show, and what they cost',
    resource: 'search-insights',
    query: of<ListingParameters>(),
    response: of<SearchInsights>(),
  },
} as const satisfies Endpoints
