import type { CareTypeSlug } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'

/** A location with listings. `slug` is its last path segment. */
export interface Place {
  id: string
  kind: 'state' | 'county' | 'city' | 'neighborhood' | 'zip'
  name: string
  slug: string
  state: string
  county?: string
  zip?: string
  latitude: number
  longitude: number
  /** The path of the location's listing for any care type. */
  path: string
  communities: number
}

/** A link to another listing, with the number of communities there. */
export interface ListingLink {
  name: string
  path: string
  communities: number
}

/** The listings that one leads to. A list is empty where it doesn't apply. [FIND-008] */
export interface ListingLinks {
  id: string
  /** The states that have communities with the care type. */
  states: ListingLink[]
  /** The counties of the state, or the county of the city. */
  counties: ListingLink[]
  /** The cities of the state or county, or those around the city, nearest first. */
  cities: ListingLink[]
  /** The other care types in the same place. */
  care: (ListingLink & { care: CareTypeSlug })[]
}

/** A filter value and its label. */
export interface Choice {
  value: string
  label: string
}

/** The options of the search form. [API-036] */
export interface SearchResources {
  id: string
  care: Choice[]
  sizes: Choice[]
  startingRates: Choice[]
  sorts: Choice[]
  amenities: { category: string; label: string; amenities: Choice[] }[]
  states: (Choice & { slug: string; region: string })[]
  regions: Choice[]
}

/** What a person typed to find a location: a city, "city, state", a neighborhood, a county, or a ZIP code. */
export const PlaceSearch = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80 }), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) },
  { additionalProperties: false },
)
export type PlaceSearch = Static<typeof PlaceSearch>

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

/** Locations, as people type them and as paths name them. [API-036] */
export const places = {
  search: {
    method: 'GET',
    path: '/platform/community-search',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Searches cities, neighborhoods, counties, states, and ZIP codes by text',
    resource: 'places',
    query: PlaceSearch,
    response: pageOf<Place>(),
  },
  get: {
    method: 'GET',
    path: '/platform/geo-guides/:state/:city',
    status: 200,
    access: 'anyone',
    summary: "Returns the city or county of a page's path",
    resource: 'places',
    response: of<Place>(),
  },
  links: {
    method: 'GET',
    path: '/platform/listing-links',
    status: 200,
    access: 'anyone',
    summary:
      'Returns the states, counties, cities, and care types that a listing links to, with their numbers of communities',
    resource: 'listing-links',
    query: ListingLinkParameters,
    response: of<ListingLinks>(),
  },
  resources: {
    method: 'GET',
    path: '/platform/search-resources',
    status: 200,
    access: 'anyone',
    summary:
      'Returns the options of the search form: care types, sizes, prices, sort orders, amenities, states, and regions',
    resource: 'search-resources',
    response: of<SearchResources>(),
  },
} as const satisfies Endpoints
