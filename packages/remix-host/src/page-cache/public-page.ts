import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { matchRoutes } from '@remix-run/react'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from '@remix-run/node'

const PublicPageHandle = Type.Object({
  publicPage: Type.Object({ parameters: Type.Array(Type.String()), isTimely: Type.Optional(Type.Literal(true)) }),
})

/**
 * The `handle` of a route whose page is the same for everyone, so it may be stored. `parameters` are the query parameters that a stored page may
 * have. With any other parameter, the page is rendered for each request. A page that
 * `isTimely` shows what changes with the clock, such as free times, so one that is older than a minute isn't sent while the API is available. [FIND-014]
 */
export type PublicPageHandle = Static<typeof PublicPageHandle>

type PublicPage = PublicPageHandle['publicPage']

/**
 * Finds the public page of a path under a base path, or undefined for every other page. Data requests of the router use the path of their page.
 */
export function publicPageFinder(
  build: Pick<ServerBuild, 'routes'>,
  base: string,
): (path: string) => PublicPage | undefined {
  const pages = new Map<string, PublicPage>()
  for (const [id, route] of Object.entries(build.routes)) {
    const handle: unknown = route?.module.handle
    if (Value.Check(PublicPageHandle, handle)) pages.set(id, handle.publicPage)
  }
  if (pages.size === 0) return () => undefined
  const routes = toRouteObjects(build.routes, undefined)
  // Matching ranks every route again, which takes longer than sending a stored page.
  const known = new LRUCache<string, { page: PublicPage | undefined }>({ max: 2000 })
  return (path) => {
    const found = known.get(path) ?? { page: pages.get(matchRoutes(routes, path, base)?.at(-1)?.route.id ?? '') }
    known.set(path, found)
    return found.page
  }
}

type RouteObject = Parameters<typeof matchRoutes>[0][number]

function toRouteObjects(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  const objects: RouteObject[] = []
  for (const route of Object.values(routes)) {
    if (route?.parentId !== parentId) continue
    const { id, path, index } = route
    const shared = { id, ...(path === undefined ? {} : { path }) }
    objects.push(index ? { ...shared, index } : { ...shared, children: toRouteObjects(routes, id) })
  }
  return objects
}
