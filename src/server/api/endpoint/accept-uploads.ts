import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { unsupportedMediaType } from '#server/http/http-error.ts';

/**
 * Reads bodies of the types of an upload into memory, for the calls registered on this instance; every
 * other body is a 415 with the code `refusal`. JSON is one of them: a library would read its text as the path of a file. The
 * caller is authorised before, so that no one else can send megabytes.
 */
export function acceptUploads(
  app: FastifyInstance,
  { types, maxBytes }: NonNullable<Endpoint<string>['upload']>,
  refusal: ErrorCode = 'unsupported_media_type',
): void {
  const refused = unsupportedMediaType(refusal);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  // A browser that gets its answer before it has sent a file may report a lost connection.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, _body, done) => done(refused),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    done(Buffer.isBuffer(request.body) ? undefined : refused);
  });
}
