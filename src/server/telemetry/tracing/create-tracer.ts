import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from '#server/config/settings/tracing.ts';
import type { Tracer } from './open-tracing.ts';
import { followRequests } from './follow-requests.ts';
import { followWorks } from './follow-works.ts';

/** For one batch, with all attempts at it. */
const TIMEOUT_MS = 3000;

interface Options {
  /** Whether a trace may begin before us: in a proxy whose headers are believed. */
  believesCallers: boolean;
}

/**
 * Traces by the library of OpenTelemetry, but by hooks of our own: its instrumentations replace
 * functions of modules as they are loaded, which needs a loader before the first import, and put
 * the text of statements and whole URLs into traces.
 */
export function createTracer({ endpoint, share }: Tracing, { believesCallers }: Options): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vizit' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          timeoutMillis: TIMEOUT_MS,
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('vizit');
  const works = followWorks(tracer);
  return {
    observe: (app) => followRequests(app, tracer, { believesCallers, run: works.run }),
    async stop() {
      works.stop();
      // A collector that is gone is to keep no process from ending well.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
