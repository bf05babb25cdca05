import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Starts sending this process's spans to an OpenTelemetry collector at `endpoint`, over HTTP. Returns a function that sends
 * the remaining spans and stops. If the collector is unavailable, its spans are lost. Sampling, headers, and the service
 * name follow OpenTelemetry's own variables, such as `OTEL_TRACES_SAMPLER`.
 */
export function startTracing(endpoint: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hearthway-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  // The default also forwards baggage, which can be anything that a client sends.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return () => provider.shutdown()
}
