import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { isDrawn } from '@pkg/config/draw'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import type { ApiResponse, ApiUnderTest } from './api-under-test'
import { endpointRows } from './endpoint-rows'
import { type Everyone, hasAccess, type PersonName, personNames } from './people'

/** The known ids of records by their type. */
type KnownIds = ReadonlyMap<string, ReadonlySet<string>>

/** A response to a read of everything. */
export interface ReadResponse {
  endpoint: string
  row: Endpoint
  url: string
  name: PersonName
  response: ApiResponse
}

const schemas: Record<string, Record<string, Endpoint>> = endpoints

/** Returns the parameters that the query of an endpoint can have. */
export function queryParameters(endpoint: string): Record<string, TSchema> {
  const [resource = '', name = ''] = endpoint.split('.')
  const query = schemas[resource]?.[name]?.query
  return TypeGuard.IsObject(query) ? query.properties : {}
}

/** The types of the records that a filter names. */
const filterTypes: Readonly<Record<string, readonly string[]>> = {
  actor: ['users'],
  admin: ['users'],
  agent: ['agents'],
  assignee: ['users'],
  client: ['clients'],
  clientId: ['clients'],
  community: ['communities'],
  communityId: ['communities'],
  contractId: ['agents-community-contracts'],
  conversation: ['conversations'],
  covering: ['agents'],
  entityId: ['communities'],
  imageCategoryId: ['image-categories'],
  contact: ['contacts'],
  organization: ['organizations'],
  organizationId: ['organizations'],
  owner: ['users'],
  performerId: ['performers'],
  person: ['users'],
  questionId: ['questions'],
  recipient: ['agents', 'communities'],
  record: ['clients', 'tasks', 'notes', 'sren-referrals', 'invoices', 'message-templates', 'conversations'],
  tagCategoryId: ['tag-categories'],
  user: ['users'],
}

/** The types of the ids in paths whose records have another type, or aren't listed at the path before the id. */
const pathTypes: readonly [start: string, type: string][] = [
  ['/marketplace/communities/:id', 'communities'],
  ['/marketplace/nearby/:id', 'communities'],
  ['/marketplace/partner-collection/community/:id', 'communities'],
  ['/platform/communities/:id', 'communities'],
  ['/platform/community-statements/:id', 'communities'],
  ['/marketplace/agents/:id', 'agents'],
  ['/marketplace/agents/:id', 'agent-applications'],
  ['/marketplace/advisor-profiles/:id', 'agents'],
  ['/platform/agents/:id', 'agents'],
  ['/marketplace/agent-template/:id', 'template-names'],
  ['/meta-data/datatables/:id', 'data-tables'],
  ['/platform/lead-suggestions/:id', 'clients'],
  ['/platform/email-stops/:id', 'emails'],
  ['/platform/agent-documents/:id', 'agent-documents'],
  ['/platform/questions/', 'questions'],
  ['/content/audience-modal-contents/:id', 'audiences'],
]

/** The id of no record. */
const unknownId = randomUUID()

/** Ids that no list has. */
const fixedIds: KnownIds = new Map([
  ['template-names', new Set(['introduction'])],
  ['data-tables', new Set(['clients', 'tasks'])],
  ['audiences', new Set(['self'])],
])

/** The parameters of paths with several of them, which only name something together. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/platform/geo-guides/:state/:city': [['co', 'boulder']],
  '/platform/reviews/search/:state/:city': [['co', 'boulder']],
}

const listRows = endpointRows.filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))

/** Returns the ids that can be in the path of an endpoint. */
function pathIds({ path, resource }: Endpoint, ids: KnownIds): string[] {
  const [before = ''] = path.split('/:')
  const listed = listRows.filter(([, row]) => row.path === before).map(([, row]) => row.resource ?? '')
  const named = pathTypes.filter(([start]) => path.startsWith(start)).map(([, type]) => type)
  const owners = [...listed, ...named]
  const types = owners.length > 0 ? owners : [resource ?? '']
  const known = types.flatMap((type) => [...(ids.get(type) ?? []), ...(fixedIds.get(type) ?? [])])
  return [...new Set([...known, 'me', unknownId])]
}

