import type { FastifyInstance } from 'fastify';
import { requestError } from '#server/http/http-error.ts';

/**
 * Responds to an `Expect` header other than `100-continue` with a 417. Node would send an empty
 * response without running any hook, so such a request goes through the router as well.
 */
export function checkExpectation(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', ({ headers: { expect } }, _reply, next) => {
    const isMet = expect === undefined || expect.toLowerCase() === '100-continue';
    next(isMet ? undefined : requestError(417, 'malformed_request'));
  });
}
