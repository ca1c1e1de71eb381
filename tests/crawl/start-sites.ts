import { pino } from 'pino';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { createApp } from '#server/app.ts';
import { readRetention } from '#server/config/settings/retention.ts';
import { createSite } from '#server/create-site.ts';
import { loadDemoData } from '#demo/index.ts';
import { createConsoleSms } from '#server/gateways/sms/console-sms.ts';
import type { PageSource } from '#server/ssr/page-source.ts';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import type { Site } from '#server/site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { renderErrorPage, renderPage } from '#web/entry/server.tsx';

/** A Monday, in the clinics' opening hours from Budapest to Bishkek. */
const NOW = Date.parse('2026-11-23T07:01:00Z');
const SEED = 7;
const DEFAULT_DOCTORS = 20;

/** A page whose rendering fails. */
export const FAILING_PATH = '/fails';

/** Renders pages without assets; e2e tests cover what browsers load later. */
const source: PageSource = {
  entry: () =>
    Promise.resolve({
      renderErrorPage,
      renderPage: (request) =>
        request.url.endsWith(FAILING_PATH)
          ? Promise.reject(new Error('This page always fails'))
          : renderPage(request),
    }),
  assets: () => Promise.resolve({ head: '', scripts: '' }),
};

export interface Sites {
  /** Requests an absolute URL of one of the countries. */
  get(address: string, agent?: string): Promise<TestResponse>;
  post(address: string, body: object): Promise<TestResponse>;
  /** Moves an appointment back by a year. */
  endAppointment(country: CountryCode, appointment: number): Promise<void>;
  stop(): Promise<void>;
}

export interface TestResponse {
  status: number;
  text: string;
  /** The target of a redirect. */
  location: string | undefined;
}

interface Rest {
  headers?: Record<string, string>;
  payload?: object;
}

export function originOf(country: CountryCode): string {
  return `http://${country}.localhost`;
}

/** Returns the URL of a path of `paths` on the country's site in a language. */
export function urlOf(country: CountryCode, language: Language, path: string): string {
  return originOf(country) + localePath(path, language, defaultLocaleOf(countryOf(country)));
}

/** Starts all sites, with this many doctors per country. */
export async function startSites(doctors = DEFAULT_DOCTORS): Promise<Sites> {
  const databases = new Map<CountryCode, TestDatabase>();
  const sites = new Map<CountryCode, Site>();
  for (const code of COUNTRY_CODES) {
    const database = await createTestDatabase({
      name: `demo_${code}_${doctors}`,
      async fill(empty) {
        await loadDemoData(empty, { country: code, doctors, seed: SEED, now: NOW });
      },
    });
    databases.set(code, database);
    sites.set(code, await openSite(code, database));
  }
  const [defaultSite] = sites.values();
  if (defaultSite === undefined) throw new Error('There is no country');
  const render = createPageRenderer({ source });
  const app = await createApp({
    sites,
    defaultSite,
    isReady: () => Promise.resolve(true),
    pages: { render, serveFiles: () => Promise.resolve() },
    logger: pino({ level: 'silent' }),
  });

  async function send(method: 'GET' | 'POST', address: string, rest: Rest): Promise<TestResponse> {
    const { host, pathname, search } = new URL(address);
    const url = pathname + search;
    const response = await app.inject({ method, url, ...rest, headers: { host, ...rest.headers } });
    const { statusCode: status, body: text } = response;
    return { status, text, location: response.headers.location };
  }

  return {
    get: (address, agent = 'Mozilla/5.0') =>
      send('GET', address, { headers: { 'user-agent': agent } }),
    post: (address, payload) => send('POST', address, { payload }),
    async endAppointment(country, appointment) {
      await databases.get(country)?.pool.query(
        `update appointment set starts_at = starts_at - interval '1 year',
             ends_at = ends_at - interval '1 year' where id = $1`,
        [appointment],
      );
    },
    async stop() {
      await app.close();
      for (const database of databases.values()) await database.close();
    },
  };
}

function openSite(code: CountryCode, database: TestDatabase): Promise<Site> {
  const clock = () => NOW;
  return createSite({
    code,
    database,
    sms: createConsoleSms(() => undefined, clock),
    clock,
    retention: readRetention({}),
    secret: 'a secret of thirty-two characters',
    // One-time codes are off, as these tests book only to get the pages of an appointment.
    flagOverrides: { otp: false },
  });
}
