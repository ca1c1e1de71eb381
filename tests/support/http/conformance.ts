import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { ApiErrorBody } from '#shared/contract/errors.ts';
import type { TestResponse } from '../servers/server.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time']);
const isErrorBody = ajv.compile(ApiErrorBody);
const validators = new Map(
  Object.entries(endpoints).map(([name, { success }]) => [name, ajv.compile(success.schema)]),
);

/** Expects a response to have the endpoint's status and exactly the body of the contract. */
export function expectSuccess(name: RouteName, response: TestResponse): void {
  expect(response, JSON.stringify(response.body)).toMatchObject({
    status: endpoints[name].success.status,
  });
  const validate = validators.get(name);
  if (validate === undefined) throw new Error(`unknown endpoint: ${name}`);
  validate(response.body);
  expect(validate.errors ?? [], JSON.stringify(response.body)).toEqual([]);
}

/** Expects a response to a query of our own pages to match the narrower schema for clients. */
export function expectClientSuccess(name: RouteName, response: TestResponse): void {
  const { success } = endpoints[name];
  if (!('clientSchema' in success)) throw new Error(`${name} has no schema for clients`);
  const validate = ajv.compile(success.clientSchema);
  validate(response.body);
  expect(validate.errors ?? [], JSON.stringify(response.body)).toEqual([]);
}

/** Expects an error response in the format of the API. */
export function expectErrorResponse(
  response: Pick<TestResponse, 'status' | 'body' | 'headers'>,
): void {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  isErrorBody(response.body);
  expect(isErrorBody.errors ?? [], JSON.stringify(response.body)).toEqual([]);
}

/** Returns `code attr` of each error in an error response. */
export function problemsOf(response: TestResponse, status = 400): string[] {
  expectErrorResponse(response);
  expect(response.status).toBe(status);
  return response.body.errors.map(
    ({ code, attr }: { code: string; attr: string | null }) => `${code} ${attr ?? '-'}`,
  );
}
