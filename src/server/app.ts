import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { CountryCode } from '#shared/countries/codes.ts';
import { apiRoutes } from './api/index.ts';
import { docsRoutes } from './api/docs/index.ts';
import { crawlerRoutes } from './crawlers/crawler-routes.ts';
import { smsPage } from './dev/sms-page.ts';
import type { ConsoleSms } from './gateways/sms/console-sms.ts';
import { healthRoutes, type ReadinessCheck } from './health.ts';
import type { Metrics } from './metrics.ts';
import { lookRoutes } from './look/look-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { keptPages, pageRoutes, type Pages } from './page-routes.ts';
import { callPlugin } from './plugins/call.ts';
import { errorsPlugin } from './plugins/errors.ts';
import type { ForeignSources } from './plugins/google-tag-sources.ts';
import { BODY_LIMIT, jsonBodyPlugin } from './plugins/json-body.ts';
import { securityPlugin } from './plugins/security.ts';
import { refuseUnreadable } from './plugins/unreadable-request.ts';
import { validationPlugin } from './plugins/validation.ts';
import { readableUrl } from './readable-url.ts';
import { shortLinks } from './short-links.ts';
import type { Site } from './site.ts';

export interface AppOptions {
  sites: ReadonlyMap<CountryCode, Site>;
  defaultSite: Site;
  isReady: ReadinessCheck;
  /** Absent where only the API is wanted. */
  pages?: Pages;
  /** Present where `/dev/sms` is to be served. */
  consoleSms?: ConsoleSms;
  logger: FastifyBaseLogger;
  metrics?: Metrics;
  trustedProxyHops?: number;
  /** Origins whose pages may call the API. */
  corsOrigins?: readonly string[];
  /** Origins other than our own that our pages show pictures of. */
  imageOrigins?: readonly string[];
  /** Origins other than our own that our pages call. */
  apiOrigins?: readonly string[];
  /** What else our pages load and call. */
  foreignSources?: ForeignSources;
}

/** Builds the server from what it depends on; starts nothing and listens to nothing. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    clientErrorHandler: refuseUnreadable(options.defaultSite.country.locales[0]),
    trustProxy: (_address, hop) => hop < (options.trustedProxyHops ?? 0),
    // Request URLs can carry an appointment's hash.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    // Longer than any URL that Node takes: what is too long for a parameter, its schema says.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 65_536 },
  });
  await app.register(callPlugin, options);
  options.metrics?.observe(app);
  if (options.pages !== undefined) keptPages(app);
  await app.register(errorsPlugin);
  await app.register(securityPlugin, {
    runFrom: options.foreignSources?.script ?? [],
    connectTo: [...(options.apiOrigins ?? []), ...(options.foreignSources?.connect ?? [])],
    showFrom: [...(options.imageOrigins ?? []), ...(options.foreignSources?.image ?? [])],
    isDevelopment: options.pages?.isDevelopment ?? false,
  });
  await app.register(cors, {
    origin: [...(options.corsOrigins ?? [])],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    credentials: true,
    maxAge: 86_400,
    strictPreflight: false,
  });
  await app.register(compress, {
    threshold: 1400,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(jsonBodyPlugin);
  await app.register(validationPlugin);

  healthRoutes(app, options.isReady);
  apiRoutes(app);
  docsRoutes(app);
  mediaRoutes(app);
  await app.register(lookRoutes);
  shortLinks(app);
  crawlerRoutes(app);
  if (options.consoleSms !== undefined) smsPage(app, options.consoleSms);
  await pageRoutes(app, options.pages);
  return app;
}
