import { readFileSync } from 'node:fs';
import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type MessageKey, type Messages } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/messages.ts';
import type { Namespaces } from '#web/lib/i18n/namespaces.ts';

/** The texts of the pages in one language: `t.booking('form.submit')`. Throws if one is missing. */
export type Texts = { [N in keyof Namespaces]: Translate<MessageKey<Namespaces[N]>> };

const locales = new URL('../../../src/shared/i18n/locales/', import.meta.url);

function messagesOf(language: Language, namespace: string): Messages {
  return JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, locales), 'utf8'));
}

export function textsOf(language: Language): Texts {
  const of = (namespace: keyof Namespaces) =>
    createTranslator<string>(messagesOf(language, namespace), language);
  return {
    appointment: of('appointment'),
    booking: of('booking'),
    clinic: of('clinic'),
    clinics: of('clinics'),
    common: of('common'),
    contacts: of('contacts'),
    doctors: of('doctors'),
    feedback: of('feedback'),
    filters: of('filters'),
    home: of('home'),
    join: of('join'),
    legal: of('legal'),
    map: of('map'),
    offline: of('offline'),
    procedures: of('procedures'),
    profile: of('profile'),
    queue: of('queue'),
    reviews: of('reviews'),
    slots: of('slots'),
    survey: of('survey'),
  };
}

/** Returns all dotted keys of the texts, as shown where a text is missing. */
export function textKeys(): string[] {
  const namespaces = Object.keys(textsOf('en'));
  return namespaces.flatMap((namespace) => keysOf(messagesOf('en', namespace), ''));
}

function keysOf(messages: Messages, prefix: string): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Returns the function that translates texts of the staff in a namespace; it throws if one is missing. */
export function staffTextOf(
  language: Language,
  namespace: string,
): (key: string, values?: Record<string, string>) => string {
  return createTranslator<string>(messagesOf(language, `staff/${namespace}`), language);
}
