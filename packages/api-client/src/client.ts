import type { Endpoint, InputOf, ResponseOf } from './endpoint'
import { toPlainObjects } from './document'
import { ApiError, ApiUnreachableError } from './errors'
import { jsonApiType, partnerKeyHeader, type EndpointInput, buildRequest, type Route, visitorIdHeader } from './request'
import * as routes from './routes'
import type { EndpointTable } from './table'

/** Options for reaching the API. */
export interface ClientOptions {
  /** The URL before the paths of the table, without a trailing slash. Can be a path of your own site. */
  baseUrl: string
  fetch?: typeof fetch
  /** Headers of every request, for example the cookie of the person a server acts for. */
  headers?: Record<string, string>
  /** Whether requests include cookies. Defaults to `include`. [CLIENT-002] */
  credentials?: 'include' | 'omit'
  /** The partner's key, sent as `X-Partner-Key`. Such requests need no cookies, so use `omit`. */
  partnerKey?: string
  /** Identifies this browser where cookies can't: a random id that the partner's page stores, sent as `X-Visitor-Id`. */
  visitorId?: string
  /** The timeout in milliseconds. Defaults to 5000 in the browser [CLIENT-003] and 15000 on a server. */
  timeout?: number
}

/** Options for one request. */
export interface RequestOptions {
  signal?: AbortSignal
  /** Makes a write safe to retry. A repeated key returns the first response. */
  idempotencyKey?: string
  /** The version of the record that a change is based on. The change fails with 412 if someone else changed the record meanwhile. */
  ifMatch?: number
  /** Lets the request finish when the page is left meanwhile. Its body may have at most 64 KB. */
  keepalive?: boolean
  headers?: Record<string, string>
  /** Receives the response headers, for example to forward cookies. */
  onHeaders?: (headers: Headers) => void
}

type NoRequired<T> = object extends T ? true : false
type Method<C extends Endpoint> =
  NoRequired<InputOf<C>> extends true
    ? (input?: InputOf<C>, options?: RequestOptions) => Promise<ResponseOf<C>>
    : (input: InputOf<C>, options?: RequestOptions) => Promise<ResponseOf<C>>

/** A method for each endpoint of the table, grouped by resource. */
export type Client = {
  [Resource in keyof EndpointTable]: {
    [Name in keyof EndpointTable[Resource]]: EndpointTable[Resource][Name] extends Endpoint
      ? Method<EndpointTable[Resource][Name]>
      : never
  }
}

/** Creates a client for the whole table. [CLIENT-001 to CLIENT-007] */
export const createClient = (options: ClientOptions): Client => createClientFor(routes, options)

/**
 * Creates a client for some resources, so a page doesn't load the others. Methods reject with `ApiError` for a status outside 200 to 299, with
 * `ApiUnreachableError` for a timeout or network error, and with `MissingParametersError` if path parameters are missing. [CLIENT-001 to CLIENT-007]
 */
export function createClientFor<Resource extends keyof Client>(
  resources: Readonly<Record<Resource, Readonly<Record<string, Route>>>>,
  options: ClientOptions,
): Pick<Client, Resource> {
  const methods = Object.entries<Readonly<Record<string, Route>>>(resources).map(([resource, rows]) => [
    resource,
    Object.fromEntries(
      Object.entries(rows).map(([name, route]) => [
        name,
        (input: EndpointInput = {}, callOptions: RequestOptions = {}) => send(options, route, input, callOptions),
      ]),
    ),
  ])
  // The routes are written from the table that the type is computed from, but the compiler can't follow that.
  return Object.fromEntries(methods) as Pick<Client, Resource>
}

async function send(
  client: ClientOptions,
  call: Route,
  input: EndpointInput,
  options: RequestOptions,
): Promise<unknown> {
  const { path, body, contentType } = buildRequest(call, input)
  const timeout = AbortSignal.timeout(client.timeout ?? ('document' in globalThis ? 5000 : 15_000))
  const response = await (client.fetch ?? fetch)(`${client.baseUrl}${path}`, {
    method: call.method,
    headers: {
      accept: call.resource ? jsonApiType : 'application/json',
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(client.partnerKey ? { [partnerKeyHeader]: client.partnerKey } : {}),
      ...(client.visitorId ? { [visitorIdHeader]: client.visitorId } : {}),
      ...(options.ifMatch === undefined ? {} : { 'if-match': `"${options.ifMatch}"` }),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...client.headers,
      ...options.headers,
    },
    credentials: client.credentials ?? 'include',
    redirect: 'manual',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(body === undefined ? {} : { body }),
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new ApiUnreachableError("The API didn't respond", { cause })
  })
  const received = await readBody(response)
  if (!response.ok) throw new ApiError(response.status, response.headers, received)
  options.onHeaders?.(response.headers)
  return call.resource ? toPlainObjects(received) : received
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 301) return undefined
  const text = await response.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
