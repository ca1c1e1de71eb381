import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestResponse } from '#tests/support/servers/server.ts';
import { operationAt, type ApiDocument, type Operation } from './operations.ts';
import type { Sent } from './request.ts';
import type { Schema } from './schema.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns how a response violates the document, or null. */
export type FindFault = (sent: Sent, response: TestResponse) => string | null;

export function createFaultFinder(
  document: ApiDocument,
  operations: readonly Operation[],
): FindFault {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  const mismatch = (schema: Schema, body: unknown): string | null => {
    const validate =
      compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
    compiled.set(schema, validate);
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };
  const search = operations.find(({ isSearch }) => isSearch);
  const failures = { api: schemaOf(operations[0], 400), search: schemaOf(search, 404) };

  return ({ method, url, headers }, response) => {
    const { status, body } = response;
    const type = response.headers['content-type'];
    if (status >= 500) return `a ${status}`;
    if (response.headers['cache-control'] === undefined) return 'no Cache-Control';
    if (status === 304 && headers['if-none-match'] === undefined) return 'an unrequested 304';
    const operation = operationAt(operations, method === 'HEAD' ? 'GET' : method, url);
    if (operation === undefined) {
      const isSearch = new URL(url, 'http://localhost').pathname.startsWith('/1/');
      const expected = operations.some((other) => operationAt([other], other.method, url))
        ? 405
        : 404;
      if (status !== expected && !(isSearch && status === 403))
        return `a ${status} for an unknown URL`;
      return method === 'HEAD' ? null : mismatch(isSearch ? failures.search : failures.api, body);
    }
    const documented = operation.responses[status];
    if (documented === undefined) return `a ${status}, which is not documented`;
    const [[mediaType, { schema = {} }] = ['', {}]] = Object.entries(documented.content ?? {});
    if (method === 'HEAD') return body === '' ? null : 'a body for a HEAD';
    if (mediaType === '') return body === '' ? null : `a body, which is not documented`;
    if (mediaType === 'application/json') {
      if (type !== JSON_TYPE) return `the type ${String(type)}`;
    } else if (!String(type).startsWith(mediaType)) return `the type ${String(type)}`;
    return mismatch(schema, body) ?? (operation.isSearch ? null : contradiction(response));
  };
}

function schemaOf(operation: Operation | undefined, status: number): Schema {
  return operation?.responses[status]?.content?.['application/json']?.schema ?? {};
}

/** Returns how the status of an error response contradicts its body or headers, or null. */
function contradiction({ status, body, headers }: TestResponse): string | null {
  if (status < 400) return null;
  if (body.type === 'server_error') return `a server_error that is a ${status}`;
  if (body.type === 'validation_error' && status !== 400) return `a validation_error ${status}`;
  if (status === 429 && headers['retry-after'] === undefined) return 'no Retry-After';
  if (status === 401 && headers['www-authenticate'] === undefined) return 'no WWW-Authenticate';
  return null;
}

/** Describes everything needed to send the request again. */
export function describeRequest({ method, url, headers, payload }: Sent): string {
  return [
    `${method} ${url}`,
    `headers ${JSON.stringify(headers)}`,
    ...(payload === undefined ? [] : [`body ${JSON.stringify(payload)}`]),
  ].join('\n');
}
