import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Meta, Outlet } from '@remix-run/react'
import { createElement } from 'react'
import * as entry from '~/entry.server'
import { StaffProvider } from '~/site/staff/Staff'

/** A page as a browser gets it before scripts run. */
export interface RenderedPage {
  status: number
  location: string | null
  html: string
}

const frame = () =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement(Meta)),
    createElement(
      'body',
      null,
      createElement(StaffProvider, { value: { userId: 'me', seesAll: true } }, createElement(Outlet)),
    ),
  )

/** Returns what requests pages by their paths, such as `content/:id`, without the frame of the dashboard. A form is sent as a browser without scripts does. */
export function renderedPages(modules: Readonly<Record<string, object>>, contextOf: () => AppLoadContext) {
  const pages = Object.entries(modules).map(([path, module]) => [path, { id: path, parentId: 'root', path, module }])
  const routes: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module: { default: frame } },
    ...Object.fromEntries(pages),
  }
  const build: ServerBuild = {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: assetsOf(routes),
      url: '/manifest.js',
      version: '1',
    },
    basename: '/dashboard',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: 'production',
  }
  const handle = createRequestHandler(build, 'production')
  return async (path: string, form?: Readonly<Record<string, string>>): Promise<RenderedPage> => {
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const response = await handle(new Request(`http://localhost:3001/dashboard/${path}`, sent), contextOf())
    return { status: response.status, location: response.headers.get('location'), html: await response.text() }
  }
}

const assetsOf = (routes: ServerBuild['routes']): ServerBuild['assets']['routes'] =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      {
        id,
        path: route?.path,
        parentId: route?.parentId,
        module: `/${id}.js`,
        hasAction: route?.module.action !== undefined,
        hasLoader: route?.module.loader !== undefined,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: false,
      },
    ]),
  )
