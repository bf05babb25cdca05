import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarResponse } from '~/features/bookings/index.server'
import { buildCommunity } from '~/testing/community'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { otherFiles, otherPages, privateFiles, privatePages } from './private-pages-table'

type Sent = Response | { init?: ResponseInit | null }

/** What this test reads of a route's module. */
interface RouteModule {
  default?: unknown
  handle?: { publicPage?: object }
  headers?: (sent: { loaderHeaders: Headers; parentHeaders: Headers }) => HeadersInit
  loader?: (sent: { request: Request; context: AppLoadContext; params: object }) => Promise<Sent> | Sent
}

const modules = new Map(
  Object.entries(
    import.meta.glob<RouteModule>(['../../pages/*.{ts,tsx}', '../../pages/*/route.tsx'], { eager: true }),
  ).map(([path, module]) => [path.replace(/^\.\.\/\.\.\/pages\/|(\/route)?\.tsx?$/g, ''), module]),
)
const isPublic = (module: RouteModule | undefined) => module?.handle?.publicPage !== undefined
const notKept = /^(private, )?no-store$/

/** Returns the header of a page's document and data, which is the same in each language. */
function pageCaching(name: string): string {
  const [loaderHeaders, parentHeaders] = [new Headers(), new Headers()]
  return new Headers(modules.get(name)?.headers?.({ loaderHeaders, parentHeaders })).get('cache-control') ?? ''
}

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
  api.respond('/marketplace/communities/oak', resourceResponse('communities', buildCommunity()))
  api.respond('/marketplace/user-saves', listResponse('user-saves', []))
  api.respond('/marketplace/list-shares', listResponse('list-shares', []))
  api.respond('/platform/tours', listResponse('tours', []))
  api.respond('/platform/question-groups', listResponse('question-groups', []))
})
afterAll(() => api.stop())

test('each page is public, private, or has a reason why it’s neither, and so is each file [BIZ-008, LIFE-017]', () => {
  const isPage = ({ default: page }: RouteModule) => page !== undefined
  const notPublic = [...modules].filter(([, module]) => isPage(module) && !isPublic(module))
  expect(notPublic.map(([name]) => name).toSorted()).toEqual([...privatePages, ...Object.keys(otherPages)].toSorted())
  const files = [...modules].filter(([, module]) => !isPage(module))
  expect(files.map(([name]) => name).toSorted()).toEqual([...privateFiles, ...otherFiles].toSorted())
})

test.each(privatePages)('no cache keeps the page “%s” [BIZ-008, TRUST-003]', (name) => {
  expect(pageCaching(name)).toMatch(notKept)
})

test.each(Object.keys(otherPages))('the page “%s” doesn’t let shared caches keep it [BIZ-008]', (name) => {
  expect(pageCaching(name)).toBe('')
})

test.each([
  ['callers.$community', '/callers/oak', { community: 'oak' }],
  ['homebase.saved_.votes', '/homebase/saved/votes', {}],
  ['questions.several_.rows', '/questions/several/rows?communities=oak', {}],
  ['recommendations', '/recommendations', {}],
  ['saves', '/saves', {}],
  ['shared-collection_.$community', '/shared-collection/oak', { community: 'oak' }],
  ['tours.own', '/tours/own?community=oak', {}],
  ['visitor', '/visitor', {}],
] satisfies [(typeof privateFiles)[number], string, object][])(
  'no cache keeps what “%s” sends [BIZ-008, TRUST-003]',
  async (name, path, params) => {
    const request = new Request(`http://localhost:3000${path}`)
    const sent = await modules.get(name)?.loader?.({ request, context: api.context, params })
    const headers = sent instanceof Response ? sent.headers : new Headers(sent?.init?.headers)
    expect(headers.get('cache-control')).toMatch(notKept)
  },
)

test('no cache keeps a calendar file [BIZ-008]', () => {
  expect(calendarResponse('BEGIN:VCALENDAR', 'call.ics').headers.get('cache-control')).toMatch(notKept)
})
