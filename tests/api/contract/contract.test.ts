import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import { openQueue } from '#tests/support/data/desk/queue.ts';
import { book, payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import {
  expectClientSuccess,
  expectErrorResponse,
  expectSuccess,
} from '#tests/support/http/conformance.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
} from '#tests/support/servers/server.ts';
import { bearer, PASSWORD, signIn } from '#tests/support/data/staff.ts';
import { endAppointment, type Appointment } from '#tests/support/data/appointment.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function freeSlot(day = TUESDAY): Promise<number> {
  const [slot] = await slotsOn(server, day);
  if (slot === undefined) throw new Error('The clinic has no free slot');
  return slot.id;
}

async function bookedAppointment(day = TUESDAY): Promise<Appointment> {
  // The number of codes per phone is limited.
  const phone = `+3620${1_000_000 + phones++}`;
  return (await book(server, payload(await freeSlot(day), { client_phone: phone }))).body;
}
let phones = 0;

async function hold(): Promise<TestResponse> {
  return server.post('/api/v1/slot-holds/', {
    doctor_service: 1,
    slot: await freeSlot('2026-11-25'),
    client_phone: `+3620${1_000_000 + phones++}`,
  });
}

const get = (url: string) => () => server.get(url);
const EXPANSIONS = ['services', 'clinic_branches', 'clinic_branches.services'];

