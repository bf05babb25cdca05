import { jsonApiType } from '@pkg/api-client/server'

/** A request that readers can copy and run, in a terminal and with the client. */
export interface Example {
  title: string
  about: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The same request with `@pkg/api-client`. `api` is the client. */
  client: string
  /** The status of the response. */
  status: number
}

/** Lists, filters, and sparse fields. */
const listExamples: Example[] = [
  {
    title: 'Find communities',
    about: 'Filter, sort, and page. The total counts all matches, and the links lead to the other pages.',
    method: 'GET',
    path: '/marketplace/communities?state=CO&toc=assisted-living&sort=price&page-size=3',
    client: `const { items, total } = await api.communities.list({
  state: 'CO',
  toc: 'assisted-living',
  sort: 'price',
  'page-size': '3',
})`,
    status: 200,
  },
  {
    title: 'Select fields',
    about: 'Request only the attributes you need, for a much shorter response.',
    method: 'GET',
    path: '/marketplace/communities?state=CO&page-size=3&fields[communities]=name,url',
    client: `const { items } = await api.communities.list({
  state: 'CO',
  'page-size': '3',
  'fields[communities]': 'name,url',
})`,
    status: 200,
  },
]

/** Reads one community by its slug. */
const communityExample = (slug: string): Example => ({
  title: 'Get a community',
  about: 'By its slug, the last part of its URL.',
  method: 'GET',
  path: `/marketplace/communities/${slug}`,
  client: `const community = await api.communities.get({ id: '${slug}' })`,
  status: 200,
})

/** Endpoints that aren't about communities. */
const serviceExamples: Example[] = [
  {
    title: 'Search for a location',
    about: 'Matches cities, counties, states, and ZIP codes, and allows for typos.',
    method: 'GET',
    path: '/platform/community-search?q=bolder',
    client: `const { items } = await api.places.search({ q: 'bolder' })`,
    status: 200,
  },
  {
    title: 'Check contact info',
    about: 'This endpoint takes and returns plain JSON instead of a JSON:API document.',
    method: 'POST',
    path: '/platform/communications/validation',
    body: { data: { email: 'rosa@hearthway.example', phone: '303-555-0142' } },
    client: `const result = await api.communications.validate({
  email: 'rosa@hearthway.example',
  phone: '303-555-0142',
})`,
    status: 200,
  },
]

/** What a failed request returns. */
const errorExample: Example = {
  title: 'Handle errors',
  about: 'Each error points to the parameter or field. The client throws them as an ApiError.',
  method: 'GET',
  path: '/marketplace/communities?page-number=0',
  client: `const failure = await api.communities.list({ 'page-number': '0' }).catch((error) => error)
const [error] = failure.errors`,
  status: 400,
}

/** Returns examples for a catalog that has the community `slug`. They don't change anything. */
export const buildExamples = (slug: string): Example[] => [
  ...listExamples,
  communityExample(slug),
  ...serviceExamples,
  errorExample,
]

/** Returns an example as a curl command. */
export function toCurl({ method, path, body }: Example, address: string): string {
  const lines = [`curl -g '${address}${path}'`]
  if (method !== 'GET') lines.push(`-X ${method}`)
  if (body) lines.push(`-H 'content-type: ${contentType(body)}'`, `-d '${JSON.stringify(body)}'`)
  return lines.join(' \\\n  ')
}

const contentType = (body: object) =>
  'data' in body && typeof body.data === 'object' && body.data && 'type' in body.data ? jsonApiType : 'application/json'
