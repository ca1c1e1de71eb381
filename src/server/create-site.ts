import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf, type Flags } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Database } from '#server/db/database.ts';
import type { CityMapFile } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import { createDemandCounter } from '#server/features/catalogue/demand/demand-counter.ts';
import { createDeskFeed } from '#server/features/desk/desk-feed.ts';
import { createReferenceStore } from '#server/features/catalogue/reference/reference-store.ts';
import { createSearchStore } from '#server/features/catalogue/search/store/search-store.ts';
import { searchedLanguages } from '#server/features/catalogue/search/searched-languages.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import { deviceOf } from '#server/pages/device.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Clock } from './lib/clock.ts';
import type { MapTiles, Retention } from './config/config.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/index.ts';
import type { SignInLinks } from './config/settings/sign-in-links.ts';
import type { Site } from './site.ts';
import { createConcurrencyLimiter } from './lib/concurrency/concurrency-limiter.ts';

/** The number of pool connections reserved for requests other than bookings. */
const RESERVED_CONNECTIONS = 3;
/** A thousand bookings of one slot take less, so a booking that waits longer is stuck. */
const BOOKING_QUEUE_TIMEOUT_MS = 8000;

/** The size of the page cache: about two thousand pages, seventy new ones a second at the maximum age. */
const PAGES_MAX_BYTES = 32 * 1024 * 1024;
const PAGES_MAX_AGE_MS = 30_000;

interface Options {
  code: CountryCode;
  database: Database;
  sms: SmsGateway;
  clock: Clock;
  secret: string;
  retention: Retention;
  limits?: Partial<Limits>;
  flagOverrides?: Partial<Flags> | undefined;
  mapTiles?: MapTiles | null;
  cityMaps?: readonly CityMapFile[];
  googleTagId?: string | null;
  /** The base URLs that pages call; by default the origin of the page. */
  apiBaseUrls?: ApiBaseUrls | undefined;
  /** Overrides the sign-in links of the country. */
  signInLinks?: SignInLinks | undefined;
}

/** Creates the site of a country on its migrated database. */
export async function createSite(options: Options): Promise<Site> {
  const { code, database, sms, clock, secret } = options;
  const [reference, search] = await Promise.all([
    createReferenceStore(database),
    createSearchStore(database, searchedLanguages(countryOf(code).locales)),
  ]);
  return {
    country: { ...countryOf(code), ...options.signInLinks },
    flags: flagsOf(code, options.flagOverrides),
    database,
    reference,
    search,
    pages: createPageCache({ maxBytes: PAGES_MAX_BYTES, maxAgeMs: PAGES_MAX_AGE_MS }),
    demand: createDemandCounter((agent) => !agent || deviceOf(agent) === 'robot'),
    deskFeed: createDeskFeed(),
    sms,
    clock,
    secret,
    retention: options.retention,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    mapTiles: options.mapTiles ?? null,
    cityMaps: options.cityMaps ?? [],
    googleTagId: options.googleTagId ?? null,
    apiBaseUrls: options.apiBaseUrls ?? { api: '', front: '' },
    bookingLimiter: createConcurrencyLimiter({
      concurrency: Math.max(1, (database.pool.options.max ?? 10) - RESERVED_CONNECTIONS),
      queueTimeoutMs: BOOKING_QUEUE_TIMEOUT_MS,
    }),
  };
}
