import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ApiProcess, emptyDatabase, startApiProcess } from '../../testing/api-process'
import { sampleWording } from '../../testing/sample-request'
import { type RecordingServer, startRecordingServer } from '../../testing/recording-server'

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

const kinds = { server: 2, client: 3, consumer: 5 }
const isError = 2
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'

let collector: RecordingServer
let board: RecordingServer
let api: ApiProcess
let drop: () => Promise<void>
let spans: OtlpSpan[]

/** Sends requests as several people would, stops the API, and reads the spans that the collector received. */
beforeAll(async () => {
  collector = await startRecordingServer(() => ({ status: 200, body: {} }))
  board = await startRecordingServer((url) => ({ status: url.startsWith('/broken') ? 500 : 200, body: { jobs: [] } }))
  const database = await emptyDatabase()
  drop = database.drop
  api = await startApiProcess({
    ...database.environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    JOBS_URL: board.address,
  })
  const headers = { traceparent: `00-${trace}-${caller}-01`, 'x-request-id': 'request-of-a-test', baggage: 'name=dana' }
  await fetch(`${api.address}/hearthway/jobs`, { headers })
  await fetch(`${api.address}/broken/jobs?email=dana@example.com`)
  await fetch(`${api.address}/broken/jobs`)
  await fetch(`${api.address}/marketplace/communities/dana-whitfield`)
  const attributes = { name: 'Dana Whitfield', email: 'dana@example.com', password: 'a light is on tonight' }
  await fetch(`${api.address}/platform/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'users', attributes } }),
  })
  const actionInfo = {
    requestId: randomUUID(),
    status: 'complete',
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    data: { wordings: [sampleWording] },
  }
  await fetch(`${api.address}/platform/uuid-actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: { type: 'uuid-actions', attributes: { actionType: 'contact', actionPage: '/', actionInfo } },
    }),
  })
  await vi.waitFor(() => expect(collector.requests.some(({ body }) => body.includes('job assign'))).toBe(true), 60_000)
  api.signal('SIGTERM')
  await api.ended
  spans = collector.requests.flatMap(({ body }) => spansIn(body))
})

afterAll(async () => {
  api.signal('SIGKILL')
  collector.close()
  board.close()
  await drop()
})

function spansIn(body: string): OtlpSpan[] {
  const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] } = JSON.parse(body)
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
}

const attributesOf = ({ attributes }: OtlpSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spanNamed = (name: string, which = 0) => {
  const found = spans.filter((span) => span.name === name)[which]
  if (!found) throw new Error(`No span ${name} in ${spans.map((span) => span.name).join(', ')}\n${api.output()}`)
  return found
}

test('creates a span for each request with route pattern, status, and request ID [BIZ-008]', () => {
  const span = spanNamed('GET /:board/jobs')
  expect(span.kind).toBe(kinds.server)
  expect(attributesOf(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/:board/jobs',
    'http.response.status_code': 200,
    'request.id': 'request-of-a-test',
  })
  expect(attributesOf(spanNamed('GET /marketplace/communities/:id'))['http.response.status_code']).toBe(404)
})

test('continues the caller’s trace and propagates only the trace to external services [BIZ-008]', () => {
  const request = spanNamed('GET /:board/jobs')
  const outside = spanNamed('The job board')
  expect(request).toMatchObject({ traceId: trace, parentSpanId: caller })
  expect(outside).toMatchObject({ traceId: trace, parentSpanId: request.spanId, kind: kinds.client })
  expect(board.requests[0]?.headers['traceparent']).toBe(`00-${trace}-${outside.spanId}-01`)
  expect(board.requests[0]?.headers['baggage']).toBeUndefined()
})

test('marks failed requests, with only the kind of error [BIZ-008]', () => {
  const request = spans.find((span) => attributesOf(span)['http.response.status_code'] === 502)
  expect(request?.status.code).toBe(isError)
  expect(spans.find((span) => span.parentSpanId === request?.spanId)).toMatchObject({ status: { code: isError } })
})

test('starts a new trace for each job [BIZ-008]', () => {
  const job = spanNamed('job assign')
  expect(job.kind).toBe(kinds.consumer)
  expect(job.parentSpanId ?? '').toBe('')
  expect(job.traceId).not.toBe(spanNamed('POST /platform/uuid-actions').traceId)
})

test('sends no names, addresses, or paths to the collector [BIZ-008]', () => {
  const everything = collector.requests.map(({ body }) => body).join('')
  expect(everything).toContain('hearthway-api')
  expect(everything).not.toMatch(/dana|whitfield|example\.com|broken/i)
})

test('does not load the SDK without a collector [BIZ-008]', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'))
  const untraced = await startApiProcess({ ...database.environment, NODE_V8_COVERAGE: folder })
  untraced.signal('SIGTERM')
  expect(await untraced.ended).toBe(0)
  const [report = ''] = await readdir(folder)
  const { result }: { result: { url: string }[] } = JSON.parse(await readFile(join(folder, report), 'utf8'))
  await Promise.all([database.drop(), rm(folder, { recursive: true })])
  const loaded = result.map(({ url }) => url).filter((url) => url.includes('/node_modules/@opentelemetry/'))
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((url) => !url.includes('/@opentelemetry/api/'))).toEqual([])
})
