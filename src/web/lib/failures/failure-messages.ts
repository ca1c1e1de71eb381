import { isApiError, isServerFailure, NetworkError } from './api-failure.ts';
import type { Failure } from './failures.ts';

/** The texts for errors without a text from the API. */
export interface FailureTexts {
  server: string;
  network: string;
}

/**
 * Returns the toasts for a failed request: our text for errors of the server and the network, the
 * API's text for other errors. Returns none for validation errors, which forms show at their fields,
 * for queries with a client or network error, whose pages show it, and for silent requests.
 */
export function failureMessages({ error, kind, isSilent }: Failure, texts: FailureTexts): string[] {
  if (isSilent) return [];
  if (error instanceof NetworkError) return kind === 'query' ? [] : [texts.network];
  if (isServerFailure(error)) return [texts.server];
  if (!isApiError(error)) return [texts.server];
  if (kind === 'query' || error.body.type === 'validation_error') return [];
  return error.body.errors.map(({ detail }) => detail);
}
