import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/**
 * Reads bodies of the types of an upload into memory, for the calls registered on this instance. The
 * caller is authorised before, so that no one else can send megabytes.
 */
export function acceptUploads(
  app: FastifyInstance,
  { types, maxBytes }: NonNullable<Endpoint<string>['upload']>,
): void {
  app.addContentTypeParser<Buffer>(
    [...types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}
