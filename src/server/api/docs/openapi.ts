import { endpoints } from '#shared/contract/endpoints.ts';
import { countryOf } from '#shared/countries/index.ts';
import { paths as pages } from '#shared/paths.ts';
import { GUIDE, TAGS } from './guide.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { operationsOf, SESSION_SCHEME } from './operations.ts';
import { withReferences } from './references.ts';
import { SEARCH_SECURITY, searchPaths } from './search-paths.ts';

/** The country named as contact: one document describes all countries. */
const PROVIDER = countryOf('hu');
const SITE = `https://${PROVIDER.host}`;

/** Builds the OpenAPI 3.1 document from the schemas that validate requests. */
export function openApiDocument() {
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
    paths: { ...operationsOf(endpoints), ...searchPaths() },
    components: {
      schemas: NAMED_SCHEMAS,
      securitySchemes: {
        ...SESSION_SCHEME,
        ...SEARCH_SECURITY,
      },
    },
  });
}
