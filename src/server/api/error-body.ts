import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RequestError } from '#server/http/request-error.ts';
import { translatorFor } from '#server/text/translators.ts';

/** Returns the body of an error response, with texts in the language of the request. */
export function errorBodyOf(error: RequestError, language: Language): ApiErrorBody {
  const t = translatorFor('errors', language);
  const form = translatorFor('booking', language);
  return {
    type: error.type,
    errors: error.problems.map(({ code, text = code, attr, params, formText }) => ({
      code,
      detail: formText === undefined ? t(text, params) : form(formText, params),
      attr,
    })),
  };
}

/** Returns the error that a client over HTTP would reject with; other errors as they are. */
export function toApiError(error: unknown, language: Language): unknown {
  return error instanceof RequestError
    ? new ApiError(error.status, errorBodyOf(error, language))
    : error;
}
