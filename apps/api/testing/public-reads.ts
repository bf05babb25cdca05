import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'
import type { ApiUnderTest } from './api-under-test'
import { endpointRows } from './endpoint-rows'
import { recordsIn, urlsOf } from './every-url'

/** Why no stored page shows what an endpoint without access control returns. Every other one is public. [FIND-014] */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'It returns what a visitor stored, by a cookie, a link, or an account': [
    'affiliates.read',
    'agentsCommunityContracts.toSign',
    'auth.invitation',
    'calls.get',
    'calls.list',
    'communityQuestions.own',
    'emailStops.get',
    'homebase.get',
    'listShares.list',
    'priceLinks.get',
    'privacy.overview',
    'questionConfirmations.get',
    'questionGroupConfirmations.get',
    'questionGroups.get',
    'questionGroups.list',
    'receipts.list',
    'recommendations.postConversion',
    'searchAlerts.list',
    'sharedCollections.get',
    'sharedLists.get',
    'tours.get',
    'tours.list',
    'userSaves.get',
    'userSaves.list',
    'uuidActions.list',
    'uuidAuxes.get',
  ],
  'It returns a draft, by a link that an editor created': ['content.preview'],
  'It returns who will call a visitor': ['assignedCallers.list'],
  'It returns who can answer a question, on a form that isn’t stored': ['communityQuestions.team'],
  'It returns what a provider can claim': ['claims.get', 'claims.search'],
  'It reads a service, not the database': ['jobs.list'],
}
const personal = new Set(Object.values(reasons).flat())

/** The endpoints whose responses are the same for everyone, which stored pages can show. */
const publicRows = endpointRows.filter(
  ([name, { method, access }]) => method === 'GET' && access === 'anyone' && !personal.has(name),
)

/** Requests with parameters that an endpoint requires, or that make it read more. */
const searches: Readonly<Record<string, readonly string[]>> = {
  'advisorCards.list': ['region=mountain-west', 'state=CO&city=boulder'],
  'agentsNew.search': ['q=denver'],
  'communities.list': [
    'only=open-rooms',
    'sort=distance&geo=40,-105&filter[geo]=40,-105,20',
    'toc=assisted-living&state=CO',
  ],
  'content.articles': ['slug=an-earlier-slug'],
  'costEstimates.get': ['care=light-care', 'care=heavy-care&for-two=true'],
  'places.links': ['toc=assisted-living', 'toc=senior-living&state=colorado&place=boulder'],
  'places.search': ['q=boulder', 'q=80302'],
  'search.communities': ['q=aspen', 'q=aspen&geo=40,-105'],
  'search.insights': ['toc=assisted-living&state=CO'],
  'search.page': ['toc=assisted-living&state=CO'],
  'search.pins': ['zoom=3', 'zoom=12'],
  'search.relaxations': ['toc=assisted-living&state=CO&size=large&only=open-rooms'],
  'search.suggest': ['q=boulder', 'q=aspen', 'q=pearl st', 'q=assisted living in colorado'],
  'stats.prices': ['level=light-care', 'level=light-care&place=boulder, co'],
}

/** Parameters in paths that aren't ids of records. */
const parameters: Readonly<Record<string, readonly string[]>> = { 'stats.careCosts': ['assisted-living'] }

function publicUrls(ids: ReadonlyMap<string, ReadonlySet<string>>): [name: string, url: string][] {
  return publicRows.flatMap(([name, row]) => {
    const paths = parameters[name]?.map((value) => row.path.replace(/:\w+/, value)) ?? urlsOf(name, row, ids)
    const searched = paths.flatMap((path) => [path, ...(searches[name] ?? []).map((query) => withQuery(path, query))])
    return searched.map((url): [string, string] => [name, url])
  })
}

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

/** What reading every public endpoint as a visitor showed. */
export interface PublicReads {
  /** The texts of the queries. */
  queries: ReadonlySet<string>
  /** The endpoints that rejected every request, so what they read isn't known. */
  unread: readonly string[]
}

/** Reads every public endpoint as a visitor, with the ids that its responses have, until no response has a new one. */
export async function readPublicEndpoints(api: ApiUnderTest): Promise<PublicReads> {
  const queries = new Set<string>()
  recordQueries()
  const ids = new Map<string, Set<string>>()
  const visited = new Set<string>()
  const unread = new Set(publicRows.map(([name]) => name))
  const listNew = () => publicUrls(ids).filter(([, url]) => !visited.has(url))
  for (let urls = listNew(); urls.length > 0; urls = listNew()) {
    for (const [name, url] of urls) {
      visited.add(url)
      const response = await requests.run(queries, () => api.call({ url }))
      // Not every type of record has one in the sample.
      if (response.status === 200 || response.status === 404) unread.delete(name)
      for (const { type, id } of recordsIn(response)) ids.set(type, (ids.get(type) ?? new Set()).add(id))
    }
  }
  vi.restoreAllMocks()
  return { queries, unread: [...unread] }
}

/** The texts of the queries of the running request. Jobs run at the same time. */
const requests = new AsyncLocalStorage<Set<string>>()

/** Records the text of each query that a request sends from now on. */
function recordQueries(): void {
  for (const client of [PGlite.prototype, pg.Client.prototype]) {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('The client has no queries')
    vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...parts: unknown[]) {
      const [first] = parts
      requests
        .getStore()
        ?.add(typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first))
      return Reflect.apply(query, this, parts)
    })
  }
}
