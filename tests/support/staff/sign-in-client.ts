import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { staffSignInEndpoints } from '#shared/contract/identity/sign-in/sign-in.ts';
import { expectErrorResponse } from '../http/conformance.ts';
import type { TestResponse, TestServer } from '../servers/server.ts';

export type SignInCall = keyof typeof staffSignInEndpoints;

interface Request {
  readonly body?: unknown;
  /** The id or token in the path. */
  readonly param?: string | number;
  readonly headers?: Record<string, string>;
}

/** A browser of a member of staff, with its cookie and its access token. */
export interface SignInClient {
  token: string | null;
  /** The cookie with the renewal token, as `name=value`. */
  cookie: string | null;
  /** The cookie of a device that knows people, as `name=value`. */
  device: string | null;
  call(name: SignInCall, request?: Request): Promise<TestResponse>;
}

const COOKIE = 'staff-session';
const DEVICE_COOKIE = 'staff-device';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time']);
const validators = new Map(
  Object.entries(staffSignInEndpoints).map(([name, { success }]) => [
    name,
    ajv.compile(success.schema),
  ]),
);

/** Creates a client that expects every response to match the contract. */
export function signInClient(server: Pick<TestServer, 'get' | 'post' | 'delete'>): SignInClient {
  const client: SignInClient = {
    token: null,
    cookie: null,
    device: null,
    async call(name, { body = {}, param = '', headers: given = {} } = {}) {
      const { method, path, success } = staffSignInEndpoints[name];
      const url = path.replace(/:\w+/, String(param));
      const headers = {
        ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
        cookie: [client.cookie, client.device].filter((each) => each !== null).join('; '),
        ...given,
      };
      const response =
        method === 'POST'
          ? await server.post(url, body, headers)
          : await server[method === 'GET' ? 'get' : 'delete'](url, headers);
      expect(response.headers['cache-control'], url).toBe('no-store');
      if (response.status >= 400) {
        expectErrorResponse(response);
        return response;
      }
      expect(response.status, url).toBe(success.status);
      const validate = validators.get(name);
      validate?.(response.body);
      expect(validate?.errors ?? [], JSON.stringify(response.body)).toEqual([]);
      const cookie = response.cookies.find((each) => each.name === COOKIE);
      if (cookie !== undefined) client.cookie = `${COOKIE}=${cookie.value}`;
      const device = response.cookies.find((each) => each.name === DEVICE_COOKIE);
      if (device !== undefined) client.device = `${DEVICE_COOKIE}=${device.value}`;
      if (typeof response.body.access_token === 'string') client.token = response.body.access_token;
      return response;
    },
  };
  return client;
}
