import type { ResponseOf, Endpoint, Endpoints, InputOf } from './endpoint'
import { endpoints, type EndpointTable } from './endpoints/table'
import { toPlainObjects } from './document'
import { ApiError, ApiUnreachableError } from './errors'
import { jsonApiType, partnerKeyHeader, type EndpointInput, buildRequest, visitorIdHeader } from './request'

/** Where the API is and how to reach it. */
export interface ClientOptions {
  /** Address before the paths of the table, without a slash at its end; may be a path of the own site. */
  baseUrl: string
  fetch?: typeof fetch
  /** Headers of every call, for example the cookie of the person whom a server asks for. */
  headers?: Record<string, string>
  /** Whether calls bring the cookies of the person; `include` unless told otherwise. [CLIENT-002] */
  credentials?: 'include' | 'omit'
  /** The key of the partner whose page calls, sent as `X-Partner-Key`. Such calls need no cookies: use `omit`. */
  partnerKey?: string
  /** Knows this browser again where no cookie can: a random id that the partner's page keeps, sent as `X-Visitor-Id`. */
  visitorId?: string
  /** Milliseconds until a call is given up. 5000 in the browser [CLIENT-003], 15000 on a server. */
  timeout?: number
}

/** What one call may bring besides its input. */
export interface RequestOptions {
  signal?: AbortSignal
  /** Makes a write safe to repeat: the same key gets the first answer again. */
  idempotencyKey?: string
  headers?: Record<string, string>
  /** Receives the headers of the answer, for example to pass cookies on. */
  onHeaders?: (headers: Headers) => void
}

type NoRequired<T> = object extends T ? true : false
type Method<C extends Endpoint> =
  NoRequired<InputOf<C>> extends true
    ? (input?: InputOf<C>, options?: RequestOptions) => Promise<ResponseOf<C>>
    : (input: InputOf<C>, options?: RequestOptions) => Promise<ResponseOf<C>>

/** A method for each row of a table, grouped by resource. */
export type ClientOf<Table extends Record<string, Endpoints>> = {
  [Resource in keyof Table]: {
    [Name in keyof Table[Resource]]: Table[Resource][Name] extends Endpoint ? Method<Table[Resource][Name]> : never
  }
}

/** A method for each row of the whole table. */
export type Client = ClientOf<EndpointTable>

/** Makes the client of the whole table. [CLIENT-001 to CLIENT-007] */
export const createClient = (options: ClientOptions): Client => createClientFor(endpoints, options)

/**
 * Makes the client of some rows of the table, for pages that load no others. A method rejects with `ApiError` for a status
 * outside 200 to 299, with `ApiUnreachable` when nobody answers in time, and with `MissingParameters` when the path is not
 * complete. [CLIENT-001 to CLIENT-007]
 */
export function createClientFor<Table extends Record<string, Endpoints>>(
  table: Table,
  options: ClientOptions,
): ClientOf<Table> {
  const methods = Object.entries(table).map(([resource, rows]) => [
    resource,
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        (input: EndpointInput = {}, callOptions: RequestOptions = {}) => send(options, row, input, callOptions),
      ]),
    ),
  ])
  // The entries are built from the table that the type is computed from, which the compiler cannot follow.
  return Object.fromEntries(methods) as ClientOf<Table>
}

async function send(
  client: ClientOptions,
  call: Endpoint,
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
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...client.headers,
      ...options.headers,
    },
    credentials: client.credentials ?? 'include',
    redirect: 'manual',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body }),
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new ApiUnreachableError('The API did not answer', { cause })
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
