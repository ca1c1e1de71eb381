import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { invalid, notFound } from '#server/http/request-error.ts';

/** Bodies beyond this are a 413; the largest honest booking has a tenth of it. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads JSON bodies. A text that PostgreSQL cannot store (a NUL, half of a surrogate pair) is
 * malformed here rather than an error down there, and so are keys that poison prototypes. What is
 * sent to no known address is not read at all: whoever mistyped it learns that, and nothing else.
 */
export const jsonBodyPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addHook('onRequest', (request, _reply, next) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      next(request.is404 && !isRead ? notFound() : undefined);
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (request, body, next) => {
        if (!isStorable(body)) {
          next(invalid({ code: 'malformed_json', attr: null }), undefined);
          return;
        }
        void parse(request, body, (error, value) => {
          next(error === null ? null : invalid({ code: 'malformed_json', attr: null }), value);
        });
      },
    );
    done();
  },
  { name: 'json-body' },
);

function isStorable(json: string): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json.isWellFormed();
  let isGood = true;
  try {
    JSON.parse(json, (key, value: unknown) => {
      for (const text of [key, value]) {
        if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
          isGood = false;
      }
      return value;
    });
  } catch {
    return false;
  }
  return isGood;
}
