import { expect, test, vi } from 'vitest';
import { apiPath, type Endpoints } from './api.ts';
import { buildRequest, createHttpClient } from './client.ts';
import { endpoints } from './endpoints.ts';
import { routes } from './routes.ts';

const send = vi.fn(async () => ({}));
const api = createHttpClient<Endpoints>(routes, send);

test('buildRequest omits query parameters that are not set', () => {
  const input = { city: 10, type: undefined, city_area: null, is_primary: false };
  expect(buildRequest(routes.services, input)).toEqual({
    method: 'GET',
    path: '/api/v1/services/?city=10&is_primary=false',
  });
});

test('an HTTP client adds the clientQuery of the route', async () => {
  await api.cityAreas({ city: 10 });
  expect(send).toHaveBeenLastCalledWith({
    method: 'GET',
    path: '/api/v1/city-areas/?city=10&limit=none',
  });
});

test('an HTTP client encodes path parameters and omits them from query and body', async () => {
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

test('an HTTP client sends the headers of a call', async () => {
  const headers = { 'Idempotency-Key': 'k' };
  await api.registrationCodes({ phone: '+36201234567' }, { headers });
  expect(send).toHaveBeenLastCalledWith({
    method: 'POST',
    path: '/api/v0/registration_codes/',
    body: { phone: '+36201234567' },
    headers,
  });
});

test('apiPath fills in path parameters and appends the query', () => {
  expect(apiPath('appointmentCalendar', { id: 7, hash: 'f00' })).toBe(
    '/api/v1/appointments/7/calendar.ics?hash=f00',
  );
});

test('every endpoint has a schema for exactly its path parameters', () => {
  for (const endpoint of Object.values(endpoints)) {
    const names = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name]) => name);
    const params = 'params' in endpoint ? Object.keys(endpoint.params.properties) : [];
    expect(params, endpoint.path).toEqual(names);
  }
});
