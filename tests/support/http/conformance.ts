import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { endpoints, type EndpointName } from '#shared/contract/endpoints.ts';
import { ApiErrorBody } from '#shared/contract/errors.ts';
import type { TestResponse } from '../servers/server.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time']);
const isErrorBody = ajv.compile(ApiErrorBody);
const validators = new Map(
  Object.entries(endpoints).map(([name, { success }]) => [name, ajv.compile(success.schema)]),
);

/** Expects a response to have the endpoint's status and exactly the body of the contract. */
export function expectSuccess(name: EndpointName, answer: TestResponse): void {
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: endpoints[name].success.status,
  });
  const validate = validators.get(name);
  if (validate === undefined) throw new Error(`no such endpoint: ${name}`);
  validate(answer.body);
  expect(validate.errors ?? [], JSON.stringify(answer.body)).toEqual([]);
}

/** Expects the response to the query of our own clients to match the narrower schema. */
export function expectClientSuccess(name: EndpointName, answer: TestResponse): void {
  const { success } = endpoints[name];
  if (!('clientSchema' in success)) throw new Error(`${name} has no schema for clients`);
  const validate = ajv.compile(success.clientSchema);
  validate(answer.body);
  expect(validate.errors ?? [], JSON.stringify(answer.body)).toEqual([]);
}

/** Expects an error response in the format of the API. */
export function expectRefusal(answer: Pick<TestResponse, 'status' | 'body' | 'headers'>): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  isErrorBody(answer.body);
  expect(isErrorBody.errors ?? [], JSON.stringify(answer.body)).toEqual([]);
}

/** Returns `code attr` of each error in an error response. */
export function problemsOf(answer: TestResponse, status = 400): string[] {
  expectRefusal(answer);
  expect(answer.status).toBe(status);
  return answer.body.errors.map(
    ({ code, attr }: { code: string; attr: string | null }) => `${code} ${attr ?? '-'}`,
  );
}
