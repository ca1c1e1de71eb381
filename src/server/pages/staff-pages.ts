import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STAFF_HOST } from '#shared/countries/staff-hosts.ts';
import { STAFF_LANGUAGE_COOKIE, type StaffState } from '#shared/staff-state.ts';
import { crawlerPaths } from '#shared/paths.ts';
import { notFound } from '#server/http/http-error.ts';
import { staffDocument } from '../ssr/staff-document.ts';
import type { Pages } from './page-routes.ts';

const ON_STAFF_HOSTS = { constraints: { host: STAFF_HOST } };

/** Serves the pages of staff: one document for every path, which no cache stores. */
export function staffPages(
  app: FastifyInstance,
  assets: NonNullable<Pages['staffAssets']>,
  isDevelopment = false,
): void {
  app.get(crawlerPaths.robots(), ON_STAFF_HOSTS, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/*', ON_STAFF_HOSTS, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    const nonce = isDevelopment ? reply.allowScripts() : '';
    const document = staffDocument(stateOf(request), await assets(nonce));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document);
  });
}

function stateOf({ staffSite, site, context, cookies }: FastifyRequest): StaffState {
  if (staffSite === null) throw notFound();
  const { code, locales } = site.country;
  const wanted = [cookies[STAFF_LANGUAGE_COOKIE], context.language];
  const language = wanted.map((each) => locales.find((locale) => locale === each));
  return { site: staffSite, country: code, language: language.find(Boolean) ?? locales[0] };
}
