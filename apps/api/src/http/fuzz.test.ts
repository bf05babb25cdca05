import { isFullProof } from '@pkg/config/draw'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { sampleRequest } from '../../testing/sample-request'
import { almostValid, garbage, hostileText } from '../../testing/schema-arbitrary'

const api = apiUnderTest()
/** `FUZZ_REQUESTS` sets the number of requests, and `FUZZ_SEED` generates different ones. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (isFullProof ? 1000 : 300))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const maxMilliseconds = 5000

const roles = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Record<string, unknown>
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  'x-roles'?: string[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
}
interface Sent {
  operationId: string
  method: string
  url: string
  payload: string | undefined
  type: string
  cookie: string
}

let operations: { path: string; method: string; operation: Operation }[]
let cookies: string[]
let ids: string[]

beforeAll(async () => {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    JSON.stringify((await api.call({ url: '/openapi.json' })).body),
  )
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // The event stream never ends.
      .filter(([, { operationId }]) => operationId !== 'events.stream')
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  cookies = ['', ...(await Promise.all(roles.map((role) => api.cookieOf(role))))]
  await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: sampleRequest() })
  await api.api.queue.idle()
  const families = await api.call({ url: '/secure/clients', headers: { cookie: cookies.at(-1) ?? '' } })
  const { data }: { data: { id: string }[] } = JSON.parse(JSON.stringify(families.body))
  ids = [...data.map(({ id }) => id), 'aspen-court', 'agent-boulder', 'Community', 'co', 'boulder', 'me']
})

function requestOf({ path, method, operation }: (typeof operations)[number]): fc.Arbitrary<Sent> {
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const [[type, body] = ['application/json']] = Object.entries(operation.requestBody?.content ?? {})
  const query = fc
    // Of more, one is nearly always invalid, so the others would hardly be used.
    .subarray(inQuery, { maxLength: Math.min(2, inQuery.length) })
    .chain((chosen) => fc.tuple(...chosen.map(({ name, schema }) => fc.tuple(fc.constant(name), almostValid(schema)))))
    .map((values) =>
      values.map(([name, value]): [string, string] => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    )
  return fc.record({
    operationId: fc.constant(operation.operationId),
    method: fc.constant(method),
    url: fc
      .tuple(
        fc.tuple(
          ...inPath.map(() =>
            fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: hostileText }),
          ),
        ),
        query,
        fc.nat({ max: 15 }),
      )
      .map(([values, parameters, odd]) => {
        const filled = inPath.reduce(
          (text, { name }, position) => text.replace(`{${name}}`, encodeSegment(values[position])),
          path,
        )
        const search = new URLSearchParams([...parameters, ...(odd === 0 ? [oddPage] : [])]).toString()
        return search ? `${filled}?${search}` : filled
      }),
    payload: body
      ? fc
          .oneof({ weight: 6, arbitrary: almostValid(body.schema) }, { weight: 1, arbitrary: garbage })
          .map((value) => JSON.stringify(value))
      : fc.constant(undefined),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant(type) },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml') },
    ),
    cookie: fc.oneof(
      { weight: 2, arbitrary: fc.constant(cookieFor(operation)) },
      { weight: 1, arbitrary: fc.constantFrom(...cookies) },
    ),
  })
}

/** Returns the cookie of a role with access. */
const cookieFor = (operation: Operation) =>
  cookies[1 + roles.findIndex((role) => operation['x-roles']?.includes(role))] ?? ''

const oddPage: [string, string] = ['page-number', '9'.repeat(30)]

/** Encodes a path segment, without unpaired surrogates, which URLs can't contain. */
const encodeSegment = (text: string | undefined) =>
  encodeURIComponent((text ?? '').replace(/[\ud800-\udfff]/g, '')).slice(0, 3000)

test(`handles ${requests} almost valid requests without a server error or internal details [BIZ-008, API-001]`, async () => {
  const sent = fc.sample(fc.constantFrom(...operations).chain(requestOf), { numRuns: requests, seed })
  const found: string[] = []
  const statuses = new Map<number, number>()
  for (const { operationId, method, url, payload, type, cookie } of sent) {
    const startedAt = performance.now()
    const headers = { ...(payload === undefined ? {} : { 'content-type': type }), ...(cookie ? { cookie } : {}) }
    const response = await api.api.app.inject({
      method:
        method === 'GET'
          ? 'GET'
          : method === 'DELETE'
            ? 'DELETE'
            : method === 'PUT'
              ? 'PUT'
              : method === 'PATCH'
                ? 'PATCH'
                : 'POST',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const duration = performance.now() - startedAt
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
    const isTrace = /\bat .*\.[jt]s:\d+|Failed query|node_modules|SQLSTATE|syntax error/.test(response.body)
    const isServerError = response.statusCode >= 500 && !response.body.includes('external-service')
    if (isServerError || isTrace || duration > maxMilliseconds) {
      found.push(
        `${operationId} ${response.statusCode} in ${Math.round(duration)} ms: ${method} ${url.slice(0, 300)} ${payload?.slice(0, 600) ?? ''}`,
      )
    }
  }
  expect(found).toEqual([])
  // If every request were rejected early, the test would find nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 40)
  expect(statuses.get(422) ?? 0).toBeGreaterThan(requests / 80)
}, 600_000)
