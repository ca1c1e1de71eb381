import { expect, test, vi } from 'vitest';
import { apiPath, type Endpoints } from './api.ts';
import { buildRequest, createHttpClient } from './client.ts';
import { endpoints } from './endpoints.ts';
import { routes } from './routes.ts';

const send = vi.fn(async () => ({}));
const api = createHttpClient<Endpoints>(routes, send);

test('a GET request leaves out query parameters that are not set', () => {
  const input = { city: 10, type: undefined, city_area: null, is_primary: false };
  expect(buildRequest(routes.services, input)).toEqual({
    method: 'GET',
    path: '/api/v1/services/?city=10&is_primary=false',
  });
});

test('a request has the query parameters that clients always send', async () => {
  await api.cityAreas({ city: 10 });
  expect(send).toHaveBeenLastCalledWith({
    method: 'GET',
    path: '/api/v1/city-areas/?city=10&limit=none',
  });
});

test('path parameters are encoded and stay out of query and body', async () => {
  await api.reviews({ slug: 'a/b', limit: 5 });
  expect(send).toHaveBeenLastCalledWith({
    method: 'GET',
    path: '/api/v1/doctors/a%2Fb/reviews/?limit=5',
  });
  await api.cancelAppointment({ id: 7, hash: 'f00' });
  expect(send).toHaveBeenLastCalledWith({
    method: 'POST',
    path: '/api/v1/appointments/7/cancel/',
    body: { hash: 'f00' },
  });
  await api.releaseSlot({ token: 'abc' });
  expect(send).toHaveBeenLastCalledWith({ method: 'DELETE', path: '/api/v1/slot-holds/abc/' });
});

test('headers are passed on with the request', async () => {
  const headers = { 'Idempotency-Key': 'k' };
  await api.registrationCodes({ phone: '+36201234567' }, { headers });
  expect(send).toHaveBeenLastCalledWith({
    method: 'POST',
    path: '/api/v0/registration_codes/',
    body: { phone: '+36201234567' },
    headers,
  });
});

test('the path of a file has its parameters and query', () => {
  expect(apiPath('appointmentCalendar', { id: 7, hash: 'f00' })).toBe(
    '/api/v1/appointments/7/calendar.ics?hash=f00',
  );
});

test('every route with path parameters validates exactly these', () => {
  for (const endpoint of Object.values(endpoints)) {
    const names = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name]) => name);
    const params = 'params' in endpoint ? Object.keys(endpoint.params.properties) : [];
    expect(params, endpoint.path).toEqual(names);
  }
});
