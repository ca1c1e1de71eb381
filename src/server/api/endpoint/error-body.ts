import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { HttpError, type FieldError } from '#server/http/http-error.ts';
import { translatorFor } from '#server/text/translators.ts';

/** Returns the body of an error response, with texts in the language of the request. */
export function errorBodyOf(error: HttpError, language: Language): ApiErrorBody {
  return {
    type: error.type,
    errors: error.fieldErrors.map((each) => ({
      code: each.code,
      detail: textOf(each, language),
      attr: each.attr,
    })),
  };
}

function textOf({ code, text, ...error }: FieldError, language: Language): string {
  const day = error.params?.['day'];
  const params =
    typeof day === 'string'
      ? { ...error.params, day: formatDay(day, language, 'year') }
      : error.params;
  return text?.namespace === 'booking'
    ? translatorFor('booking', language)(text.key, params)
    : translatorFor('errors', language)(text?.key ?? code, params);
}

/** Converts an HttpError to the error that a client over HTTP rejects with; returns others unchanged. */
export function toApiError(error: unknown, language: Language): unknown {
  return error instanceof HttpError
    ? new ApiError(error.status, errorBodyOf(error, language))
    : error;
}