/** Returns the paths of an endpoint with known ids. */
function pathsOf(row: Endpoint, ids: KnownIds): string[] {
  const { path } = row
  const names = path.match(/:\w+/g) ?? []
  if (names.length === 0) return [path]
  const fill = (values: readonly string[]) =>
    names.reduce((filled, name, at) => filled.replace(name, encodeURIComponent(values[at] ?? '')), path)
  if (path === '/platform/reviews/:entityType/:id') {
    return [...(ids.get('communities') ?? [])].map((id) => fill(['Community', id]))
  }
  if (names.length > 1) return (pairs[path] ?? []).map(fill)
  return pathIds(row, ids).map((id) => fill([id]))
}

/** Returns the filters of an endpoint by someone's record, with each known id. Those that may be left out are drawn. */
function filtersOf(endpoint: string, ids: KnownIds): string[] {
  return Object.entries(queryParameters(endpoint)).flatMap(([parameter, schema]) => {
    const name = /^filter\[(\w+)\]$/.exec(parameter)?.[1] ?? (parameter.endsWith('Id') ? parameter : '')
    const values = (filterTypes[name] ?? []).flatMap((type) => [...(ids.get(type) ?? [])])
    const filters = values.map((id) => `${parameter}=${encodeURIComponent(id)}`)
    return TypeGuard.IsOptional(schema) ? filters.filter((filter) => isDrawn(`${endpoint} ${filter}`)) : filters
  })
}

/** Returns the URLs of an endpoint: with each known id in its path, each filter by a known record, and for a list everything it can include. */
export function urlsOf(endpoint: string, row: Endpoint, ids: KnownIds): string[] {
  const parameters = queryParameters(endpoint)
  const size = parameters['page-size'] ? 'page-size=100' : ''
  const searches = row.resource && !row.path.includes(':') ? ['', 'include=all'] : ['']
  const filters = filtersOf(endpoint, ids)
  return pathsOf(row, ids).flatMap((path) =>
    [...searches, ...filters].map((search) => {
      const query = [size, search].filter(Boolean).join('&')
      return query ? `${path}?${query}` : path
    }),
  )
}

/** Returns the types and ids of all records that a response has. */
export function recordsIn({ body }: ApiResponse): { type: string; id: string }[] {
  if (typeof body !== 'object' || body === null) return []
  const { data, included }: { data?: unknown; included?: unknown } = { ...body }
  return [data, included].flat().flatMap((resource) => {
    const isRecord = typeof resource === 'object' && resource !== null && 'type' in resource && 'id' in resource
    return isRecord ? [{ type: String(resource.type), id: String(resource.id) }] : []
  })
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value))
}

/** The ids of all records by their type, and of those that each person got. */
export interface SeenIds {
  ids: KnownIds
  seen: KnownIds
}

/**
 * Reads every endpoint as everyone who has access, with the ids that anyone's responses have, until no response has a new one. Staff's lists are
 * also read as CSV. Calls `check` with each response, and returns the ids.
 */
export async function readEverything(
  api: ApiUnderTest,
  { everyone, names = personNames }: { everyone: Everyone; names?: readonly PersonName[] },
  check: (read: ReadResponse) => void,
): Promise<SeenIds> {
  const ids = new Map<string, Set<string>>()
  const visited = new Set<string>()
  const seen = new Map<string, Set<string>>()
  const read = async (endpoint: string, row: Endpoint, url: string, name: PersonName, accept?: string) => {
    const { cookie } = everyone[name]
    const response = await api.call({ url, headers: { ...(cookie ? { cookie } : {}), ...(accept ? { accept } : {}) } })
    for (const { type, id } of recordsIn(response)) {
      addTo(ids, type, id)
      addTo(seen, name, id)
    }
    check({ endpoint, row, url, name, response })
  }
  const listNew = () =>
    endpointRows.flatMap(([endpoint, row]) =>
      row.method === 'GET'
        ? urlsOf(endpoint, row, ids).flatMap((url) => (visited.has(url) ? [] : [{ endpoint, row, url }]))
        : [],
    )
  for (let found = listNew(); found.length > 0; found = listNew()) {
    for (const { endpoint, row, url } of found) {
      visited.add(url)
      for (const name of names.filter((one) => hasAccess(one, row))) {
        await read(endpoint, row, url, name)
        const isStaffList = row.access !== 'anyone' && queryParameters(endpoint)['page-size'] !== undefined
        const isFiltered = url.includes('include=') || url.includes('filter[')
        if (isStaffList && !isFiltered) await read(endpoint, row, url, name, 'text/csv')
      }
    }
  }
  return { ids, seen }
}
