import { isApiError, NetworkError } from '#web/lib/failures/api-failure.ts';
import type { Translator } from './text/texts.ts';

/** Returns the text of a failed request: that of the API, or ours without a response. */
export function failureText(error: unknown, t: Translator<'shell'>): string {
  if (isApiError(error)) return error.body.errors.map(({ detail }) => detail).join(' ');
  return error instanceof NetworkError ? t('failures.network') : t('failures.server');
}
