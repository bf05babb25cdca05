import type { Endpoint } from './endpoint'
import { MissingParametersError } from './errors'

/** The media type of JSON:API. */
export const jsonApiType = 'application/vnd.api+json'

/** The header that contains the partner's key. */
export const partnerKeyHeader = 'x-partner-key'

/** The header that identifies a browser on a partner's page without cookies. */
export const visitorIdHeader = 'x-visitor-id'

/** What the browser needs of an endpoint: how to send a request to it. */
export type Route = Pick<Endpoint, 'method' | 'path' | 'resource' | 'isMultipart'>

/** What a caller passes to an endpoint: path parameters, and the rest for query or body. */
export type EndpointInput = Readonly<Record<string, unknown>>

/**
 * Builds a request from an endpoint and its input. Fills in `:name` parameters and puts the rest in the query string of a read or the
 * wrapped body of a write, or in the fields of a form. [CLIENT-004, CLIENT-005, CLIENT-006]
 * @throws MissingParametersError if a path parameter is missing
 */
export function buildRequest(
  call: Route,
  input: EndpointInput,
): { path: string; body?: string | FormData; contentType?: string } {
  const names = [...call.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name ? [name] : []))
  const missing = names.filter((name) => input[name] === undefined || input[name] === '')
  if (missing.length > 0) throw new MissingParametersError(call.path, missing)

  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const left = Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined)

  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams(Object.fromEntries(left.map(([name, value]) => [name, String(value)])))
    return { path: query.size > 0 ? `${path}?${String(query)}` : path }
  }
  // The browser adds the form's boundary to its type.
  if (call.isMultipart) return { path, body: buildForm(left) }
  const attributes = Object.fromEntries(left)
  if (!call.resource) return { path, body: JSON.stringify({ data: attributes }), contentType: 'application/json' }
  const id = call.method === 'POST' ? undefined : input['id']
  return {
    path,
    body: JSON.stringify({ data: { type: call.resource, ...(id === undefined ? {} : { id }), attributes } }),
    contentType: jsonApiType,
  }
}

function buildForm(values: readonly [name: string, value: unknown][]): FormData {
  const form = new FormData()
  for (const [name, value] of values) {
    if (value instanceof Blob) form.append(name, value)
    else if (value instanceof Uint8Array) form.append(name, new Blob([new Uint8Array(value)]))
    else form.append(name, String(value))
  }
  return form
}
