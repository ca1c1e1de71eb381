import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { HTTP_LIMITS } from '#server/http/connection-timeouts.ts';
import type { ReportReader } from '#server/gateways/sms/sms-gateway.ts';
import type { ConsoleSms } from '#server/gateways/sms/console-sms.ts';
import type { Site } from '#server/site.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';

/** The site of an app, another one in each test. */
interface Served {
  readonly site: Site;
  readonly sms: ConsoleSms;
}

interface Parts {
  render?: PageRenderer | undefined;
  readSmsReport?: ReportReader | undefined;
  /** True for a test that changes the app. */
  isOwn?: boolean | undefined;
}

interface ServedApp {
  readonly app: FastifyInstance;
  /** Ends the use of the app by this test. */
  release(): Promise<void>;
}

interface FreeApp {
  readonly app: FastifyInstance;
  serve(served: Served): void;
  /** Returns false if it has listened on a port or was closed. */
  isReusable(): boolean;
}

/** The apps that no test uses, by language of their default site. */
const free = new Map<string, FreeApp[]>();

/**
 * Returns an app that serves a site. Apps are used again: registering the routes of one takes longer than most tests.
 * They keep nothing of a site, which a request finds by its host. One with parts of its own, and one that has listened
 * on a port, is of one test.
 */
export async function serveSite(served: Served, parts: Parts = {}): Promise<ServedApp> {
  const {
    render,
    readSmsReport,
    isOwn = render !== undefined || readSmsReport !== undefined,
  } = parts;
  const language = served.site.country.locales[0];
  const apps = free.get(language) ?? [];
  free.set(language, apps);
  const found = (isOwn ? undefined : apps.pop()) ?? (await buildApp(served, parts));
  found.serve(served);
  const { app } = found;
  return {
    app,
    async release() {
      if (isOwn || !found.isReusable()) await app.close();
      else apps.push(found);
    },
  };
}

async function buildApp(first: Served, { render, readSmsReport }: Parts): Promise<FreeApp> {
  let current = first;
  const app = await createApp({
    get sites() {
      return new Map([[current.site.country.code, current.site]]);
    },
    get defaultSite() {
      return current.site;
    },
    isReady: () => Promise.resolve(true),
    consoleSms: {
      get sent() {
        return current.sms.sent;
      },
      send: (sms) => current.sms.send(sms),
    },
    ...(readSmsReport === undefined ? {} : { readSmsReport }),
    ...(render === undefined ? {} : { pages: { render, serveFiles: () => Promise.resolve() } }),
    logger: pino({ level: 'silent' }),
    // No response depends on how busy the machine is.
    httpLimits: { ...HTTP_LIMITS, handlerMs: 120_000 },
  });
  let isReusable = true;
  app.addHook('onListen', async () => void (isReusable = false));
  app.addHook('onClose', async () => void (isReusable = false));
  return {
    app,
    serve: (served) => (current = served),
    isReusable: () => isReusable,
  };
}
