import { isApiError, isServerFailure, NetworkError } from './api-failure.ts';
import type { Failure } from './failures.ts';

/** The texts for what the API itself cannot word. */
export interface FailureTexts {
  server: string;
  network: string;
}

/**
 * What a failed call tells the visitor in toasts: the server's and the network's troubles in our
 * words, a refusal in the API's. Nothing for validation errors, which the form binds to its fields,
 * nor for a query that was refused or got no answer, whose page shows what is missing, nor where
 * somebody shows it already.
 */
export function failureMessages({ error, kind, isSilent }: Failure, texts: FailureTexts): string[] {
  if (isSilent) return [];
  if (error instanceof NetworkError) return kind === 'query' ? [] : [texts.network];
  if (isServerFailure(error)) return [texts.server];
  if (!isApiError(error)) return [texts.server];
  if (kind === 'query' || error.body.type === 'validation_error') return [];
  return error.body.errors.map(({ detail }) => detail);
}
