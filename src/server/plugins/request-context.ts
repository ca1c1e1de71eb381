import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { countryByHost } from '#shared/countries/index.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The country the request's host names. */
    site: Site;
    /** The site, and the language the answer is to be in. */
    context: RequestContext;
  }
}

interface Options {
  sites: ReadonlyMap<CountryCode, Site>;
  defaultSite: Site;
  isProduction?: boolean;
}

const MAX_CACHED_HEADERS = 1000;
const MAX_CACHED_HEADER_LENGTH = 100;

/** Gives every request its country, by host, and its language, by Accept-Language. */
export const callPlugin = fp(
  (
    app: FastifyInstance,
    { sites, defaultSite, isProduction = false }: Options,
    done: () => void,
  ) => {
    app.decorateRequest('site');
    app.decorateRequest('context');
    const languageOf = rememberedLanguages();
    app.addHook('onRequest', (request, _reply, next) => {
      const code = countryByHost(request.host);
      const site = (code === null ? undefined : sites.get(code)) ?? defaultSite;
      request.site = site;
      request.context = {
        site,
        language: languageOf(request.headers['accept-language'] ?? '', site.country.locales[0]),
        // In production no port, letter case or unknown name reaches links and cache keys.
        origin: `${request.protocol}://${(!isProduction && request.host.toLowerCase()) || site.country.host}`,
      };
      next();
    });
    done();
  },
  { name: 'context' },
);

/** As `preferredLanguage`, which nearly all browsers ask with the same few headers. */
function rememberedLanguages(): (header: string, fallback: Language) => Language {
  const known = new Map<string, Language>();
  return (header, fallback) => {
    const key = `${fallback} ${header}`;
    const found = known.get(key) ?? preferredLanguage(header, fallback);
    if (known.size >= MAX_CACHED_HEADERS) known.clear();
    if (header.length <= MAX_CACHED_HEADER_LENGTH) known.set(key, found);
    return found;
  };
}

/** The first language of an Accept-Language header, by its weights, that the product speaks. */
export function preferredLanguage(header: string | undefined, fallback: Language): Language {
  const wanted = (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        language: tag.trim().split('-')[0],
        weight: weight === undefined ? 1 : Number(weight.trim().slice(2)),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) if (isLanguage(language)) return language;
  return fallback;
}
