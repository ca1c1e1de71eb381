import type { FastifyInstance } from 'fastify';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from '#server/config/settings/tracing.ts';
import { traceOperations } from './trace-operations.ts';
import { traceRequests } from './trace-requests.ts';

/** Exports traces of requests to a collector. */
export interface Tracer {
  /** Traces the requests of an application. */
  observe(app: FastifyInstance): void;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

/** The timeout of a batch, retries included. */
const EXPORT_TIMEOUT_MS = 3000;

interface Options {
  /** True if an incoming `traceparent` continues a trace. Only a trusted proxy may send one. */
  trustsTraceparent: boolean;
}

/**
 * Creates a tracer on the OpenTelemetry SDK with hooks of our own. The official instrumentations patch
 * modules at load time, which needs a loader before the first import, and record SQL text and full
 * URLs.
 */
export function createTracer({ endpoint, share }: Tracing, { trustsTraceparent }: Options): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vizit' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          timeoutMillis: EXPORT_TIMEOUT_MS,
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('vizit');
  const operations = traceOperations(tracer);
  return {
    observe: (app) =>
      traceRequests(app, tracer, { trustsTraceparent, runInSpan: operations.runInSpan }),
    async stop() {
      operations.stop();
      // A collector that does not respond must not fail the shutdown.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
