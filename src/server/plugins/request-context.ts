import type { FastifyInstance } from 'fastify';
import Negotiator from 'negotiator';
import { staffSiteByHost, type StaffSite } from '#shared/countries/staff-hosts.ts';
import { isLanguage, LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requestedSite, type Sites } from '#server/requested-site.ts';
import type { Site } from '#server/site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the requested host. */
    site: Site;
    /** The site and the language of the response. */
    context: RequestContext;
    /** The staff site of the requested host; null on the site of patients. */
    staffSite: StaffSite | null;
  }
}

const MAX_LANGUAGES = 20;

/** Sets the site of every request by its host, and its language by Accept-Language. */
export function setRequestContext(app: FastifyInstance, options: Sites): void {
  app.decorateRequest('site');
  app.decorateRequest('context');
  app.decorateRequest('staffSite', null);
  app.addHook('onRequest', (request, _reply, next) => {
    const { site, origin } = requestedSite(options, request.host, request.protocol);
    request.site = site;
    request.staffSite = staffSiteByHost(request.host);
    request.context = {
      site,
      origin,
      language: preferredLanguage(request.headers['accept-language'], site.country.locales[0]),
    };
    next();
  });
}

/** Returns the language of the product that an Accept-Language header prefers. */
export function preferredLanguage(header: string | undefined, fallback: Language): Language {
  // The library does not expect spaces around semicolons, and a header may be 16 kB long.
  const parts = (header ?? '').replace(/\s/g, '').split(',', MAX_LANGUAGES).join(',');
  const negotiator = new Negotiator({ headers: { 'accept-language': parts } });
  const language = negotiator.language([fallback, ...LANGUAGES]);
  return isLanguage(language) ? language : fallback;
}
