import type { FlagName } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The words of what a page promises only while a flag of the country is on. */
export const PROMISES = {
  reschedule: {
    en: /\b(?:mov|reschedul|chang)(?:e|es|ing) (?:or cancel|(?:the|your|an) (?:appointment|booking))/i,
    hu: /áthelyez|módosíthatja a foglalás/i,
    kk: /ауыстыр/i,
    ro: /muta|reprograma/i,
    ru: /перен[её]с|перенос|изменить запись/i,
  },
  otp: {
    en: /\bcode by|one-time code|digit code|code from/i,
    hu: /kódot küld|egyszer használatos kód/i,
    kk: /бір реттік код|(?:таңбалы|цифрлы) код/i,
    ro: /cod(?:ul)? unic|cod din SMS/i,
    ru: /одноразов|значный код|код из SMS/i,
  },
  consent: {
    en: /consent.{0,80}booking form/i,
    hu: /hozzájárulás.{0,80}foglalási űrlap/i,
    kk: /келісім.{0,80}нысан/i,
    ro: /consimțământ.{0,90}formularul de programare/i,
    ru: /согласие.{0,80}форме записи/i,
  },
} as const satisfies Partial<Record<FlagName, Record<Language, RegExp>>>;

export const PROMISED_FLAGS = Object.keys(PROMISES) as readonly (keyof typeof PROMISES)[];
