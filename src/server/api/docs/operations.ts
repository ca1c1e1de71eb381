import type { TSchema } from 'typebox';
import type { Endpoint } from '#shared/contract/endpoints.ts';
import { bodyExample, parameterExample } from './examples.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { parameterText } from './parameter-texts.ts';

const JSON_TYPE = 'application/json';

type Paths = Record<string, Record<string, object>>;

/** Returns the `paths` of an OpenAPI document: an operation for every endpoint. */
export function operationsOf(endpoints: Readonly<Record<string, Endpoint<string>>>): Paths {
  const paths: Paths = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return paths;
}

/** The security scheme of calls that need the token of a session. */
export const SESSION_SCHEME = {
  session: { type: 'http', scheme: 'bearer', description: '`access_token` of a staff session' },
};

function operation(name: string, endpoint: Endpoint<string>) {
  const { success, errorStatuses = [] } = endpoint;
  const body = requestBody(name, endpoint);
  const isStaffCall = 'permission' in endpoint;
  const isPermitted = isStaffCall && endpoint.permission !== 'public';
  const isSignedIn = isPermitted || endpoint.needsSession === true;
  const failure = (description: string) => ({
    description,
    content: { [JSON_TYPE]: { schema: NAMED_SCHEMAS.Error } },
  });
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    ...(isSignedIn ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...parameters(name, 'path', endpoint.params),
      ...parameters(name, 'query', endpoint.query),
      ...(name === 'createAppointment' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body === null ? {} : { requestBody: { required: true, content: body } }),
    responses: {
      [success.status]: {
        description: 'OK',
        content:
          success.status === 204 ? {} : { [success.type ?? JSON_TYPE]: { schema: success.schema } },
      },
      ...(endpoint.cache === undefined
        ? {}
        : {
            304: {
              description: 'Not modified since the response whose ETag is in `If-None-Match`',
            },
          }),
      400: failure('The request is invalid; `attr` names the field'),
      ...(isSignedIn || errorStatuses.includes(401) ? { 401: failure('Not signed in') } : {}),
      ...(isPermitted || errorStatuses.includes(403)
        ? { 403: failure('The role does not permit the call') }
        : {}),
      ...(endpoint.params === undefined &&
      endpoint.flag === undefined &&
      !errorStatuses.includes(404)
        ? {}
        : { 404: failure('Not found') }),
      ...(endpoint.method === 'GET'
        ? {}
        : {
            413: failure('The body is too large'),
            415: failure('The body has another type'),
          }),
      ...(errorStatuses.includes(429) || isStaffCall
        ? { 429: failure('Too many requests; see `Retry-After`') }
        : {}),
      500: failure('Internal error'),
      503: failure('Unavailable, nothing was changed; retry after `Retry-After`'),
    },
  };
}

function requestBody(name: string, { body, upload }: Endpoint<string>) {
  if (upload !== undefined) return Object.fromEntries(upload.types.map((type) => [type, {}]));
  return body === undefined ? null : { [JSON_TYPE]: { schema: body, ...bodyExample(name) } };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'The same key and body return the first outcome',
};

function parameters(call: string, place: 'path' | 'query', schema: TSchema | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    description: parameterText(call, name, property.description),
    schema: property,
    ...parameterExample(call, name),
  }));
}
