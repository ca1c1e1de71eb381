import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { MapTiles } from '#server/config/config.ts';
import type { CityMapFile } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import type { Limits } from '#server/limits/index.ts';
import type { SignInLinks } from '#server/config/settings/sign-in-links.ts';
import { readRetention } from '#server/config/settings/retention.ts';
import { createSite } from '#server/create-site.ts';
import type { ReportReader } from '#server/gateways/sms/sms-gateway.ts';
import { createConsoleSms, type ConsoleSms } from '#server/gateways/sms/console-sms.ts';
import type { Site } from '#server/site.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { CLINIC_NOW, clinic } from '../data/clinic.ts';
import { testClock, type TestClock } from '../database/clock.ts';
import { RAISED_LIMITS } from './raised-limits.ts';
import { serveSite } from './shared-app.ts';
import { createTestDatabase, type TestDatabase, type TestTemplate } from '../database/database.ts';

export interface TestServer {
  app: FastifyInstance;
  site: Site;
  database: TestDatabase;
  clock: TestClock;
  sms: ConsoleSms;
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  delete(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  close(): Promise<void>;
}

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says by its expectations what is inside
  body: any;
  cookies: { name: string; value: string }[];
}

type SentRequest = InjectOptions & { url: string };

interface Options {
  country?: CountryCode;
  template?: TestTemplate;
  now?: string;
  flags?: Partial<Flags>;
  /** By default `RAISED_LIMITS`. */
  limits?: Limits;
  googleTagId?: string;
  mapTiles?: MapTiles;
  cityMaps?: readonly CityMapFile[];
  signInLinks?: SignInLinks;
  /** Renders the pages of patients; by default, there are none. */
  render?: PageRenderer;
  /** Reads the reports of an SMS provider; by default, it sends none. */
  readSmsReport?: ReportReader;
  /** True for a test that changes the app; by default, other tests use it afterwards. */
  hasOwnApp?: boolean;
}

/** Starts the API of one country on its own database, with a clock that only tests advance. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { country = 'hu', template = clinic(), now = CLINIC_NOW } = options;
  const database = await createTestDatabase(template);
  const clock = testClock(now);
  const sms = createConsoleSms(() => undefined, clock.now);
  const site = await createSite({
    code: country,
    database: database.serving,
    sms,
    clock: clock.now,
    secret: 'a secret of thirty-two characters',
    retention: readRetention({}),
    limits: options.limits ?? RAISED_LIMITS,
    flagOverrides: options.flags,
    googleTagId: options.googleTagId ?? null,
    signInLinks: options.signInLinks,
    mapTiles: options.mapTiles ?? null,
    cityMaps: options.cityMaps ?? [],
  });
  const { render, readSmsReport, hasOwnApp: isOwn } = options;
  const { app, release } = await serveSite({ site, sms }, { render, readSmsReport, isOwn });
  const staffHost = { host: `operator.${country}.localhost` };
  const send = async ({ headers, ...request }: SentRequest): Promise<TestResponse> => {
    // The staff API exists on the staff hosts only.
    const host = request.url.startsWith('/api/staff/') ? staffHost : {};
    const response = await app.inject({ ...request, headers: { ...host, ...headers } });
    const isJson =
      response.body !== '' && String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
      cookies: response.cookies,
    };
  };
  return {
    app,
    site,
    database,
    clock,
    sms,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    async close() {
      await release();
      await database.close();
    },
  };
}
