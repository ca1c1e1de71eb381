import type { FastifyInstance } from 'fastify';
import { validationError, notFound } from '#server/http/http-error.ts';

/** The maximum body size in bytes; a larger one is a 413. The largest valid booking has a tenth. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Parses JSON bodies. Text that PostgreSQL cannot store (a NUL, an unpaired surrogate) and keys that
 * pollute prototypes are rejected as malformed. The body of a request to an unknown path is not read:
 * the response is a 404.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const malformed = () => validationError({ code: 'malformed_json', attr: null });
  app.addHook('onRequest', (request, _reply, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    next(request.is404 && !isRead ? notFound() : undefined);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, next) => {
      if (!isStorable(body)) return next(malformed(), undefined);
      void parse(request, body, (error, value) => next(error && malformed(), value));
    },
  );
}

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
