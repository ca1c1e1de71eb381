import type { InputOf } from '#shared/contract/client.ts';
import { buildRequest } from '#shared/contract/client.ts';
import { staffEndpoints, type StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { TestResponse, TestServer } from '../servers/server.ts';
import { bearer, signInVerified } from './staff.ts';

type Name = keyof StaffEndpoints;

/** Sends a call of the staff API. */
export type StaffCall = <N extends Name>(
  name: N,
  input: InputOf<StaffEndpoints[N]>,
) => Promise<TestResponse>;

/** Signs in a member of staff and returns the caller. */
export async function staffCaller(
  server: TestServer,
  role: 'admin' | 'account_manager' | 'copywriter',
): Promise<StaffCall> {
  const headers = bearer(await signInVerified(server, role));
  return (name, input) => {
    const { method, path, body } = buildRequest(
      staffEndpoints[name],
      input as Record<string, unknown>,
    );
    return method === 'POST' ? server.post(path, body, headers) : server.get(path, headers);
  };
}

const TABLES = [
  'city',
  'service',
  'clinic',
  'clinic_branch',
  'doctor',
  'schedule',
  'doctor_service',
  'city_area',
  'insurance',
  'clinic_branch_field',
];

/** Makes the tables number new rows after those that the sample clinic brings. */
export async function continueIds({ database }: TestServer): Promise<void> {
  for (const table of TABLES) {
    await database.pool.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
    );
  }
}

/** Returns a text in the languages of Hungary. */
export function inHungary(text: string): { hu: string; en: string; ru: string } {
  return { hu: text, en: text, ru: text };
}

export const CITY = {
  names: inHungary('Pécs'),
  locative_names: null,
  lat: 46.0727,
  lng: 18.2323,
};

export const SPECIALTY = {
  type: 'other' as const,
  names: inHungary('Cardiologist'),
  plural_names: inHungary('Cardiologists'),
  consultation_names: inHungary('Cardiology consultation'),
  alternate_names: null,
  descriptions: {},
  category_id: null,
  adult_service_id: null,
  popularity: 50,
};

export const CLINIC = {
  names: inHungary('Mecsek Clinic'),
  descriptions: {},
  website: null,
  legal_name: 'Mecsek Kft.',
  tax_number: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
};

export function branchOf(clinic: number, city: number) {
  return {
    clinic_id: clinic,
    city_id: city,
    city_area_id: null,
    names: inHungary('Mecsek Clinic'),
    addresses: inHungary('Király utca 1'),
    lat: 46.0765,
    lng: 18.2301,
    phone: '+36 72 000 001',
    directions: null,
    parking: null,
    is_wheelchair_accessible: null,
    cancel_hours: null,
  };
}

export const DOCTOR = {
  names: inHungary('Nagy Anna'),
  descriptions: {},
  practising_since: 2010,
  languages: ['hu', 'en'],
  is_active: true,
};

export function offerOf(schedule: number, service: number) {
  return {
    schedule_id: schedule,
    service_id: service,
    price: 18e3,
    discount: 10,
    duration_minutes: 30,
    age_from: 0,
    age_to: null,
    is_active: true,
  };
}

const WEEKDAYS = [1, 2, 3, 4, 5];

/** Returns weekly hours from Monday to Friday. */
function weekdays(...spans: [number, number][]): [number, number][][] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => (WEEKDAYS.includes(weekday) ? spans : []));
}

export function hoursOf(schedule: number, spans: [number, number][]) {
  return {
    id: schedule,
    step_minutes: 30,
    lead_minutes: 60,
    horizon_days: 30,
    buffer_minutes: 0,
    kept_starts: 0,
    kept_until: 420,
    week: weekdays(...spans),
    more_hours: [],
    valid_from: null,
    valid_to: null,
    intent: 'save' as const,
  };
}
