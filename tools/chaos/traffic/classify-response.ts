import en from '#shared/i18n/locales/en/common.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/common.json' with { type: 'json' };
import { translatorFor } from '#server/text/translators.ts';
import type { HttpResponse } from './send-request.ts';

/** The languages of the country under test. */
export type PatientLanguage = 'en' | 'ru';
export type RequestKind = 'page' | 'cached page' | 'list' | 'slots' | 'booking';

/**
 * The class of a response. `ok` is an expected one, also the conflict of a booking, `rejected` an error in
 * the patient's language that permits a retry, `broken` no response or an incomplete one, `wrong` anything else.
 */
export type Verdict = 'ok' | 'rejected' | 'broken' | 'wrong';

const ERROR_TITLES = { en: en.error.title, ru: ru.error.title } satisfies Record<
  PatientLanguage,
  string
>;
/** The errors of a booking whose slot is no longer available. */
const CONFLICT_CODES = ['slot_taken', 'slot_unavailable', 'slot_past'];

/** Returns the class of a response to a patient. */
export function classifyResponse(
  kind: RequestKind,
  language: PatientLanguage,
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
  if (kind === 'booking')
    return status === 201 || (status === 400 && CONFLICT_CODES.includes(codeOf(text)));
  return status === 200;
}

function isOutageError(
  language: PatientLanguage,
  { status, headers, text }: HttpResponse,
): boolean {
  const t = translatorFor('errors', language);
  return (
    isOutage(status, headers) && codeOf(text) === 'unavailable' && text.includes(t('unavailable'))
  );
}

function isErrorPage(language: PatientLanguage, { status, headers, text }: HttpResponse): boolean {
  const isTranslated =
    text.includes(`<html lang="${language}`) && text.includes(ERROR_TITLES[language]);
  return isOutage(status, headers) && isTranslated;
}

function isOutage(status: number, headers: HttpResponse['headers']): boolean {
  return status === 503 && Number(headers.get('retry-after')) > 0;
}

function codeOf(text: string): string {
  const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? [];
  return code;
}
