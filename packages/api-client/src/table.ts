import type { TSchema } from '@sinclair/typebox'
import type { Endpoint, Endpoints } from './endpoint'
import * as resources from './resources'

type Resources = typeof resources

/** The endpoints of each resource, by the name of the resource in the client. */
export type EndpointTable = {
  [
    Name in keyof Resources as Resources[Name] extends TSchema
      ? never
      : Resources[Name] extends Record<string, Endpoint>
        ? Name
        : never
  ]: Resources[Name]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isEndpoints = (value: unknown): value is Endpoints =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEndpoint)

/** The endpoint table, from which the client, routes, roles, and OpenAPI document are built: whatever a resource's file exports as endpoints. */
// The filter matches the one of the type, but the compiler can't follow that.
export const endpoints = Object.fromEntries(
  Object.entries(resources).filter(([, exported]) => isEndpoints(exported)),
) as EndpointTable