/** Valid requests for every endpoint; an endpoint without one does not compile. */
const VALID_REQUESTS: Record<RouteName, (() => Promise<TestResponse>)[]> = {
  settings: [get('/api/v1/settings/')],
  cities: [
    get('/api/v1/cities/'),
    get('/api/v1/cities/?limit=1'),
    get('/api/v1/cities/?limit=none'),
  ],
  cityAreas: [get('/api/v1/city-areas/'), get('/api/v1/city-areas/?city=10&limit=1&offset=0')],
  insurances: [get('/api/v1/insurances/'), get('/api/v1/insurances/?id=1,2&limit=none')],
  services: [
    get('/api/v1/services/'),
    get('/api/v1/services/?city=10&city_area=1&type=initial-appointment&is_primary=true'),
    get('/api/v1/services/?id=1,4&has_adult_service=true'),
    get('/api/v1/services/?expand=extra_services,adult_service,children_service'),
  ],
  service: [
    get('/api/v1/services/cardiologist/'),
    get('/api/v1/services/cardiologist'),
    get('/api/v1/services/cardiologist/?city=10&expand=extra_services,children_service'),
    get('/api/v1/services/pediatric-cardiologist/?expand=adult_service'),
  ],
  serviceCategories: [
    get('/api/v1/service-categories/'),
    get('/api/v1/service-categories/?city=10&limit=1&offset=0'),
  ],
  doctorsMeta: [
    get('/api/v1/doctors-meta/?service=1'),
    get('/api/v1/doctors-meta/?service=1,2&city=10&locale=en'),
    get('/api/v1/doctors-meta/?service='),
  ],
  dayCounts: [
    get('/api/v1/doctors-day-counts/?service=1&city=10&date_from=2026-11-23&days=2'),
    get(
      '/api/v1/doctors-day-counts/?service=1&city=10&city_area=1&insurance=1&language=hu&age=24&date_from=2026-11-24&days=2',
    ),
  ],
  premiumDoctors: [
    get('/api/v1/doctors/premium/'),
    get('/api/v1/doctors/premium/?city=10&service=1&exclude=2&expand=clinic_branches.services'),
  ],
  nearestDoctors: [
    get('/api/v1/doctors/nearest/?city=10&service=1&lat=47.5&lng=19.05'),
    get(
      '/api/v1/doctors/nearest/?city=10&service=1&lat=47.5&lng=19.05&exclude=2&limit=1&expand=services',
    ),
  ],
  clinics: [
    get('/api/v1/clinics/'),
    get('/api/v1/clinics/?city=10&city_area=1&service=1&search=duna&lat=47.5&lng=19.05'),
    get('/api/v1/clinics/?ordering=distance&lat=47.5&lng=19.05&limit=1&offset=0'),
  ],
  clinic: [get('/api/v1/clinics/duna-clinic/'), get('/api/v1/clinics/duna-clinic/?city=10')],
  clinicReviews: [
    get('/api/v1/clinics/duna-clinic/reviews/'),
    get('/api/v1/clinics/duna-clinic/reviews/?city=10&limit=1&offset=1'),
  ],
  clinicBranches: [
    get('/api/v1/clinic-branches/'),
    get('/api/v1/clinic-branches/?city=10&service=1&lat=47.5&lng=19.05&radius=5000'),
    get('/api/v1/clinic-branches/?bbox=19,47,20,48'),
  ],
  doctors: [
    get('/api/v1/doctors/'),
    get('/api/v1/doctors/?limit=1&offset=1&city=10&service=1,2&ordering=price&is_active=true'),
    get('/api/v1/doctors/?lat=47.5&lng=19.05&ordering=distance&expand=clinic_branches'),
    ...EXPANSIONS.map((expand) => get(`/api/v1/doctors/?expand=${expand}`)),
    get(`/api/v1/doctors/?expand=${EXPANSIONS.join(',')}`),
    get('/api/v1/doctors/?is_active=false&expand=services,clinic_branches'),
  ],
  doctor: [get('/api/v1/doctors/nagy-anna/'), get('/api/v1/doctors/regi-cili/')],
  reviews: [
    get('/api/v1/doctors/nagy-anna/reviews/'),
    get('/api/v1/doctors/nagy-anna/reviews/?limit=1&offset=1'),
  ],
  latestReviews: [get('/api/v1/reviews/'), get('/api/v1/reviews/?city=10&limit=1')],
  slots: [
    get(`/api/v1/slots/?doctor=1,2&date_from=${TUESDAY}&date_to=2026-12-24`),
    get(`/api/v1/slots/?doctor=&date_from=${TUESDAY}&date_to=${TUESDAY}`),
    get(
      `/api/v1/slots/?doctor=1&service=1,2&clinic_branch=1&date_from=${TUESDAY}&date_to=${TUESDAY}`,
    ),
  ],
  nearestSlot: [
    get('/api/v1/slots/nearest/?doctor=1'),
    get(`/api/v1/slots/nearest/?doctor=1&service=2&clinic_branch=1&date_from=${TUESDAY}`),
    get('/api/v1/slots/nearest/?doctor=3'),
  ],
  appointmentFields: [
    get('/api/v1/clinic-branches/1/appointment-fields/'),
    get('/api/v1/clinic-branches/2/appointment-fields/'),
  ],
  queue: [
    async () => {
      const { desk } = await openQueue(server);
      const { screen_code: code } = await desk.deskQueue({ id: 1 });
      return server.get(`/api/v1/queues/${code}/`);
    },
  ],
  registrationCodes: [
    () => server.post('/api/v0/registration_codes/', { phone: '+36 20 765 4321' }),
  ],
  validateAppointment: [
    async () => server.post('/api/v1/appointments/validate/', payload(await freeSlot())),
  ],
  createAppointment: [
    async () => book(server, payload(await freeSlot())),
    async () => book(server, payload(await freeSlot(), { ...ALL_OPTIONAL_FIELDS, insurance: 1 })),
  ],
  appointment: [
    async () => {
      const { body } = await book(server, payload(await freeSlot()));
      return server.get(`/api/v1/appointments/${body.id}/?hash=${body.hash}`);
    },
  ],
  holdSlot: [async () => hold()],
  releaseSlot: [
    async () => server.delete(`/api/v1/slot-holds/${(await hold()).body.token}/`),
    () => server.delete(`/api/v1/slot-holds/${'0'.repeat(32)}/`),
  ],
  cancelAppointment: [
    async () => {
      const { id, hash } = await bookedAppointment();
      return server.post(`/api/v1/appointments/${id}/cancel/`, { hash });
    },
  ],
  confirmAppointment: [
    async () => {
      const { id, hash } = await bookedAppointment('2026-11-26');
      return server.post(`/api/v1/appointments/${id}/confirm/`, { hash });
    },
  ],
  chooseAlternative: [
    async () => {
      // A repeated request for the time that the appointment has.
      const { id, hash, datetime } = await bookedAppointment('2026-11-26');
      const slot = encodeSlotId(1, Date.parse(datetime));
      return server.post(`/api/v1/appointments/${id}/alternative/`, { hash, slot });
    },
  ],
  rescheduleAppointment: [
    async () => {
      const { id, hash } = await bookedAppointment();
      const slot = await freeSlot();
      return server.post(`/api/v1/appointments/${id}/reschedule/`, { hash, slot });
    },
  ],
  appointmentCalendar: [
    async () => {
      const { id, hash } = await bookedAppointment();
      return server.get(`/api/v1/appointments/${id}/calendar.ics?hash=${hash}`);
    },
  ],
  appointmentFeed: [
    async () => {
      const { id, hash } = await bookedAppointment('2026-11-26');
      const { body } = await server.get(`/api/v1/appointments/${id}/?hash=${hash}`);
      return server.get(`/api/v1/appointments/${id}/calendar/${body.calendar_token}/`);
    },
  ],
  stopAppointmentFeed: [
    async () => {
      const { id, hash } = await bookedAppointment('2026-11-26');
      return server.post(`/api/v1/appointments/${id}/calendar/stop/`, { hash });
    },
  ],
  createFeedback: [
    async () => {
      const { id, hash } = await bookedAppointment();
      await endAppointment(server, id);
      return server.post('/api/v1/feedback/', { appointment: id, hash, score: 9 });
    },
  ],
  createClinicRequest: [
    () =>
      server.post('/api/v1/clinic-requests/', {
        clinic_name: 'Tisza Clinic',
        contact_name: 'Kata Próba',
        phone: '+36 1 234 5678',
        email: 'kata@example.com',
        city: 'Szeged',
        consents: ['personal_data'],
      }),
  ],
  createSurveyAnswer: [
    () =>
      server.post('/api/v1/survey-answers/', {
        answers: { found: 'yes', appointments: 3 },
        score: 9,
      }),
    () => server.post('/api/v1/survey-answers/', { answers: {}, score: 0 }),
  ],
  createContactMessage: [
    () =>
      server.post('/api/v1/contact-messages/', {
        name: 'Kata',
        email: 'kata@example.com',
        message: 'Hello',
        consents: ['personal_data'],
      }),
  ],
  createSession: [
    async () => {
      await signIn(server, 'operator');
      return server.post('/api/v1/sessions/', { username: 'operator', password: PASSWORD });
    },
  ],
  closeSession: [
    async () =>
      server.delete('/api/v1/sessions/current/', bearer(await signIn(server, 'operator'))),
  ],
  me: [async () => server.get('/api/v1/users/me/', bearer(await signIn(server, 'admin')))],
};

