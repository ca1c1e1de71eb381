import type { FastifyInstance } from 'fastify';
import { countHits } from '#server/limits/index.ts';
import { networksOf } from '#server/limits/networks-of.ts';
import { PAGE_FAILURE_OUTCOMES } from '#server/metrics/page-failure-metrics.ts';
import { isFromThisHost } from '#server/plugins/security-origin.ts';
import { notFound } from '#server/http/http-error.ts';

/**
 * Counts pages that failed in browsers, as the script of early.ts reports them: with the outcome, without
 * anything about the visitor. The address is only used for the limit (429).
 */
export function pageFailureRoutes(app: FastifyInstance): void {
  app.post<{ Params: { outcome: string } }>('/page-failures/:outcome/', async (request, reply) => {
    const { site, params, ip } = request;
    const outcome = PAGE_FAILURE_OUTCOMES.find((each) => each === params.outcome);
    if (outcome === undefined || !isFromThisHost(request)) throw notFound();
    await countHits(site, [{ limit: 'pageFailuresPerAddress', subject: networksOf(ip).address }]);
    app.metrics?.countPageFailure(site.country.code, outcome);
    return reply.code(204).send();
  });
}
