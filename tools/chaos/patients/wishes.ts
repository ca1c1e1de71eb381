import { localePath, paths } from '#shared/paths.ts';
import type { Question } from './ask.ts';
import type { Kind, SpokenLanguage } from './judge.ts';
import type { FreeTime } from './times.ts';

/** What a patient wants, and how it is asked for. */
export interface Wish {
  kind: Kind;
  language: SpokenLanguage;
  question: Omit<Question, 'port'>;
}

const CITY = 'dubai';
const CITY_ID = 10;
const SERVICE = 'cardiologist';
const DEFAULT_LANGUAGE = 'en';
const DAY_MS = 86_400_000;
const READINGS = ['page', 'kept page', 'list', 'slots'] as const;

/** The reading that comes at a place in the order; no two pages are alike but those that are kept. */
export function readingAt(index: number): Wish {
  const language = languageAt(index >> 2);
  const kind = READINGS[index % READINGS.length] ?? 'list';
  return { kind, language, question: { method: 'GET', ...readingOf(kind, index, language) } };
}

function readingOf(kind: Kind, index: number, language: SpokenLanguage) {
  const headers = { 'accept-language': language, 'user-agent': 'Mozilla/5.0 Chrome/150' };
  const list = localePath(paths.doctors(CITY, SERVICE), language, DEFAULT_LANGUAGE);
  switch (kind) {
    case 'page':
      return { path: `${list}?search=${index % 1000}`, headers };
    case 'kept page':
      return { path: list, headers };
    case 'slots': {
      const from = dayFromNow(2);
      const to = dayFromNow(5);
      const doctor = 1 + (index % 40);
      return { path: `/api/v1/slots/?doctor=${doctor}&date_from=${from}&date_to=${to}`, headers };
    }
    default: {
      const offset = (index % 5) * 8;
      const path = `/api/v1/doctors/?city=${CITY_ID}&limit=8&offset=${offset}`;
      return { path: `${path}&expand=services,clinic_branches`, headers };
    }
  }
}

/** A booking; who proves their phone adds a code. */
export function bookingOf(time: FreeTime, index: number, code?: string): Wish {
  const language = languageAt(index);
  return {
    kind: 'booking',
    language,
    question: {
      method: 'POST',
      path: '/api/v1/appointments/',
      headers: { 'accept-language': language, 'x-forwarded-for': addressOf(index) },
      body: {
        client_name: 'Amina',
        client_surname: 'Sample',
        client_phone: phoneOf(index),
        doctor_service: time.doctorService,
        slot: time.slot,
        source: 'web-mobile',
        consents: ['personal_data'],
        ...(code === undefined ? {} : { code: { code } }),
      },
    },
  };
}

/** A one-time code for the phone that `bookingOf` of the same index gives. */
export function codeFor(index: number): Wish {
  const language = languageAt(index);
  return {
    kind: 'code',
    language,
    question: {
      method: 'POST',
      path: '/api/v0/registration_codes/',
      headers: { 'accept-language': language, 'x-forwarded-for': addressOf(index) },
      body: { phone: phoneOf(index) },
    },
  };
}

/** Neighbours in the order have phones with nothing in common, as a range of numbers has a limit. */
export function phoneOf(index: number): string {
  return `+97150${String((index * 7_368_787) % 10_000_000).padStart(7, '0')}`;
}

function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

function languageAt(index: number): SpokenLanguage {
  return index % 2 === 0 ? 'en' : 'ru';
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
