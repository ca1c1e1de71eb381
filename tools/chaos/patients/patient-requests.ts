import { localePath, paths } from '#shared/paths.ts';
import type { ClientLanguage, RequestKind } from '../traffic/classify-response.ts';
import type { FreeSlot } from '../traffic/free-slots.ts';
import { phoneAt } from '../traffic/phones.ts';
import type { ClientRequest } from '../traffic/traffic.ts';

const CITY = 'dubai';
const CITY_ID = 10;
const SERVICE = 'cardiologist';
const DEFAULT_LANGUAGE = 'en';
const DAY_MS = 86_400_000;
const READ_KINDS = ['page', 'cached page', 'list', 'slots'] as const;

/** Returns the read request with an index. Page URLs differ, except those of cached pages. */
export function createReadRequest(index: number): ClientRequest {
  const language = languageAt(index >> 2);
  const kind = READ_KINDS[index % READ_KINDS.length] ?? 'list';
  return { kind, language, request: { method: 'GET', ...readRequestOf(kind, index, language) } };
}

function readRequestOf(kind: RequestKind, index: number, language: ClientLanguage) {
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

/** Returns a booking request, which can be repeated; the country requires no one-time code. */
export function createBookingRequest(slot: FreeSlot, index: number): ClientRequest {
  return {
    kind: 'booking',
    language: languageAt(index),
    request: {
      method: 'POST',
      path: '/api/v1/appointments/',
      headers: { ...headersAt(index), 'idempotency-key': `booking-${index}` },
      body: {
        client_name: 'Amina',
        client_surname: 'Sample',
        client_phone: phoneAt('patient', index),
        doctor_service: slot.doctorService,
        slot: slot.id,
        source: 'web-mobile',
        consents: ['personal_data'],
      },
    },
  };
}

/** Returns the request of a patient to cancel their appointment, or to move it to a slot. */
export function createChangeRequest(
  { id, hash }: { id: number; hash: string },
  slot: FreeSlot | null,
  index: number,
): ClientRequest {
  const [verb, body] =
    slot === null ? ['cancel', { hash }] : ['reschedule', { hash, slot: slot.id }];
  return {
    kind: 'change',
    language: languageAt(index),
    request: {
      method: 'POST',
      path: `/api/v1/appointments/${id}/${verb}/`,
      headers: headersAt(index),
      body,
    },
  };
}

function headersAt(index: number): Record<string, string> {
  return { 'accept-language': languageAt(index), 'x-forwarded-for': ipAddressAt(index) };
}

function ipAddressAt(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

function languageAt(index: number): ClientLanguage {
  return index % 2 === 0 ? 'en' : 'ru';
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
