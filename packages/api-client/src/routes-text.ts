import type { Endpoint } from './endpoint'
import type { Route } from './request'
import { endpoints } from './table'

/** Returns how to send a request to each endpoint, by resource and name. */
export const readRoutes = (): Record<string, Record<string, Route>> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).map(([resource, rows]) => [
      resource,
      Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, routeOf(row)])),
    ]),
  )

const routeOf = ({ method, path, resource, isMultipart }: Endpoint): Route => ({
  method,
  path,
  ...(resource && { resource }),
  ...(isMultipart && { isMultipart }),
})

/** Returns the text of `routes.ts`, one constant for each resource. */
export const routesText = (): string =>
  [
    '// Written by `npm run routes` from the endpoint table. Browsers load it instead of the table and its schemas.\n',
    ...Object.entries(readRoutes()).map(
      ([resource, rows]) => `export const ${resource} = ${JSON.stringify(rows)} as const\n`,
    ),
  ].join('\n')
