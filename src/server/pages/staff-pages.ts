import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STAFF_HOST } from '#shared/countries/staff-hosts.ts';
import { STAFF_BUILD_HEADER, STAFF_LANGUAGE_COOKIE, type StaffState } from '#shared/staff-state.ts';
import { crawlerPaths } from '#shared/paths.ts';
import { notFound } from '#server/http/http-error.ts';
import { staffDocument } from '../ssr/staff-document.ts';
import type { Pages } from './pages.ts';

const ON_STAFF_HOSTS = { constraints: { host: STAFF_HOST } };

/** Serves the pages of staff: one document for every path, which no cache stores. */
export function staffPages(
  app: FastifyInstance,
  assets: NonNullable<Pages['staffAssets']>,
  { isDevelopment = false, staffBuild = '' }: Pick<Pages, 'isDevelopment' | 'staffBuild'>,
): void {
  app.get(crawlerPaths.robots(), ON_STAFF_HOSTS, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/*', ON_STAFF_HOSTS, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    const nonce = isDevelopment ? reply.allowScripts() : '';
    const document = staffDocument(stateOf(request, staffBuild), await assets(nonce));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(document);
  });
}

/**
 * Says in every response of the staff API which build of the pages the server has. The responses of the public API say
 * nothing: a browser would still have those of the former build after a release.
 */
export function announceStaffBuild(app: FastifyInstance, build: string): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.staffSite !== null && request.url.startsWith('/api/staff/')) {
      void reply.header(STAFF_BUILD_HEADER, build);
    }
    next();
  });
}

function stateOf({ staffSite, site, context, cookies }: FastifyRequest, build: string): StaffState {
  if (staffSite === null) throw notFound();
  const { code, locales } = site.country;
  const wanted = [cookies[STAFF_LANGUAGE_COOKIE], context.language];
  const supported = wanted.flatMap((each) => locales.find((locale) => locale === each) ?? []);
  return {
    site: staffSite,
    country: code,
    build,
    language: supported[0] ?? locales[0],
  };
}
