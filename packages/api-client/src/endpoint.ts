/** Who a person is to the API. A visitor has no session. [ROLE-001] */
export type Role = 'visitor' | 'customer' | 'provider' | 'agent' | 'real-estate-agent' | 'admin'

/** Carries a type in a row of data and weighs nothing at run time. */
export interface Shape<T> {
  readonly shape?: T
}

/** Names the type of a query, body or answer in the table of calls. */
// Marked so that a bundler may leave out the rows that nobody calls.
export const of = /* @__NO_SIDE_EFFECTS__ */ <T>(): Shape<T> => ({})

/** One page of a list, with the total over all pages. [API-001] */
export interface Page<T> {
  items: T[]
  total: number
}

/** Names the type of an answer that is a page of a list. `More` is what such a page tells beside. */
export const pageOf = /* @__NO_SIDE_EFFECTS__ */ <T, More = object>(): Shape<Page<T> & More> & { isPage: true } => ({
  isPage: true,
})

/**
 * A row of the table of calls.
 * - `path` writes its parameters as `:name`. [CLIENT-004]
 * - `access` is `anyone` or the roles that may call; the server enforces it in one place.
 * - `resource` is the JSON:API type of the answer. A row without it is plain JSON. [CLIENT-001]
 * - `isOpenToPartners` lets pages of partner sites call it with their key: what a wizard needs, and nothing else.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: 'anyone' | readonly Exclude<Role, 'visitor'>[]
  summary: string
  resource?: string
  isOpenToPartners?: true
  query?: Shape<unknown>
  body?: Shape<unknown>
  response?: Shape<unknown> & { isPage?: true }
}

/** Rows of one resource, by the name of the client's method. */
export type Endpoints = Record<string, Endpoint>

/** The names of the parameters of a path. */
export type PathParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ShapeOf<C, Key extends string> = C extends { readonly [K in Key]: Shape<infer T> } ? T : object

/** The parameters in the path of a call. */
export type ParamsOf<C extends Endpoint> = { [Name in PathParameterNames<C['path']>]: string }
/** What a call takes in its query string. */
export type QueryOf<C extends Endpoint> = ShapeOf<C, 'query'>
/** What a call takes in its body: the attributes of the resource, or the plain values. */
export type BodyOf<C extends Endpoint> = ShapeOf<C, 'body'>
/** What a call answers, normalised to plain objects. */
export type ResponseOf<C extends Endpoint> = C extends { readonly response: Shape<infer T> } ? T : undefined
/** Everything that a caller passes: path parameters, and what is left over. [CLIENT-004] */
export type InputOf<C extends Endpoint> = ParamsOf<C> & QueryOf<C> & BodyOf<C>