/** Every optional field of a booking. */
const ALL_OPTIONAL_FIELDS = {
  booking_page: 'doctors-list',
  page_location: 'https://vizit.hu/doctors/budapest/cardiologist?utm_source=x',
  page_referrer: null,
  list_position: 3,
  google_ids: { client_id: '1.2' },
  analytics: { experiment: 'a' },
  additional_fields: [],
  unknown_field: { is: 'ignored' },
  client_phone: '06 20 222 3333',
};

describe.each(Object.keys(endpoints) as RouteName[])('%s', (name) => {
  test.each(VALID_REQUESTS[name].map((send, index) => [index + 1, send] as const))(
    'valid request %i gets a response with a body that matches its schema',
    async (_index, send) => {
      // One-time codes have limits per minute.
      server.clock.advance({ minutes: 1 });
      expectSuccess(name, await send());
    },
  );
});

test.each(['doctors', 'premiumDoctors'] as const)(
  '%s expands the links that our own pages request',
  async (name) => {
    await server.database.pool.query(`
      update doctor_service set is_premium = true;
      update doctor set feedback_count = 3, feedback_sum = 27;
      select refresh_doctor_listing(array(select id from doctor));`);
    const { path, clientQuery } = endpoints[name];
    const response = await server.get(`${path}?${new URLSearchParams(clientQuery)}`);
    expect(response.body.results).not.toEqual([]);
    expectClientSuccess(name, response);
  },
);

