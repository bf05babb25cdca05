import { jsonApiType } from '@pkg/api-client/server'

/** A call that a reader can run as it stands: in a terminal, and with the client. */
export interface Example {
  title: string
  about: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The same with `@pkg/api-client`; `api` is the client. */
  client: string
  /** What the server answers. */
  status: number
}

/** Examples for a catalogue that has the community `slug`. They change nothing. */
export const examplesFor = (slug: string): Example[] => [
  {
    title: 'Find communities',
    about: 'Filters, an order and a page. The total counts all that fit, and the links lead to the other pages.',
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
    title: 'Ask for less',
    about: 'Only the attributes that a page shows: the answer is much shorter.',
    method: 'GET',
    path: '/marketplace/communities?state=CO&page-size=3&fields[communities]=name,url',
    client: `const { items } = await api.communities.list({
  state: 'CO',
  'page-size': '3',
  'fields[communities]': 'name,url',
})`,
    status: 200,
  },
  {
    title: 'Read one community',
    about: 'By its slug, as it stands at the end of its address.',
    method: 'GET',
    path: `/marketplace/communities/${slug}`,
    client: `const community = await api.communities.get({ id: '${slug}' })`,
    status: 200,
  },
  {
    title: 'Complete a place',
    about: 'What a person types, also spelled wrongly, as cities, counties, states and ZIP codes.',
    method: 'GET',
    path: '/platform/community-search?q=bolder',
    client: `const { items } = await api.places.search({ q: 'bolder' })`,
    status: 200,
  },
  {
    title: 'Check a contact',
    about: 'A plain call: no JSON:API document around its values.',
    method: 'POST',
    path: '/platform/communications/validation',
    body: { data: { email: 'rosa@hearthway.example', phone: '303-555-0142' } },
    client: `const verdicts = await api.communications.validate({
  email: 'rosa@hearthway.example',
  phone: '303-555-0142',
})`,
    status: 200,
  },
  {
    title: 'Be told what is wrong',
    about: 'Each error names the parameter or the field, and says what to do. The client throws them as an ApiError.',
    method: 'GET',
    path: '/marketplace/communities?page-number=0',
    client: `const problem = await api.communities.list({ 'page-number': '0' }).catch((error) => error)
const [error] = problem.errors`,
    status: 400,
  },
]

/** An example as a line for the terminal. */
export function curlOf({ method, path, body }: Example, address: string): string {
  const lines = [`curl -g '${address}${path}'`]
  if (method !== 'GET') lines.push(`-X ${method}`)
  if (body) lines.push(`-H 'content-type: ${typeOf(body)}'`, `-d '${JSON.stringify(body)}'`)
  return lines.join(' \\\n  ')
}

const typeOf = (body: object) =>
  'data' in body && typeof body.data === 'object' && body.data && 'type' in body.data ? jsonApiType : 'application/json'
