import type { TSchema } from 'typebox';
import { endpoints, type Endpoint, type EndpointName } from '#shared/contract/endpoints.ts';
import { countryOf } from '#shared/countries/index.ts';
import { paths as pages } from '#shared/paths.ts';
import { bodyExample, parameterExample } from './examples.ts';
import { GUIDE, TAGS } from './guide.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { parameterText } from './parameter-texts.ts';
import { withReferences } from './references.ts';
import { SEARCH_SECURITY, searchPaths } from './search-paths.ts';

const JSON_TYPE = 'application/json';

/** The country named as contact: one document describes all countries. */
const PROVIDER = countryOf('hu');
const SITE = `https://${PROVIDER.host}`;

/** Builds the OpenAPI 3.1 document from the schemas that validate requests. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name as EndpointName, endpoint),
    };
  }
  return withReferences({
    openapi: '3.1.0',
    info: {
      title: 'Vizit API',
      version: '1',
      description: [
        'Find doctors, see available slots, book an appointment.',
        ...GUIDE.map(({ title, text }) => `### ${title}\n\n${text}`),
      ].join('\n\n'),
      contact: {
        name: PROVIDER.brandName,
        url: SITE + pages.contacts(),
        email: PROVIDER.supportEmail,
      },
      license: { name: 'Terms of use', url: SITE + pages.userGtc() },
    },
    // Public, except for calls with a security requirement of their own.
    security: [],
    servers: [{ url: '/', description: 'The site of this document' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...searchPaths() },
    components: {
      schemas: NAMED_SCHEMAS,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: '`access_token` of a staff session',
        },
        ...SEARCH_SECURITY,
      },
    },
  });
}

function operation(name: EndpointName, endpoint: Endpoint) {
  const { success, body, errorStatuses = [] } = endpoint;
  const isSignedIn = endpoint.needsSession === true;
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
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [JSON_TYPE]: { schema: body, ...bodyExample(name) } },
          },
        }),
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
      ...(endpoint.params === undefined &&
      endpoint.flag === undefined &&
      !errorStatuses.includes(404)
        ? {}
        : { 404: failure('Not found') }),
      ...(endpoint.method === 'GET'
        ? {}
        : {
            413: failure('The body is too large'),
            415: failure('The body is not JSON'),
          }),
      ...(errorStatuses.includes(429)
        ? { 429: failure('Too many requests; see `Retry-After`') }
        : {}),
      500: failure('Internal error'),
      503: failure('Unavailable, nothing was changed; retry after `Retry-After`'),
    },
  };
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
