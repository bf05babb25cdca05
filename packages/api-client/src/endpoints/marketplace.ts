import type { Brand, Homebase } from '@pkg/domain'
import { type Endpoints, of, type Page, pageOf } from '../endpoint'
import type { Affiliate, AffiliateParameters } from '../schemas/affiliates'
import type { HomebaseParameters } from '../schemas/homebase'
import type { PlaceSearch, SitemapParameters, StatsParameters } from '../schemas/places'
import type { Place, SearchResources, SitemapEntry, Stats } from './entities'

/** Figures of the catalogue. [API-025] */
export const stats = {
  get: {
    method: 'GET',
    path: '/marketplace/stats',
    access: 'anyone',
    summary: 'How many communities are known and what they cost, by care type',
    resource: 'stats',
    query: of<StatsParameters>(),
    response: of<Stats>(),
  },
} as const satisfies Endpoints

/** Places, as people type them and as paths name them. [API-036] */
export const places = {
  search: {
    method: 'GET',
    path: '/platform/community-search',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Cities, neighbourhoods, counties, states and ZIP codes that match what a person typed',
    resource: 'places',
    query: of<PlaceSearch>(),
    response: pageOf<Place>(),
  },
  get: {
    method: 'GET',
    path: '/platform/geo-guides/:state/:city',
    access: 'anyone',
    summary: 'The city, or else the county, that a path names',
    resource: 'places',
    response: of<Place>(),
  },
  resources: {
    method: 'GET',
    path: '/platform/search-resources',
    access: 'anyone',
    summary:
      'What a search form offers: care types, sizes, prices, orders, amenities, states and regions, with their words',
    resource: 'search-resources',
    response: of<SearchResources>(),
  },
} as const satisfies Endpoints

/** Who runs the site. */
export const brand = {
  get: {
    method: 'GET',
    path: '/platform/brand',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Who runs the site, and whom families reach there',
    resource: 'brands',
    response: of<Brand & { id: string }>(),
  },
} as const satisfies Endpoints

/** A page of the sitemap; `next` begins the page behind it, and is absent on the last. */
export type SitemapPage = Page<SitemapEntry> & { next?: string }

/** What search engines are told. [API-040] */
export const sitemap = {
  states: {
    method: 'GET',
    path: '/platform/sitemap/states',
    access: 'anyone',
    summary: 'Paths of the states that have communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  places: {
    method: 'GET',
    path: '/platform/sitemap/state',
    access: 'anyone',
    summary: 'Paths of the cities and neighbourhoods that have communities, of one state or of all',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  counties: {
    method: 'GET',
    path: '/platform/sitemap/counties',
    access: 'anyone',
    summary: 'Paths of the counties that have communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  communities: {
    method: 'GET',
    path: '/platform/sitemap/communities',
    access: 'anyone',
    summary: 'Paths of the communities',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  agents: {
    method: 'GET',
    path: '/platform/sitemap/agents',
    access: 'anyone',
    summary: 'Paths of the advisors',
    resource: 'sitemap-entries',
    query: of<SitemapParameters>(),
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
} as const satisfies Endpoints

/** What a family finds after its request. [API-012, HOME-002] */
export const homebase = {
  get: {
    method: 'GET',
    path: '/marketplace/homebase/:id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'The communities recommended to the person who asks, why, and the advisor; the id is “me”',
    resource: 'homebase',
    query: of<HomebaseParameters>(),
    response: of<Homebase>(),
  },
} as const satisfies Endpoints

/** Partners whose links bring people. [API-048] */
export const affiliates = {
  read: {
    method: 'GET',
    path: '/affiliate-partner',
    access: 'anyone',
    summary: 'What a partner’s link tells: who sent the person, and what they answered there',
    query: of<AffiliateParameters>(),
    response: of<Affiliate>(),
  },
} as const satisfies Endpoints
