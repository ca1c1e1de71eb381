import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { unsupportedMediaType } from '#server/http/http-error.ts';

/**
 * Reads bodies of the types of an upload into memory, for the calls registered on this instance; every
 * other body is a 415. JSON is one of them: a library would read its text as the path of a file. The
 * caller is authorised before, so that no one else can send megabytes.
 */
export function acceptUploads(
  app: FastifyInstance,
  { types, maxBytes }: NonNullable<Endpoint<string>['upload']>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    done(Buffer.isBuffer(request.body) ? undefined : unsupportedMediaType());
  });
}
