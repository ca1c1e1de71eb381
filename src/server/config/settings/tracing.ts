import { ConfigError } from '../config-error.ts';
import { readBaseUrl, readText, type Variables } from '../read-variables.ts';

/** The trace collector and the sampling rate. */
export interface Tracing {
  /** The URL of a collector that accepts OTLP over HTTP, without a trailing slash. */
  readonly endpoint: string;
  /** The share of traced requests, from 0 to 1. */
  readonly share: number;
}

/** Reads the standard variables of OpenTelemetry; `null` disables tracing. */
export function readTracing(env: Variables): Tracing | null {
  const endpoint = readBaseUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const share = readText(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(share)) {
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1, such as 0.05');
  }
  return endpoint === '' ? null : { endpoint, share: Number(share) };
}
