import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Flags } from '#shared/countries/flags.ts';
import { createApp } from '#server/app.ts';
import { readFlagOverrides } from '#server/config/settings/flag-overrides.ts';
import { readRetention } from '#server/config/settings/retention.ts';
import { createSite } from '#server/create-site.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import { renderErrorPage, renderPage } from '#web/entry/server.tsx';
import { clinic } from '../data/clinic.ts';
import type { TestTemplate } from '../database/database.ts';
import { startTestServer, type TestServer } from './server.ts';

interface TestResponse {
  status: number;
  /** The Location header of a redirect. */
  location: string | undefined;
  text: string;
  headers: Readonly<Record<string, unknown>>;
}

/** A site with some flags changed. */
export interface SiteWithFlags {
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, body?: object): Promise<TestResponse>;
}

export interface SitesWithFlags {
  server: TestServer;
  /** Sets the flags as an operator does, in `FLAGS_HU`. */
  open(flags?: Partial<Flags>): Promise<SiteWithFlags>;
  close(): Promise<void>;
}

interface Options {
  /** The data; by default the sample clinic. */
  template?: TestTemplate;
  logger?: FastifyBaseLogger;
}

/**
 * Starts one database and any number of Hungarian sites on it that differ in their flags. They
 * serve pages, but not the files that a browser loads.
 */
export async function startSitesWithFlags(options: Options = {}): Promise<SitesWithFlags> {
  const { template = clinic(), logger = pino({ level: 'silent' }) } = options;
  const server = await startTestServer({ template });
  const apps: FastifyInstance[] = [];

  async function open(flags: Partial<Flags> = {}): Promise<SiteWithFlags> {
    const { site: first, sms, clock } = server;
    const site = await createSite({
      code: 'hu',
      database: server.database.serving,
      sms,
      clock: clock.now,
      retention: readRetention({}),
      secret: first.secret,
      flagOverrides: readFlagOverrides({ FLAGS_HU: JSON.stringify(flags) }).hu,
    });
    const app = await createApp({
      sites: new Map([['hu', site]]),
      defaultSite: site,
      isReady: () => Promise.resolve(true),
      pages: { render: renderer(), serveFiles: () => Promise.resolve() },
      logger,
    });
    apps.push(app);
    const send = async (request: {
      method: 'GET' | 'POST';
      url: string;
      headers?: object;
      payload?: object;
    }) => {
      const { statusCode, headers, body } = await app.inject({
        ...request,
        headers: { host: 'vizit.hu', ...request.headers },
      });
      return { status: statusCode, location: headers.location, text: body, headers };
    };
    return {
      get: (url, headers = {}) => send({ method: 'GET', url, headers }),
      post: (url, body = {}) => send({ method: 'POST', url, payload: body }),
    };
  }

  return {
    server,
    open,
    async close() {
      for (const app of apps) await app.close();
      await server.close();
    },
  };
}

function renderer() {
  return createPageRenderer({
    source: {
      entry: () => Promise.resolve({ renderPage, renderErrorPage }),
      assets: () => Promise.resolve({ head: '', scripts: '' }),
    },
  });
}
