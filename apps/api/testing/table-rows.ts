import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Answer, ApiUnderTest } from './api-under-test'
import { brokenRules } from './json-api-rules'

/** Every row of the table with its name; the stream of events never ends and is tried over a real connection in its own test. */
export const tableRows: [name: string, row: Endpoint][] = Object.entries(endpoints)
  .flatMap(([resource, rows]) =>
    Object.entries<Endpoint>(rows).map(([name, row]): [string, Endpoint] => [`${resource}.${name}`, row]),
  )
  .filter(([name]) => name !== 'events.stream')

/** Judges answers by the OpenAPI document that the server itself gives, and by the rules of JSON:API. */
export async function answerJudge(api: ApiUnderTest): Promise<(row: Endpoint, answer: Answer) => string[]> {
  const { body: document } = await api.call({ url: '/openapi.json' })
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(JSON.parse(JSON.stringify(document)), 'api')
  const told: { paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>> } =
    JSON.parse(JSON.stringify(document))

  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  return ({ method, path, resource }, { status, body }) => {
    const name = path.replace(/:(\w+)/g, '{$1}')
    const responses = told.paths[name]?.[method.toLowerCase()]?.responses ?? {}
    const range = status >= 400 ? `${String(status).slice(0, 1)}XX` : String(status)
    const response = responses[range]
    if (!response) return [`the document has no ${status} response`]
    const [type] = Object.keys(response.content ?? {})
    if (!type) return body === '' ? [] : ['the document has no response body']
    const pointer = ['paths', name, method.toLowerCase(), 'responses', range, 'content', type, 'schema']
    const reference = `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const fits = validators.get(reference) ?? ajv.compile({ $ref: reference })
    validators.set(reference, fits)
    const misfits = fits(body)
      ? []
      : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
    return resource || status >= 400 ? [...misfits, ...brokenRules(body)] : misfits
  }
}
