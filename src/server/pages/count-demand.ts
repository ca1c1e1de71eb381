import type { FastifyInstance } from 'fastify';

/** Notes the lists that requests ask for. Cached pages that are sent before Fastify are noted there. */
export function countDemand(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, url, headers, ip, site } = request;
    const look = { url, userAgent: headers['user-agent'], address: ip };
    if (method === 'GET') site.demand.note(look, site.reference.current);
    next();
  });
}
