import type { Brand, Homebase } from '@pkg/domain'
import { type Endpoints, of, type Page, pageOf } from '../endpoint'
import type { Affiliate, AffiliateParameters } from '../schemas/affiliates'
import type { HomebaseParameters } from '../schemas/homebase'
import type {
  ListingLinkParameters,
  PlaceSearch,
  PriceQuestion,
  SitemapParameters,
  StatsParameters,
} from '../schemas/places'
import type { ListingLinks, Place, CareCost, PriceAnswer, SearchResources, SitemapEntry, Stats } from './entities'

/** Catalog statistics. [API-025] */
export const stats = {
  get: {
    method: 'GET',
    path: '/marketplace/stats',
    status: 200,
    access: 'anyone',
    summary: 'Returns the number of known communities and their prices by care type',
    resource: 'stats',
    query: of<StatsParameters>(),
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
    query: of<PriceQuestion>(),
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
    query: of<PlaceSearch>(),
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
    query: of<ListingLinkParameters>(),
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

/** The operator of the site. */
export const brand = {
  get: {
    method: 'GET',
    path: '/platform/brand',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary:
      'Returns the operator of the site, its URL, its contact info for families, and whether the phone number is optional',
    resource: 'brands',
    response: of<Brand & { id: string; site: string; isPhoneOptional: boolean }>(),
  },
} as const satisfies Endpoints

/** A page of the sitemap. `next` starts the following page and is missing on the last one. */
export type SitemapPage = Page<SitemapEntry> & { next?: string }

/** Paths for search engines. [API-040] */
export const sitemap = {
  states: {
    method: 'GET',
    path: '/platform/sitemap/states',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of states that have communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  places: {
    method: 'GET',
    path: '/platform/sitemap/state',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of cities and neighborhoods that have communities, in one state or in all',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  counties: {
    method: 'GET',
    path: '/platform/sitemap/counties',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of counties that have communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  communities: {
    method: 'GET',
    path: '/platform/sitemap/communities',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  agents: {
    method: 'GET',
    path: '/platform/sitemap/agents',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of advisors',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
} as const satisfies Endpoints

/** What a family sees after its request. [API-012, HOME-002] */
export const homebase = {
  get: {
    method: 'GET',
    path: '/marketplace/homebase/:id',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns your recommended communities, the reasons, and your advisor; the id is “me”',
    resource: 'homebase',
    query: of<HomebaseParameters>(),
    response: of<Homebase>(),
  },
} as const satisfies Endpoints

/** Affiliate partners and their links. [API-048] */
export const affiliates = {
  read: {
    method: 'GET',
    path: '/affiliate-partner',
    status: 200,
    access: 'anyone',
    summary: 'Returns the partner and the answers in an affiliate link',
    query: of<AffiliateParameters>(),
    response: of<Affiliate>(),
  },
} as const satisfies Endpoints
