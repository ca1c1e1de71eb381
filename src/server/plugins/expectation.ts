import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from '#server/http/http-error.ts';

/**
 * Responds to an `Expect` header other than `100-continue` with a 417. Node would send an empty
 * response without running any hook, so such a request goes through the router as well.
 */
export const expectationPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    app.server.on('checkExpectation', (request, response) => app.routing(request, response));
    app.addHook('onRequest', ({ headers: { expect } }, _reply, next) => {
      const isMet = expect === undefined || expect.toLowerCase() === '100-continue';
      next(isMet ? undefined : unmetExpectation());
    });
    done();
  },
  { name: 'expectation' },
);

function unmetExpectation(): HttpError {
  return new HttpError(417, 'client_error', [{ code: 'malformed_request', attr: null }]);
}