test('an error response has one shape for every cause', async () => {
  const json = '/api/v1/appointments/';
  const errors = {
    404: [
      server.get('/api/v1/doctors/unknown/'),
      server.get('/api/nothing/'),
      server.get('/api/v1/appointments/1/'),
    ],
    400: [server.get('/api/v1/slots/'), server.post(json, '{'), server.post(json, {})],
    413: [server.post(json, ' '.repeat(70_000))],
    415: [server.post(json, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })],
  };
  for (const [status, responses] of Object.entries(errors)) {
    for (const response of await Promise.all(responses)) {
      expect(response.status).toBe(Number(status));
      expectErrorResponse(response);
    }
  }
});

test('an error response has Retry-After when a limit is exceeded', async () => {
  const requestCode = () => server.post('/api/v0/registration_codes/', { phone: '+36201112233' });
  await Promise.all([requestCode(), requestCode(), requestCode()]);
  const rejected = await requestCode();
  expect(rejected.status).toBe(429);
  expectErrorResponse(rejected);
  expect(rejected.headers['retry-after']).toMatch(/^[1-9]\d*$/);
});

test('an error response hides a failure of the SMS provider behind our own code', async () => {
  const { send } = server.sms;
  server.sms.send = () => Promise.reject(new SmsError('the provider is down'));
  const rejected = await server.post('/api/v0/registration_codes/', { phone: '+36204445566' });
  server.sms.send = send;
  expect(rejected.status).toBe(500);
  expectErrorResponse(rejected);
});

test('an error response does not reveal the cause of an internal error', async () => {
  const broken = await startTestServer();
  await broken.database.pool.query('alter table doctor rename to doctor_gone');
  const failed = await broken.get('/api/v1/doctors/nagy-anna/');
  await broken.close();
  expect(failed.status).toBe(500);
  expectErrorResponse(failed);
  expect(JSON.stringify(failed.body)).not.toContain('doctor_gone');
});

test('an error response is in the language of Accept-Language', async () => {
  const detailIn = async (language: string) => {
    const response = await server.get('/api/v1/slots/', { 'accept-language': language });
    return response.body.errors[0].detail as string;
  };
  const details = await Promise.all(['en', 'hu', 'kk', 'ro', 'ru'].map(detailIn));
  expect(new Set(details).size).toBe(5);
  expect(details[0]).toBe('Please fill in this field');
  expect(await detailIn('de')).toBe(details[1]);
});

test('the error of a range of days that is too long states the maximum length', async () => {
  const detailOf = async (query: string, language: string) => {
    const response = await server.get(`/api/v1/slots/?${query}`, { 'accept-language': language });
    return response.body.errors[0].detail;
  };
  const year = 'date_from=2026-01-01&date_to=2026-12-31';
  expect(await detailOf(`doctor=1&${year}`, 'en')).toBe('Ask for at most 31 days at a time');
  expect(await detailOf(`doctor=1&${year}`, 'ru')).toBe('За один запрос — не больше 31 дня');
  const doctors = Array.from({ length: 300 }, (_, index) => index + 1).join();
  expect(await detailOf(`doctor=${doctors}&${year}`, 'en')).toBe(
    'Ask for at most 31 days at a time',
  );
  const week = 'date_from=2026-01-01&date_to=2026-01-08';
  expect(await detailOf(`doctor=${doctors}&${week}`, 'en')).toBe(
    'Ask for at most 4 days at a time',
  );
});

test.each([
  '/api/v1/doctors/?limit=abc',
  '/api/v1/doctors/?city=999',
  '/api/v1/doctors-meta/?service=999',
  '/api/v1/services/nothing/?expand=services',
  '/api/v1/services/NOTHING/?',
  '/api/v1/slots/?doctor=1',
  '/api/v1/users/me/?',
])('an error response to %s is in the language of `locale`', async (url) => {
  const response = await server.get(`${url}&locale=en`, { 'accept-language': 'ru' });
  expectErrorResponse(response);
  expect(response.body.errors[0].detail).toMatch(/^[ -~]+$/);
  expect(response.headers['vary']).toContain('Accept-Language');
});

test('an error response is in the language of the header if `locale` is invalid', async () => {
  const response = await server.get('/api/v1/doctors/?locale=de', { 'accept-language': 'ru' });
  expect(response.body.errors).toMatchObject([{ code: 'invalid', attr: 'locale' }]);
  expect(response.body.errors[0].detail).toMatch(/^[а-яё :,]+$/i);
});
