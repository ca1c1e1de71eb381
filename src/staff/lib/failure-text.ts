import type { ErrorCode } from '#shared/contract/errors.ts';
import { isApiError, NetworkError } from '#web/lib/failures/api-failure.ts';
import { isPageOutdated } from './build-version.ts';
import type { Translator } from './text/texts.ts';

/** The errors of a request that the server does not understand. */
const FORMAT_CODES: ReadonlySet<ErrorCode> = new Set([
  'required',
  'invalid',
  'blank',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'malformed_json',
  'malformed_request',
  'does_not_exist',
]);

/**
 * Returns the text of a failed request: that of the API, or ours without a response. A request that the server
 * does not understand because the page is older than the server says so.
 */
export function failureText(error: unknown, t: Translator<'shell'>): string {
  if (!isApiError(error)) {
    return error instanceof NetworkError ? t('failures.network') : t('failures.server');
  }
  const { errors } = error.body;
  if (
    error.status === 400 &&
    isPageOutdated() &&
    errors.every(({ code }) => FORMAT_CODES.has(code))
  ) {
    return t('version.failed');
  }
  return errors.map(({ detail }) => detail).join(' ');
}
