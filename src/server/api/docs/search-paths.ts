import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import { SearchFailure, searchEndpoints } from '#shared/contract/catalogue/search/search.ts';
import { bodyExample, parameterExample } from './examples.ts';
import { SEARCH_TAG } from './guide.ts';
import { parameterText } from './parameter-texts.ts';

const JSON_TYPE = 'application/json';

/** Returns the paths of the search, an API with its own errors. */
export function searchPaths(): Record<string, Record<string, object>> {
  return Object.fromEntries(
    Object.entries(searchEndpoints).map(([name, { path, summary, description, body, success }]) => [
      path.replace(/:(\w+)/g, '{$1}'),
      {
        post: {
          operationId: name,
          tags: [SEARCH_TAG],
          summary,
          description,
          security: [{ searchApplication: [], searchKey: [] }],
          parameters: pathParameters(name, path),
          requestBody: {
            required: true,
            content: { [JSON_TYPE]: { schema: body, ...bodyExample(name) } },
          },
          responses: {
            200: { description: 'OK', content: { [JSON_TYPE]: { schema: success.schema } } },
            400: failure('A parameter or a filter is invalid; the message says which'),
            403: failure('The application id or the key is wrong'),
            404: failure('Unknown index'),
            413: failure('The body is too large'),
            415: failure('The body has an unsupported type'),
            429: failure('Too many searches; see `Retry-After`'),
            500: failure('Internal error'),
            503: failure('Unavailable; retry later'),
          },
        },
      },
    ]),
  );
}

/** The search credentials; they are public and in the settings. */
export const SEARCH_SECURITY = {
  searchApplication: headerKey(SEARCH_HEADERS.applicationId, 'search.application_id'),
  searchKey: headerKey(SEARCH_HEADERS.apiKey, 'search.api_key'),
};

function headerKey(name: string, setting: string) {
  return {
    type: 'apiKey',
    in: 'header',
    name,
    description: `\`${setting}\` of the settings; may be in the query of the URL instead`,
  };
}

function pathParameters(call: string, path: string) {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterText(call, name),
    schema: { type: 'string' },
    ...parameterExample(call, name),
  }));
}

function failure(description: string) {
  return { description, content: { [JSON_TYPE]: { schema: SearchFailure } } };
}
