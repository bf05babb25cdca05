import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Begins to send the spans of this process to an OpenTelemetry collector at `endpoint`, over HTTP. Gives the function that sends what is left
 * and ends it. A collector that is away costs its spans and nothing else. Sampling, headers and the name of the service follow the variables
 * that OpenTelemetry itself names, such as `OTEL_TRACES_SAMPLER`.
 */
export function startTracing(endpoint: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hearthway-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  // The default would also pass on baggage, which is whatever a caller puts there.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return () => provider.shutdown()
}
