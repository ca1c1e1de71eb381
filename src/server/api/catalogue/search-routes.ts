import { setImmediate } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEARCH_HEADERS } from '#shared/contract/catalogue/search/search-headers.ts';
import type { SearchFailure, SearchParams } from '#shared/contract/catalogue/search/search.ts';
import { checkCredentials } from '#server/features/catalogue/search/credentials.ts';
import { limitSearches } from '#server/features/catalogue/search/limit-searches.ts';
import { SearchError } from '#server/features/catalogue/search/search-error.ts';
import { searchWithDetails } from '#server/features/catalogue/search/search-with-details.ts';
import { httpErrorOf } from '#server/plugins/errors.ts';
import { BODY_LIMIT } from '#server/plugins/json-body.ts';
import { translatorFor } from '#server/text/translators.ts';
import { rejectOtherMethods } from '../endpoint/reject-other-methods.ts';
import { readParams, readQueries } from './read-params.ts';

/**
 * Registers an API compatible with Algolia. Its clients send JSON as text, and the key in headers or the
 * query, and expect errors in a format of their own.
 */
export function searchRoutes(app: FastifyInstance, _options: object, done: () => void): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    '*',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, next) => void parseJson(request, body === '' ? '{}' : body, next),
  );
  app.setErrorHandler<FastifyError>(sendFailure);
  app.addHook('onRequest', (request, _reply, next) => {
    checkCredentials(
      request.site,
      credential(request, SEARCH_HEADERS.applicationId),
      credential(request, SEARCH_HEADERS.apiKey),
    );
    next();
  });

  app.post<{ Params: { index: string } }>('/indexes/:index/query', async (request, reply) => {
    const { index } = request.params;
    limitSearches(request.site, request.ip, 1);
    return send(reply, 200, await timedSearch(request, index, readParams(request.body)));
  });
  app.post<{ Params: { index: string } }>('/indexes/:index/queries', async (request, reply) => {
    if (request.params.index !== '*') throw new SearchError(404, 'Queries go to /1/indexes/*');
    const results: string[] = [];
    const queries = readQueries(request.body);
    limitSearches(request.site, request.ip, queries.length);
    for (const { index, params } of queries) {
      // Lets other requests run between the queries.
      if (results.length > 0) await setImmediate();
      results.push(await timedSearch(request, index, params));
    }
    return send(reply, 200, `{"results":[${results.join()}]}`);
  });
  for (const path of ['/indexes/:index/query', '/indexes/:index/queries']) {
    rejectOtherMethods(app, path, [{ method: 'POST' }]);
  }
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before any body is read.
    onRequest: (_request, _reply, next) => next(new SearchError(404, 'Unknown path')),
    handler: () => undefined,
  });
  done();
}

async function timedSearch(request: FastifyRequest, index: string, params: SearchParams) {
  const { context, server, log } = request;
  const start = performance.now();
  const onError = (error: unknown) => log.warn({ err: error }, 'search details failed');
  const result = await searchWithDetails(context, index, params, onError);
  server.metrics?.observeSearch(context.site.country.code, performance.now() - start);
  return result;
}

function credential(request: FastifyRequest, name: string): string {
  const query = request.query as Record<string, unknown>;
  const value = request.headers[name] ?? query[name];
  return typeof value === 'string' ? value : '';
}

function sendFailure(
  error: FastifyError | SearchError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof SearchError) return send(reply, error.status, failureOf(error));
  const httpError = httpErrorOf(error);
  if (httpError.status >= 500) request.failure = error;
  if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
  const [fieldError] = httpError.fieldErrors;
  const message = translatorFor('errors', 'en')(
    fieldError?.code ?? 'server_error',
    fieldError?.params,
  );
  return send(reply, httpError.status, failureOf({ message, status: httpError.status }));
}

function failureOf({ message, status }: SearchFailure): string {
  return JSON.stringify({ message, status });
}

function send(reply: FastifyReply, status: number, json: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(json);
}
