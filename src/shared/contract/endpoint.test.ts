import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { staffEndpoints } from './staff/staff-endpoints.ts';

/** The names of parameters by which an address is a secret. */
const SECRETS = ['token', 'hash', 'code'];

test('no shared cache may store the response of a secret address', () => {
  const all: Record<string, Endpoint<string>> = { ...endpoints, ...staffEndpoints };
  const secret = Object.entries(all).filter(([, { params, query }]) =>
    SECRETS.some((name) => [params, query].some((schema) => nameIsIn(name, schema))),
  );
  expect(secret.map(([name]) => name)).toContain('readCalendarFeed');
  expect(secret.map(([name]) => name)).toContain('appointmentFeed');
  const cacheable = secret.filter(([, { cache = 'private' }]) => cache !== 'private');
  expect(cacheable.map(([name]) => name)).toEqual([]);
});

function nameIsIn(name: string, schema: object | undefined): boolean {
  return schema !== undefined && 'properties' in schema && name in (schema.properties as object);
}
