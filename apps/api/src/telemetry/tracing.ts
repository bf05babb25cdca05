import {
  type Attributes,
  context,
  type Context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

// Spans contain only names that we chose: route templates, job and service names, and error types. URLs, family IDs, and error
// messages are left out, because a collector would be one more place with personal data.

const tracer = trace.getTracer('hearthway')

/** Creates a span per request, in the client's trace if it has one. */
export function traceRequests(app: FastifyInstance): void {
  const active = new WeakMap<FastifyRequest, { span: Span; spanContext: Context }>()

  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, id, headers } = request
    const route = routeOptions.url ?? 'none'
    const from = propagation.extract(context.active(), headers)
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route, 'request.id': id } },
      from,
    )
    const spanContext = trace.setSpan(from, span)
    active.set(request, { span, spanContext })
    context.with(spanContext, done)
  })
  // Parsing the body continues from events of the connection, which leaves the context.
  app.addHook('preValidation', (request, _, done) =>
    context.with(active.get(request)?.spanContext ?? context.active(), done),
  )
  app.addHook('onError', async (request, _, error) => {
    active.get(request)?.span.setAttribute('error.type', error.name)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = active.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** Runs a job in a root span, because whatever woke the queue is unrelated. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true, attributes: { 'job.name': name } }, work)
}

/** Runs a request to an external service in a span. `work` receives the trace headers to send. */
export function traceExternal<T>(service: string, work: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  return inSpan(service, { kind: SpanKind.CLIENT, attributes: { 'peer.service': service } }, () => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return work(headers)
  })
}

function inSpan<T>(
  name: string,
  options: { kind: SpanKind; root?: boolean; attributes: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
