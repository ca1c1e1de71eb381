import en from '#shared/i18n/locales/en/common.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/common.json' with { type: 'json' };
import { translatorFor } from '#server/text/translators.ts';
import type { HttpResponse } from './send-request.ts';

/** The languages of the country under test. */
export type ClientLanguage = 'en' | 'ru';
export type RequestKind =
  | 'page'
  | 'cached page'
  | 'list'
  | 'slots'
  | 'booking'
  | 'change'
  | 'desk'
  | 'absence'
  | 'import'
  | 'renewal';

/**
 * The class of a response. `ok` is an expected one, also a conflict, `rejected` an error in the language of the
 * request that permits a retry, `broken` no response or an incomplete one, `wrong` anything else.
 */
export type Verdict = 'ok' | 'rejected' | 'broken' | 'wrong';

const ERROR_TITLES = { en: en.error.title, ru: ru.error.title } satisfies Record<
  ClientLanguage,
  string
>;
/** The errors of a write whose slot is no longer available, and of staff whose data another client has changed. */
const CONFLICT_CODES: Partial<Record<RequestKind, readonly string[]>> = {
  booking: ['slot_taken', 'slot_unavailable', 'slot_past'],
  change: ['slot_taken', 'slot_unavailable'],
  desk: ['slot_taken', 'slot_held'],
  absence: ['slot_taken', 'slot_held'],
  import: ['import_changed'],
};

/** Returns the class of a response to a client. */
export function classifyResponse(
  kind: RequestKind,
  language: ClientLanguage,
  response: HttpResponse,
): Verdict {
  if (response.status === 0) return 'broken';
  if (isOk(kind, response)) return 'ok';
  const isRejection =
    kind === 'page' || kind === 'cached page'
      ? isErrorPage(language, response)
      : isOutageError(language, response);
  return isRejection ? 'rejected' : 'wrong';
}

function isOk(kind: RequestKind, { status, text }: HttpResponse): boolean {
  if (status === 200 || status === 201) return true;
  return status === 400 && CONFLICT_CODES[kind]?.includes(codeOf(text)) === true;
}

function isOutageError(language: ClientLanguage, { status, headers, text }: HttpResponse): boolean {
  const t = translatorFor('errors', language);
  return (
    isOutage(status, headers) && codeOf(text) === 'unavailable' && text.includes(t('unavailable'))
  );
}

function isErrorPage(language: ClientLanguage, { status, headers, text }: HttpResponse): boolean {
  const isTranslated =
    text.includes(`<html lang="${language}`) && text.includes(ERROR_TITLES[language]);
  return isOutage(status, headers) && isTranslated;
}

function isOutage(status: number, headers: HttpResponse['headers']): boolean {
  return status === 503 && Number(headers['retry-after']) > 0;
}

function codeOf(text: string): string {
  const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? [];
  return code;
}
