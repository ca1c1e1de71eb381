import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { expectErrorResponse, problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterAll(() => server.close());

/** Shortens the URL for the title of a test. */
const withTitle = ([url = '', problem = '']: string[]) => [url.slice(0, 90), problem, url] as const;

describe('invalid queries', () => {
  const DOCTORS = '/api/v1/doctors/?';
  const SLOTS = '/api/v1/slots/?';
  const RANGE = `date_from=${TUESDAY}&date_to=${TUESDAY}`;

  test.each(
    [
      [`${DOCTORS}ordering=name`, 'invalid ordering'],
      [`${DOCTORS}ordering=`, 'invalid ordering'],
      [`${DOCTORS}ordering=distance`, 'required lat'],
      [`${DOCTORS}ordering=distance&lat=47`, 'required lng'],
      [`${DOCTORS}lat=91`, 'too_large lat'],
      [`${DOCTORS}lng=-181`, 'too_small lng'],
      [`${DOCTORS}lat=NaN`, 'invalid lat'],
      [`${DOCTORS}lat=Infinity`, 'too_large lat'],
      [`${DOCTORS}limit=0`, 'too_small limit'],
      [`${DOCTORS}limit=301`, 'too_large limit'],
      [`${DOCTORS}limit=none`, 'invalid limit'],
      [`${DOCTORS}limit=2.5`, 'invalid limit'],
      [`${DOCTORS}offset=-1`, 'too_small offset'],
      [`${DOCTORS}offset=10001`, 'too_large offset'],
      [`${DOCTORS}offset=99999999999999999999`, 'too_large offset'],
      [`${DOCTORS}city=budapest`, 'invalid city'],
      [`${DOCTORS}city=`, 'invalid city'],
      [`${DOCTORS}city=0`, 'too_small city'],
      [`${DOCTORS}city=2147483648`, 'too_large city'],
      [`${DOCTORS}city=10&city=11`, 'invalid city'],
      [`${DOCTORS}city=%zz`, 'invalid city'],
      [`${DOCTORS}city=%00`, 'invalid city'],
      [`${DOCTORS}city=10%ff`, 'invalid city'],
      [`${DOCTORS}service=1,`, 'invalid service'],
      [`${DOCTORS}service=1,-2`, 'invalid service'],
      [`${DOCTORS}service=1;2`, 'invalid service'],
      [`${DOCTORS}service=${Array(301).fill('1').join()}`, 'invalid service'],
      [`${DOCTORS}exclude=x`, 'invalid exclude'],
      [`${DOCTORS}language=english`, 'invalid language'],
      [`${DOCTORS}age=-1`, 'too_small age'],
      [`${DOCTORS}age=1201`, 'too_large age'],
      [`${DOCTORS}is_active=maybe`, 'invalid is_active'],
      [`${DOCTORS}slot_date=tomorrow`, 'invalid slot_date'],
      [`${DOCTORS}slot_date=2026-02-30`, 'invalid slot_date'],
      [`${DOCTORS}slot_date=0000-01-01`, 'invalid slot_date'],
      [`${DOCTORS}expand=${'x'.repeat(201)}`, 'too_long expand'],
      [`${DOCTORS}expand=services&expand=clinic_branches`, 'invalid expand'],
      ...['city', 'city_area', 'nearest_city_area', 'service', 'clinic', 'insurance'].map(
        (name) => [`${DOCTORS}${name}=999`, `does_not_exist ${name}`] as [string, string],
      ),
      [`${DOCTORS}locale=de`, 'invalid locale'],
      [`${DOCTORS}language=xx`, 'does_not_exist language'],
      [`${DOCTORS}language=hu,kk`, 'does_not_exist language'],
      [`${DOCTORS}expand=nothing`, 'invalid expand'],
      [`${DOCTORS}expand=services,nothing`, 'invalid expand'],
      [`${DOCTORS}expand=services.city`, 'invalid expand'],
      [`${DOCTORS}expand=extra_services`, 'invalid expand'],
      [`${DOCTORS}lat=47.5`, 'required lng'],
      [`${DOCTORS}lng=19`, 'required lat'],
      [`${DOCTORS}city=11&city_area=1`, 'does_not_exist city_area'],
      [`${DOCTORS}city=11&nearest_city_area=1`, 'does_not_exist nearest_city_area'],
      ['/api/v1/doctors-meta/?service=1&city=11&city_area=1', 'does_not_exist city_area'],
      ['/api/v1/services/?city=11&city_area=1', 'does_not_exist city_area'],
      ['/api/v1/services/?expand=services', 'invalid expand'],
      ['/api/v1/services/cardiologist/?expand=nothing', 'invalid expand'],
      ['/api/v1/doctors/premium/?expand=nothing', 'invalid expand'],
      ['/api/v1/clinics/?lat=47.5', 'required lng'],
      ['/api/v1/clinics/?city=11&city_area=1', 'does_not_exist city_area'],
      ['/api/v1/slots/nearest/?doctor=1&service=9999', 'does_not_exist service'],
      ['/api/v1/slots/nearest/?doctor=1&clinic_branch=9999', 'does_not_exist clinic_branch'],
      ['/api/v1/doctors/premium/?city=999', 'does_not_exist city'],
      ['/api/v1/doctors-meta/', 'required service'],
      ['/api/v1/city-areas/?city=999', 'does_not_exist city'],
      ['/api/v1/services/?city=999', 'does_not_exist city'],
      ['/api/v1/services/?city_area=999', 'does_not_exist city_area'],
      ['/api/v1/service-categories/?city=999', 'does_not_exist city'],
      ['/api/v1/clinics/?service=999', 'does_not_exist service'],
      ['/api/v1/clinics/?ordering=distance&lat=1', 'required lng'],
      ['/api/v1/clinic-branches/?lat=1', 'required lng'],
      ['/api/v1/clinic-branches/?radius=5', 'required lat'],
      ['/api/v1/clinic-branches/?bbox=1,2,3', 'invalid bbox'],
      ['/api/v1/clinic-branches/?bbox=20,47,19,48', 'invalid bbox'],
      ['/api/v1/clinic-branches/?bbox=19,48,20,47', 'invalid bbox'],
      ['/api/v1/clinic-branches/?bbox=19,47,181,48', 'invalid bbox'],
      ['/api/v1/cities/?limit=0', 'too_small limit'],
      ['/api/v1/cities/?limit=all', 'invalid limit'],
      ['/api/v1/services/?limit=301', 'too_large limit'],
      ['/api/v1/services/?type=surgery', 'invalid type'],
      ['/api/v1/insurances/?id=a', 'invalid id'],
      ['/api/v1/doctors/nagy-anna/reviews/?limit=none', 'invalid limit'],
      [`${SLOTS}doctor=1`, 'required date_from'],
      [`${SLOTS}${RANGE}`, 'required doctor'],
      [`${SLOTS}doctor=1&date_from=${TUESDAY}&date_to=2026-11-23`, 'invalid date_to'],
      [`${SLOTS}doctor=1&date_from=${TUESDAY}&date_to=2026-12-25`, 'range_too_long date_to'],
      [`${SLOTS}doctor=1&date_from=1900-01-01&date_to=2199-12-31`, 'range_too_long date_to'],
      [`${SLOTS}doctor=1&date_from=2026-02-30&date_to=2026-03-01`, 'invalid date_from'],
      [`${SLOTS}doctor=1&date_from=0000-01-01&date_to=0000-01-02`, 'invalid date_from'],
      [`${SLOTS}doctor=9999999999&${RANGE}`, 'invalid doctor'],
      ['/api/v1/slots/nearest/', 'required doctor'],
      ['/api/v1/slots/nearest/?doctor=1&date_from=x', 'invalid date_from'],
    ].map(withTitle),
  )('the query %s is rejected: %s', async (_title, problem, url) => {
    expect(problemsOf(await server.get(url))).toEqual([problem]);
  });

  test.each(
    [
      `${DOCTORS}offset=10000`,
      `${DOCTORS}unknown=1&unknown=2&__proto__=x&constructor=y&toString=z`,
      `${DOCTORS}%zz=1&%ff`,
      `${DOCTORS}slot_date=1900-01-01`,
      `${DOCTORS}slot_date=2199-12-31`,
      `${DOCTORS}service=`,
      `${DOCTORS}language=de,ru`,
      `${DOCTORS}expand=clinic_branches_,services`,
      `${DOCTORS}expand=`,
      `${DOCTORS}lat=47.5&lng=19`,
      `${DOCTORS}city=10&city_area=1`,
      '/api/v1/services/?id=1,99999',
      '/api/v1/insurances/?id=999',
      `${DOCTORS}exclude=${Array(300).fill('999999999').join()}`,
      `${SLOTS}doctor=${Array(300).fill('999999999').join()}&${RANGE}`,
      `${SLOTS}doctor=1&date_from=2199-12-01&date_to=2199-12-31`,
      '/api/v1/slots/nearest/?doctor=999&date_from=2199-12-31',
    ].map((url) => withTitle([url, ''])),
  )('the query %s is accepted', async (_title, _nothing, url) => {
    expect((await server.get(url)).status).toBe(200);
  });
});

test.each(
  [
    '/api/v1/doctors/unknown/',
    '/api/v1/doctors/unknown/reviews/',
    '/api/v1/services/nothing/',
    '/api/v1/services/Dentist/',
    '/api/v1/services/стоматолог/',
    '/api/v1/services/..%2f/',
    '/api/v1/clinics/a--b/',
    '/api/v1/doctors/UPPER/',
    '/api/v1/doctors/UPPER/reviews/',
    '/api/v1/doctors/Nagy Anna/',
    '/api/v1/doctors/%zz/',
    '/api/v1/doctors/%ff/',
    '/api/v1/doctors/%00/',
    '/api/v1/doctors/a%2fb/',
    `/api/v1/doctors/${'a'.repeat(201)}/`,
    `/api/v1/doctors/${'a'.repeat(2000)}/`,
    '/api/v1/appointments/0/',
    '/api/v1/appointments/x/',
    '/api/v1/appointments/1.5/',
    '/api/v1/appointments/9007199254740993/',
    '/api/v1/clinic-branches/-1/appointment-fields/',
    '/api/v1/clinic-branches/99/appointment-fields/',
    '/api/v1/appointments/1001/',
    `/api/v1/appointments/${Number.MAX_SAFE_INTEGER}/?hash=x`,
    '/api/v2/doctors/',
    '/api/v1//doctors//',
    '/api/',
    '/api/%zz',
    '/api/v1/%c3%28/',
  ].map((url) => [url.slice(0, 60), url] as const),
)('the path %s is not found', async (_title, url) => {
  expect(problemsOf(await server.get(url), 404)).toEqual(['not_found -']);
});

test('the URL of an appointment rejects a repeated hash', async () => {
  const response = await server.get('/api/v1/appointments/1001/?hash=1&hash=2');
  expect(problemsOf(response)).toEqual(['invalid hash']);
});

test.each(['PUT', 'PATCH', 'DELETE', 'POST'] as const)(
  'the method %s on a read call is rejected',
  async (method) => {
    for (const url of ['/api/v1/doctors/', '/api/v1/appointments/1001/', '/api/openapi.json']) {
      const response = await server.app.inject({ method, url });
      expect(response.statusCode).toBe(405);
      expectErrorResponse({ status: 405, headers: response.headers, body: response.json() });
    }
  },
);

test.each([
  ['application/json', '{'],
  ['text/plain', 'x'],
  ['application/json', ' '.repeat(100_000)],
])('an unknown path is a 404 for every method and body: %s', async (type, body) => {
  const headers = { 'content-type': type };
  const response = await server.post('/api/v1/appointment/', body, headers);
  expect(problemsOf(response, 404)).toEqual(['not_found -']);
  expect(response.headers).toHaveProperty('content-security-policy');
  const page = await server.post('/doctors/budapest/', body, headers);
  expect(problemsOf(page, 404)).toEqual(['not_found -']);
});

test('an OPTIONS request of any origin gets a response that allows no foreign origin', async () => {
  for (const headers of [
    {},
    { origin: 'https://x.test', 'access-control-request-method': 'GET' },
  ]) {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/doctors/',
      headers,
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test.each([
  ['cookie', 'phone-proof=%zz; phone-proof=1.2; =; ;;'],
  ['cookie', 'phone-proof=Infinity.abc'],
  ['accept-language', `${'hu;q=x,'.repeat(50)}*`],
  ['accept-encoding', 'gzip;q=0, lzma, *;q=0'],
  ['x-forwarded-for', '1.2.3, ::g, x'],
])('the header %s with "%s" is accepted or ignored', async (name, value) => {
  const [slot] = await slotsOn(server, TUESDAY);
  const body = payload(slot?.id ?? 0);
  const response = await server.post('/api/v1/appointments/validate/', body, { [name]: value });
  expect(response.status).toBe(200);
});

test.each(['kz.localhost:x', '[::1', 'a b', 'vizit.hu/evil', '"><script>'])(
  'the Host header %s is rejected',
  async (host) => {
    const response = await server.get('/api/v1/cities/', { host });
    expect(problemsOf(response)).toEqual(['malformed_request -']);
  },
);
