import { STAFF_TAGS } from '#shared/contract/staff/staff-endpoint.ts';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { operationsOf, SESSION_SCHEME } from './operations.ts';
import { withReferences } from './references.ts';

/** Builds the OpenAPI 3.1 document of the staff API, which is served on the staff hosts only. */
export function staffOpenApiDocument() {
  return withReferences({
    openapi: '3.1.0',
    info: {
      title: 'Vizit staff API',
      version: '1',
      description:
        'For the console and the cabinet. A call needs a session and a permission of the table in ' +
        'the source; without the permission it is a 403, and about something out of reach a 404.',
    },
    servers: [{ url: '/', description: 'The staff site of this document' }],
    security: [],
    tags: Object.entries(STAFF_TAGS).map(([name, description]) => ({ name, description })),
    paths: operationsOf(staffEndpoints),
    components: { schemas: { Error: NAMED_SCHEMAS.Error }, securitySchemes: SESSION_SCHEME },
  });
}
