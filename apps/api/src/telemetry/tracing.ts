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

// Spans hold what we named ourselves: templates of routes, names of jobs and services, kinds of errors. Addresses, ids of families and messages
// of errors stay out, since a collector is one more place where personal data could lie.

const tracer = trace.getTracer('hearthway')

/** A span per call, in the trace that the caller began where it tells of one. */
export function traceCalls(app: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, { span: Span; within: Context }>()

  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, id, headers } = request
    const route = routeOptions.url ?? 'none'
    const from = propagation.extract(context.active(), headers)
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route, 'request.id': id } },
      from,
    )
    const within = trace.setSpan(from, span)
    begun.set(request, { span, within })
    context.with(within, done)
  })
  // Reading the body leaves the context, since it goes on from events of the connection.
  app.addHook('preValidation', (request, _, done) => context.with(begun.get(request)?.within ?? context.active(), done))
  app.addHook('onError', async (request, _, error) => {
    begun.get(request)?.span.setAttribute('error.type', error.name)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = begun.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** Does a job in a span of its own: what woke the queue has nothing to do with it. */
export function traceJob<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true, attributes: { 'job.name': name } }, work)
}

/** Calls an outside service in a span. `work` gets the headers that tell the service of the trace. */
export function traceOutside<T>(service: string, work: (headers: Record<string, string>) => Promise<T>): Promise<T> {
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
    } catch (problem) {
      span.setAttribute('error.type', problem instanceof Error ? problem.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw problem
    } finally {
      span.end()
    }
  })
}
