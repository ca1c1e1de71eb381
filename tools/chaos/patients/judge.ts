import en from '#shared/i18n/locales/en/common.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/common.json' with { type: 'json' };
import { translatorFor } from '#server/text/translators.ts';
import type { Reply } from './ask.ts';

/** The languages of the country that is attacked. */
export type SpokenLanguage = 'en' | 'ru';
export type Kind = 'page' | 'kept page' | 'list' | 'slots' | 'booking' | 'code';

/**
 * `refused` is an answer that says in the patient's language that it did not work, and when to try
 * again; `broken` is none at all, `wrong` anything else.
 */
export type Verdict = 'ok' | 'refused' | 'broken' | 'wrong';

const PAGES = { en: en.error.title, ru: ru.error.title } satisfies Record<SpokenLanguage, string>;
/** What one patient in a race is told when another was faster. */
const LOST = ['slot_taken', 'slot_unavailable', 'slot_past'];

export function judge(kind: Kind, language: SpokenLanguage, reply: Reply): Verdict {
  if (reply.status === 0) return 'broken';
  if (isFine(kind, reply)) return 'ok';
  const isClear =
    kind === 'page' || kind === 'kept page'
      ? saysSoOnPage(language, reply)
      : saysSo(kind, language, reply);
  return isClear ? 'refused' : 'wrong';
}

function isFine(kind: Kind, { status, text }: Reply): boolean {
  if (kind === 'booking') return status === 201 || (status === 400 && LOST.includes(codeOf(text)));
  return status === (kind === 'code' ? 201 : 200);
}

function saysSo(kind: Kind, language: SpokenLanguage, { status, headers, text }: Reply): boolean {
  const t = translatorFor('errors', language);
  // That no message could be sent is said beside the phone, and is worth another try at once.
  if (kind === 'code' && status === 500) return text.includes(t('sms_failed'));
  return (
    isOutage(status, headers) && codeOf(text) === 'unavailable' && text.includes(t('unavailable'))
  );
}

function saysSoOnPage(language: SpokenLanguage, { status, headers, text }: Reply): boolean {
  const isSpoken = text.includes(`<html lang="${language}`) && text.includes(PAGES[language]);
  return isOutage(status, headers) && isSpoken;
}

function isOutage(status: number, headers: Reply['headers']): boolean {
  return status === 503 && Number(headers['retry-after']) > 0;
}

function codeOf(text: string): string {
  const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? [];
  return code;
}
