import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { apiRoutes } from './api/index.ts';
import { smsReportRoutes } from './api/messages/sms-reports.ts';
import { docsRoutes } from './api/docs/index.ts';
import { cityMapRoutes } from './features/catalogue/city-maps/city-map-routes.ts';
import { crawlerRoutes } from './crawlers/crawler-routes.ts';
import { smsPage } from './gateways/sms/dev/sms-page.ts';
import type { ConsoleSms } from './gateways/sms/console-sms.ts';
import type { ReportReader } from './gateways/sms/sms-gateway.ts';
import { pictureRoutes } from './features/catalogue/pictures/picture-routes.ts';
import { healthRoutes, type ReadinessCheck } from './http/health.ts';
import type { Metrics } from './metrics/metrics.ts';
import { HTTP_LIMITS, type HttpLimits } from './http/connection-timeouts.ts';
import { brandRoutes } from './brand/brand-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { servePagesFromCache, pageRoutes } from './pages/page-routes.ts';
import { pageFailureRoutes } from './pages/page-failures.ts';
import type { Pages } from './pages/pages.ts';
import { setRequestContext } from './plugins/request-context.ts';
import { respondToErrors } from './plugins/errors.ts';
import { checkExpectation } from './plugins/expectation.ts';
import type { ForeignSources } from './plugins/google-tag-sources.ts';
import { BODY_LIMIT, parseJsonBodies } from './plugins/json-body.ts';
import { limitPipelining } from './plugins/pipelining.ts';
import { checkHost } from './plugins/security-host.ts';
import { trustOrigins } from './plugins/security-origin.ts';
import { setSecurityHeaders } from './plugins/security.ts';
import { respondToMalformedRequest } from './plugins/malformed-request.ts';
import { validateRequests } from './plugins/validation.ts';
import { readTarget } from './http/request-target.ts';
import { previewPages } from './pages/preview-page.ts';
import { countDemand } from './pages/count-demand.ts';
import { sendCachedPages } from './pages/send-cached-pages.ts';
import { shortLinks } from './pages/short-links.ts';
import { announceStaffBuild } from './pages/staff-pages.ts';
import type { Sites } from './requested-site.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './telemetry/request-id.ts';
import { requestTelemetry } from './telemetry/request-telemetry.ts';
import type { Tracer } from './telemetry/tracing/create-tracer.ts';

/**
 * The maximum size of a response that is compressed at once, in bytes. A compression stream costs more than the
 * compression: a response of 18 KB took 0.16 ms of CPU in a stream and 0.05 ms at once (zstd), one of 64 KB
 * 0.24 and 0.12 ms. Without this setting the limit is 8 KB on two cores, less than most lists.
 */
const MAX_SYNC_BYTES = 64 * 1024;

export interface AppOptions extends Sites {
  isReady: ReadinessCheck;
  /** Absent for an API without pages. */
  pages?: Pages;
  /** Present to serve `/dev/sms`. */
  consoleSms?: ConsoleSms;
  /** Present if the SMS provider reports deliveries. */
  readSmsReport?: ReportReader;
  logger: FastifyBaseLogger;
  metrics?: Metrics;
  tracer?: Tracer;
  trustedProxyHops?: number;
  /** Origins whose pages may call the API. */
  corsOrigins?: readonly string[];
  /** Other origins whose images our pages show. */
  imageOrigins?: readonly string[];
  /** Other origins that our pages call, and whose images they show. */
  apiOrigins?: readonly string[];
  /** Further sources of the content security policy. */
  foreignSources?: ForeignSources;
  /** Overrides the default timeouts. */
  httpLimits?: HttpLimits;
}

/** Builds the server from its dependencies, without listening on a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = options.httpLimits ?? HTTP_LIMITS;
  const app = fastify({
    loggerInstance: options.logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    http: {
      // A hook checks the header and responds with a body.
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Node would use the first of two Host headers. Joined, they are not a valid host.
      joinDuplicateHeaders: true,
    },
    // While the process stops, requests are still served, with `Connection: close`.
    return503OnClosing: false,
    clientErrorHandler: respondToMalformedRequest(options.defaultSite.country.locales[0]),
    trustProxy: (_address, hop) => hop < (options.trustedProxyHops ?? 0),
    // Request URLs can carry an appointment's hash.
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines carry the request id themselves.
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    rewriteUrl: readTarget,
    // Longer than any URL that Node accepts: the schemas limit the length of parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 65_536 },
  });
  app.decorate('handlerTimeoutMs', limits.handlerMs);
  limitPipelining(app);
  setRequestContext(app, options);
  requestTelemetry(app, options);
  countDemand(app);
  if (options.pages !== undefined) {
    servePagesFromCache(app, options.pages);
    if (options.pages.isDevelopment !== true) sendCachedPages(app, options);
    const { staffBuild } = options.pages;
    if (staffBuild !== undefined) announceStaffBuild(app, staffBuild);
  }
  options.tracer?.observe(app);
  respondToErrors(app);
  const { apiOrigins = [], imageOrigins = [] } = options;
  const { script = [], connect = [], image = [] } = options.foreignSources ?? {};
  setSecurityHeaders(app, {
    script,
    connect: [...apiOrigins, ...connect],
    image: [...apiOrigins, ...imageOrigins, ...image],
    mapTiles: imageOrigins,
    isDevelopment: options.pages?.isDevelopment ?? false,
  });
  checkHost(app);
  checkExpectation(app);
  const corsOrigins = options.corsOrigins ?? [];
  trustOrigins(app, corsOrigins);
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  await app.register(compress, {
    threshold: 1400,
    syncThreshold: MAX_SYNC_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  parseJsonBodies(app);
  validateRequests(app);

  previewPages(app, options.pages?.render);
  healthRoutes(app, options.isReady);
  apiRoutes(app);
  docsRoutes(app);
  mediaRoutes(app);
  cityMapRoutes(app);
  pictureRoutes(app);
  await app.register(brandRoutes);
  shortLinks(app);
  pageFailureRoutes(app);
  crawlerRoutes(app);
  if (options.readSmsReport !== undefined) await smsReportRoutes(app, options.readSmsReport);
  if (options.consoleSms !== undefined) smsPage(app, options.consoleSms);
  await pageRoutes(app, options.pages);
  return app;
}
