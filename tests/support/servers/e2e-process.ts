import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { assetPaths } from '#shared/paths.ts';
import type { Config } from '#server/config/config.ts';
import { loadConfig } from '#server/config/environment.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { createDatabase } from '#server/db/database.ts';
import { cityMapFile, writeCityMap } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import { fitCityMap } from '#server/features/catalogue/city-maps/extract/fit-city-map.ts';
import { readExtract } from '#server/features/catalogue/city-maps/extract/read/read-extract.ts';
import { loadDemoData } from '#demo/index.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { buildIfStale } from '#server/main/build/build.ts';
import { openDatabases, type Databases } from '#server/main/databases/databases.ts';
import { builtPages } from '#server/main/build/page-files.ts';
import { createService } from '#server/main/service.ts';
import { onStopSignal } from '#server/main/stop-signals.ts';
import { OPERATOR } from '../e2e/data/operator.ts';
import { endAppointmentPath } from '../e2e/network/end-appointment-path.ts';
import { NEXT_BUILD, RELEASE_COOKIE } from '../e2e/network/next-release.ts';
import { CITY_WITHOUT_MAP, cityExtract } from '../data/city-extract.ts';
import { freePort } from './free-port.ts';
import { RAISED_LIMIT_SETTINGS } from './raised-limits.ts';
import { createDatabaseFolder } from './temporary-folder.ts';

/**
 * The start of the e2e tests: a Monday within opening hours from Budapest to Bishkek, a minute past
 * the half hour, so that no slot expires during the run.
 */
const START = Date.parse('2026-11-23T07:01:00Z');
const SEED = 7;
/** Moves an appointment one year into the past. */
const END_APPOINTMENT = `update appointment set starts_at = starts_at - interval '1 year',
  ends_at = ends_at - interval '1 year' where id = $1`;
/** The country with a second origin for its pages. */
const PAGES_COUNTRY = 'kz';
/** Hungary has lists of several pages. */
const DOCTORS = { kz: 120, kg: 120, hu: 450, ro: 120, ae: 120 } as const;

/**
 * Runs the product for the e2e tests: a production build on separate databases, with the same
 * doctors and time in every run. Prints its port when it is ready.
 */
const clock = () => START + Math.floor(performance.now());
const stops: (() => Promise<unknown>)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of stops) await stop();
}

onStopSignal(stopAll);
try {
  const { port, pagesPort } = await start();
  process.stdout.write(
    `E2e server listens on port ${port}, with pages alone on port ${pagesPort}\n`,
  );
} catch (error) {
  await stopAll();
  throw error;
}

async function start(): Promise<{ port: number; pagesPort: number }> {
  const pagesPort = await freePort();
  const dataDir = await createDatabaseFolder();
  stops.unshift(() => rm(dataDir, { recursive: true, force: true }));
  const config = loadConfig({
    ...RAISED_LIMIT_SETTINGS,
    COUNTRIES: COUNTRY_CODES.join(),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    // Each test sends its own client address in X-Forwarded-For.
    TRUST_PROXY: '1',
    // Only drawn maps, so that no test needs the internet.
    MAP_TILES_URL: 'none',
    CORS_ORIGINS: `http://${PAGES_COUNTRY}.localhost:${pagesPort}`,
  });
  const logger = pino({ level: 'error' }, pino.destination(2));
  const [databases] = await Promise.all([
    openDatabases(config, () => undefined),
    buildIfStale(() => undefined),
  ]);
  stops.unshift(() => databases.stop());
  const { connections } = databases;
  for (const country of config.countries) {
    await fill(country, databases.owners.get(country), dataDir);
  }
  const pages = await builtPages();
  const service = await createService({ config, connections, logger, clock, pages });
  stops.unshift(() => service.stop());
  // Ends an appointment for tests that would otherwise have to wait.
  service.app.post<{ Params: { id: string } }>(
    endAppointmentPath(':id'),
    async ({ site, params }) => {
      const { rowCount } = await site.database.pool.query(END_APPOINTMENT, [params.id]);
      return { ended: rowCount };
    },
  );
  // Simulates a new release for browsers with the cookie.
  service.app.addHook('preHandler', async ({ url, headers, cookies }, reply) => {
    const last = cookies[RELEASE_COOKIE];
    if (last === undefined || !url.startsWith(assetPaths.serviceWorker())) return;
    const current = await service.app.inject({ url, headers: { host: headers.host } });
    return reply
      .type('text/javascript; charset=utf-8')
      .send(current.body.replaceAll(last, NEXT_BUILD));
  });
  const port = Number(new URL(await service.app.listen({ host: config.host, port: 0 })).port);
  await startPages(config, connections, logger, { port, pagesPort });
  return { port, pagesPort };
}

/** Serves the pages of one country on a separate origin; they call the API on `port`. */
async function startPages(
  config: Config,
  connections: Databases['connections'],
  logger: FastifyBaseLogger,
  { port, pagesPort }: { port: number; pagesPort: number },
): Promise<void> {
  const origin = `http://${PAGES_COUNTRY}.localhost:${port}`;
  const service = await createService({
    config: {
      ...config,
      countries: [PAGES_COUNTRY],
      defaultCountry: PAGES_COUNTRY,
      apiBaseUrls: new Map([[PAGES_COUNTRY, { api: origin, front: origin }]]),
    },
    connections: new Map([...connections].filter(([country]) => country === PAGES_COUNTRY)),
    logger,
    clock,
    pages: await builtPages(),
  });
  stops.unshift(() => service.stop());
  await service.app.listen({ host: config.host, port: pagesPort });
}

async function fill(
  country: keyof typeof DOCTORS,
  connection: DatabaseConnection | undefined,
  dataDir: string,
): Promise<void> {
  if (connection === undefined) throw new Error(`no database for ${country}`);
  const database = createDatabase({
    connection,
    size: 2,
    applicationName: 'vizit-e2e',
    statementTimeoutMs: 0,
    log: () => undefined,
  });
  await loadDemoData(database, { country, doctors: DOCTORS[country], seed: SEED, now: START });
  if (country === 'hu') await saveStaffUser(database.pool, OPERATOR, START);
  const { rows } = await database.pool.query<{ slug: string; lat: number; lng: number }>(
    'select slug, lat, lng from city where slug <> $1',
    [CITY_WITHOUT_MAP],
  );
  for (const { slug, ...location } of rows) {
    const extract = readExtract(JSON.stringify(cityExtract(location)));
    const { json = '' } = fitCityMap({ slug, location }, extract) ?? {};
    await writeCityMap(cityMapFile(dataDir, country, slug), json);
  }
  await database.close();
}
