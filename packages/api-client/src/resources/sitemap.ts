import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, type Page, pageOf } from '../endpoint'
import { paging } from '../schemas/paging'

/** An entry of the sitemap. [API-040] */
export interface SitemapEntry {
  id: string
  path: string
}

/** A page of the sitemap. `next` starts the following page and is missing on the last one. */
export type SitemapPage = Page<SitemapEntry> & { next?: string }

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

/** Paths for search engines. [API-040] */
export const sitemap = {
  states: {
    method: 'GET',
    path: '/platform/sitemap/states',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of states that have communities',
    resource: 'sitemap-entries',
    query: SitemapParameters,
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  places: {
    method: 'GET',
    path: '/platform/sitemap/state',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of cities and neighborhoods that have communities, in one state or in all',
    resource: 'sitemap-entries',
    query: SitemapParameters,
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  counties: {
    method: 'GET',
    path: '/platform/sitemap/counties',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of counties that have communities',
    resource: 'sitemap-entries',
    query: SitemapParameters,
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  communities: {
    method: 'GET',
    path: '/platform/sitemap/communities',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of communities',
    resource: 'sitemap-entries',
    query: SitemapParameters,
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
  agents: {
    method: 'GET',
    path: '/platform/sitemap/agents',
    status: 200,
    access: 'anyone',
    summary: 'Lists the paths of advisors',
    resource: 'sitemap-entries',
    query: SitemapParameters,
    response: pageOf<SitemapEntry, { next?: string }>(),
  },
} as const satisfies Endpoints
