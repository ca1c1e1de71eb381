import { SEARCH_HEADERS, SearchFailure, searchEndpoints } from '#shared/contract/search.ts';

const JSON_TYPE = 'application/json';

/** The search's part of the document: another API than the rest, with errors of its own. */
export function searchPaths(): Record<string, Record<string, object>> {
  return Object.fromEntries(
    Object.entries(searchEndpoints).map(([name, { path, summary, body, answer }]) => [
      path.replace(/:(\w+)/g, '{$1}'),
      {
        post: {
          operationId: name,
          tags: ['Search'],
          summary,
          parameters: [...pathParameters(path), ...CREDENTIALS],
          requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } },
          responses: {
            200: { description: 'OK', content: { [JSON_TYPE]: { schema: answer } } },
            400: failure('A parameter or a filter cannot be read; the message says what'),
            403: failure('Not the application id and key of the settings'),
            404: failure('There is no such index'),
            413: failure('The body is too large'),
            500: failure('Something went wrong on our side'),
            503: failure('Try again in a moment'),
          },
        },
      },
    ]),
  );
}

const CREDENTIALS = Object.values(SEARCH_HEADERS).map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'As in the settings; may be in the query of the URL instead',
}));

function pathParameters(path: string) {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function failure(description: string) {
  return { description, content: { [JSON_TYPE]: { schema: SearchFailure } } };
}
