import type { Api } from '#shared/contract/api.ts';
import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RequestError } from '#server/http/request-error.ts';
import { translatorFor } from '#server/text/translators.ts';

/** The body of a refusal, its texts in the language of whoever asked. */
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

/** Makes the methods reject as the browser's client does, so that pages handle one kind of error. */
export function refusalsAsApiErrors(language: Language, api: Api): Api {
  const rethrow = (error: unknown): never => {
    if (error instanceof RequestError)
      throw new ApiError(error.status, errorBodyOf(error, language));
    throw error;
  };
  const entries = Object.entries(api).map(([name, method]: [string, AnyMethod]) => [
    name,
    (...args: never[]) => method(...args).catch(rethrow),
  ]);
  return Object.fromEntries(entries) as Api;
}

type AnyMethod = (...args: never[]) => Promise<unknown>;
