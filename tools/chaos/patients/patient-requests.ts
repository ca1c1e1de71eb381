import { localePath, paths } from '#shared/paths.ts';
import type { HttpRequest } from './send-request.ts';
import type { RequestKind, PatientLanguage } from './classify-response.ts';
import type { FreeSlot } from './free-slots.ts';

/** A request of a simulated patient. */
export interface PatientRequest {
  kind: RequestKind;
  language: PatientLanguage;
  request: Omit<HttpRequest, 'port'>;
}

const CITY = 'dubai';
const CITY_ID = 10;
const SERVICE = 'cardiologist';
const DEFAULT_LANGUAGE = 'en';
const DAY_MS = 86_400_000;
const READ_KINDS = ['page', 'cached page', 'list', 'slots'] as const;

/** Returns the read request with an index. Page URLs differ, except those of cached pages. */
export function createReadRequest(index: number): PatientRequest {
  const language = languageAt(index >> 2);
  const kind = READ_KINDS[index % READ_KINDS.length] ?? 'list';
  return { kind, language, request: { method: 'GET', ...readRequestOf(kind, index, language) } };
}

function readRequestOf(kind: RequestKind, index: number, language: PatientLanguage) {
  const headers = { 'accept-language': language, 'user-agent': 'Mozilla/5.0 Chrome/150' };
  const list = localePath(paths.doctors(CITY, SERVICE), language, DEFAULT_LANGUAGE);
  switch (kind) {
    case 'page':
      return { path: `${list}?search=${index % 1000}`, headers };
    case 'cached page':
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

/** Returns a booking request; the country requires no one-time code. */
export function createBookingRequest(slot: FreeSlot, index: number): PatientRequest {
  const language = languageAt(index);
  return {
    kind: 'booking',
    language,
    request: {
      method: 'POST',
      path: '/api/v1/appointments/',
      headers: { 'accept-language': language, 'x-forwarded-for': ipAddressAt(index) },
      body: {
        client_name: 'Amina',
        client_surname: 'Sample',
        client_phone: phoneAt(index),
        doctor_service: slot.doctorService,
        slot: slot.id,
        source: 'web-mobile',
        consents: ['personal_data'],
      },
    },
  };
}

/** Returns a phone number. Consecutive ones share no prefix, because prefixes are rate-limited. */
function phoneAt(index: number): string {
  return `+97150${String((index * 7_368_787) % 10_000_000).padStart(7, '0')}`;
}

function ipAddressAt(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

function languageAt(index: number): PatientLanguage {
  return index % 2 === 0 ? 'en' : 'ru';
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
