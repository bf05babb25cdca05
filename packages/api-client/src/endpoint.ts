import type { Static, TSchema } from '@sinclair/typebox'

/** A person's role. A visitor has no session. [ROLE-001] */
export type Role = 'visitor' | 'customer' | 'provider' | 'agent' | 'real-estate-agent' | 'admin'

/** Names a type in a row of data at no runtime cost. */
export interface Shape<T> {
  readonly shape?: T
  /** Whether it's one page of a list. */
  readonly isPage?: true
  /** The schema of what the list has, if there is one. */
  readonly item?: TSchema
}

/** Declares the type of a response in the endpoint table. */
export const of = <T>(): Shape<T> => ({})

/** One page of a list, with the total over all pages. [API-001] */
export interface Page<T> {
  items: T[]
  total: number
}

/** Declares a response that is one page of a list. `More` adds the page's other fields. */
export function pageOf<Item extends TSchema>(item: Item): Shape<Page<Static<Item>>>
export function pageOf<T, More = object>(): Shape<Page<T> & More>
export function pageOf(item?: TSchema): Shape<unknown> {
  return { isPage: true, ...(item && { item }) }
}

/** How many requests are allowed within a window. */
export interface RateLimit {
  requests: number
  seconds: number
}

/**
 * A row of the endpoint table.
 * - `path` names its parameters as `:name`. [CLIENT-004]
 * - `status` is the status of a successful response; 204 has no body.
 * - `rateLimit` limits the requests of one IP address to this endpoint, besides the limits for all endpoints.
 * - `bodyLimit` is the maximum size of the body in bytes, if it's not the server's limit.
 * - `isMultipart` says that the body is a form with a file, `multipart/form-data`, in which each attribute is a field.
 * - `access` is `anyone` or the roles that can call the endpoint; the server enforces it in one place.
 * - `isVersioned` says that `If-Match` can name the version of the record that a change is based on. [WORK-005]
 * - `isForViewers` says whether an admin who views the dashboard as someone else can call it: by default what only reads. [WORK-001]
 * - `isBulk` says that a bulk action can make the change to several records of the list of the same resource. [WORK-003]
 * - `goesWith` says what belongs to a field, which undoing a bulk action that changed the field puts back, too: by the name that a change gives it, its
 *   name in the record. [WORK-003]
 * - `communityParameter` names the path parameter that holds a community's slug, which can be a former one. [LIFE-006]
 * - `resource` is the JSON:API type of the response. Endpoints without it use plain JSON. [CLIENT-001]
 * - `query` and `body` are the schemas of what a caller sends.
 * - `isOpenToPartners` lets partner sites use the endpoint with their key; only endpoints that the wizard needs are open.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  status: 200 | 201 | 204
  rateLimit?: RateLimit
  bodyLimit?: number
  isMultipart?: true
  access: 'anyone' | readonly Exclude<Role, 'visitor'>[]
  summary: string
  isVersioned?: true
  isForViewers?: boolean
  isBulk?: true
  goesWith?: Readonly<Record<string, Readonly<Record<string, string>>>>
  communityParameter?: 'id'
  resource?: string
  isOpenToPartners?: true
  query?: TSchema
  body?: TSchema
  response?: TSchema | Shape<unknown>
}

/** The endpoints of one resource, by client method name. */
export type Endpoints = Record<string, Endpoint>

/** The names of a path's parameters. */
export type PathParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type StaticOf<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends TSchema }
  ? Static<Schema>
  : object

/** An endpoint's path parameters. */
export type ParamsOf<C extends Endpoint> = { [Name in PathParameterNames<C['path']>]: string }
/** An endpoint's query parameters. */
export type QueryOf<C extends Endpoint> = StaticOf<C, 'query'>
/** An endpoint's body: the attributes of the resource, or plain values. */
export type BodyOf<C extends Endpoint> = StaticOf<C, 'body'>
/** An endpoint's response as plain objects. */
export type ResponseOf<C extends Endpoint> = C extends { readonly response: infer Schema extends TSchema }
  ? Static<Schema>
  : C extends { readonly response: Shape<infer T> }
    ? T
    : undefined
/** Everything a caller passes: path parameters, query, and body. [CLIENT-004] */
export type InputOf<C extends Endpoint> = ParamsOf<C> & QueryOf<C> & BodyOf<C>
