import { expect, test } from 'vitest';
import { readTracing } from './tracing.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';

test('readTracing disables tracing without a collector', () => {
  expect(readTracing({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeNull();
});

test('readTracing traces all requests, or the configured share', () => {
  const endpoint = 'http://collector:4318';
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ endpoint, share: 1 });
  const some = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readTracing(some)).toEqual({ endpoint, share: 0.05 });
});

test.each(['2', '-1', 'all', '5%'])('readTracing rejects the trace share %s', (share) => {
  expect(() => readTracing({ OTEL_TRACES_SAMPLER_ARG: share })).toThrow(/^OTEL_TRACES_SAMPLER_ARG/);
});
