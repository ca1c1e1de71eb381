import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, shortPaths } from '#shared/paths.ts';
import { findShortLink } from '../features/messages/find-short-link.ts';

interface Route {
  Params: { code: string };
}

/** Redirects the short links of SMS messages; an unknown code leads to the not-found page. */
export function shortLinks(app: FastifyInstance): void {
  for (const page of ['appointment', 'feedback'] as const) {
    const redirect = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      const path = await findShortLink(request.site, page, request.params.code);
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      return reply.redirect(path ?? paths.notFound(request.url), 302);
    };
    app.get<Route>(decodeURIComponent(shortPaths[page](':code')), redirect);
  }
}
