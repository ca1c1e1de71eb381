import type { RouteName } from '#shared/contract/routes.ts';
import { SEARCH_INDEX, type searchEndpoints } from '#shared/contract/catalogue/search/search.ts';

type Examples = Readonly<Record<string, string | number | boolean>>;

/**
 * The examples of parameters, for all calls. Only parameters that a first call needs have one, because
 * clients send every example.
 */
const PARAMETERS: Examples = {
  city: 10,
  service: '1',
  doctor: '1',
  date_from: '2026-11-24',
  date_to: '2026-11-27',
  index: SEARCH_INDEX,
};

const OF_CALL: Partial<Record<RouteName, Examples>> = {
  service: { slug: 'cardiologist' },
  doctors: { limit: 3, expand: 'services,clinic_branches' },
  dayCounts: { service: 1, date_from: '2026-11-24', days: 2 },
  nearestDoctors: { service: 1, lat: 47.4979, lng: 19.0402 },
  doctor: { slug: 'nagy-anna' },
  reviews: { slug: 'nagy-anna' },
  clinic: { slug: 'duna-clinic' },
  clinicReviews: { slug: 'duna-clinic' },
  appointmentFields: { id: 1 },
  queue: { code: '4f1c0a9be27d5836aa10ce42' },
};

const BOOKING = {
  client_name: 'Anna',
  client_surname: 'Kovács',
  client_phone: '+36 20 123 4567',
  doctor_service: 1,
  slot: 1,
  consents: ['personal_data'],
};
const HASH = '0123456789abcdef0123456789abcdef';

const BODIES: Partial<Record<RouteName | keyof typeof searchEndpoints, object>> = {
  registrationCodes: { phone: BOOKING.client_phone },
  validateAppointment: BOOKING,
  createAppointment: { ...BOOKING, code: { code: '1234' } },
  cancelAppointment: { hash: HASH },
  confirmAppointment: { hash: HASH },
  stopAppointmentFeed: { hash: HASH },
  chooseAlternative: { hash: HASH, slot: 1 },
  rescheduleAppointment: { hash: HASH, slot: 1 },
  holdSlot: { doctor_service: 1, slot: 1, client_phone: BOOKING.client_phone },
  createFeedback: { appointment: 1, hash: HASH, score: 9, comment: 'Kind, and on time' },
  createClinicRequest: {
    clinic_name: 'Duna Clinic',
    contact_name: 'Anna Kovács',
    phone: BOOKING.client_phone,
    email: 'anna@example.com',
    city: 'Budapest',
    consents: ['personal_data'],
  },
  createSurveyAnswer: { answers: { found_by: 'search' }, score: 9 },
  createContactMessage: {
    name: 'Anna Kovács',
    email: 'anna@example.com',
    message: 'How do I change the phone number of an appointment?',
    consents: ['personal_data'],
  },
  createSession: { username: 'anna', password: 'her password' },
  search: { query: 'card', filters: 'city=10', hitsPerPage: 5 },
  searchMany: {
    requests: [
      { indexName: SEARCH_INDEX, query: 'card', filters: 'city=10 AND type:Doctors' },
      { indexName: SEARCH_INDEX, query: 'card', filters: 'city=10 AND type:Specialties' },
    ],
  },
};

/** Returns the `example` of a parameter, if it has one. */
export function parameterExample(call: string, name: string): { example?: unknown } {
  return optionalExample({ ...PARAMETERS, ...valueOf(OF_CALL, call) }[name]);
}

/** Returns the `example` of a body, if it has one. */
export function bodyExample(call: string): { example?: unknown } {
  return optionalExample(valueOf(BODIES, call));
}

function valueOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return table[name];
}

function optionalExample(example: unknown): { example?: unknown } {
  return example === undefined ? {} : { example };
}
