import { type Endpoint, endpoints, fieldsOfType } from '@pkg/api-client/server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiResponse, ApiUnderTest } from './api-under-test'
import { findBrokenRules } from './json-api-rules'

/** All endpoints with their names, without the event stream: it never ends and has its own test. */
export const endpointRows: [name: string, row: Endpoint][] = Object.entries(endpoints)
  .flatMap(([resource, rows]) =>
    Object.entries<Endpoint>(rows).map(([name, row]): [string, Endpoint] => [`${resource}.${name}`, row]),
  )
  .filter(([name]) => name !== 'events.stream')

/** Creates a function that returns which rules of the server's OpenAPI document and of JSON:API a response breaks. */
export async function createResponseChecker(
  api: ApiUnderTest,
): Promise<(row: Endpoint, response: ApiResponse) => string[]> {
  const { body: document } = await api.call({ url: '/openapi.json' })
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(JSON.parse(JSON.stringify(document)), 'api')
  const parsed: { paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>> } =
    JSON.parse(JSON.stringify(document))

  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  return ({ method, path, resource }, { status, body }) => {
    const name = path.replace(/:(\w+)/g, '{$1}')
    const responses = parsed.paths[name]?.[method.toLowerCase()]?.responses ?? {}
    const range = status >= 400 ? `${String(status).slice(0, 1)}XX` : String(status)
    const response = responses[range]
    if (!response) return [`the document has no ${status} response`]
    const [type] = Object.keys(response.content ?? {})
    if (!type) return body === '' ? [] : ['the document has no response body']
    const pointer = ['paths', name, method.toLowerCase(), 'responses', range, 'content', type, 'schema']
    const reference = `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const isValid = validators.get(reference) ?? ajv.compile({ $ref: reference })
    validators.set(reference, isValid)
    const schemaErrors = isValid(body)
      ? []
      : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
    return resource || status >= 400
      ? [...schemaErrors, ...findBrokenRules(body), ...unlistedFields(body)]
      : schemaErrors
  }
}

/** Returns the attributes in a response that `fields[…]` can't name. */
function unlistedFields(body: unknown): string[] {
  const { data }: { data?: Resource | Resource[] | null } = JSON.parse(JSON.stringify(body))
  return [data ?? []].flat().flatMap(({ type, attributes = {} }) =>
    Object.keys(attributes)
      .filter((name) => !fieldsOfType(type)?.includes(name))
      .map((name) => `fields[${type}] can't name ${name}`),
  )
}

interface Resource {
  type: string
  attributes?: object
}
