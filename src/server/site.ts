import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Database } from '#server/db/database.ts';
import type { DemandCounter } from '#server/features/catalogue/demand/demand-counter.ts';
import type { DeskFeed } from '#server/features/desk/desk-feed.ts';
import type { CityMapFile } from '#server/features/catalogue/city-maps/city-map-folder.ts';
import type { ReferenceStore } from '#server/features/catalogue/reference/reference-store.ts';
import type { SearchStore } from '#server/features/catalogue/search/store/search-store.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Clock } from './lib/clock.ts';
import type { MapTiles, Retention } from './config/config.ts';
import type { Limits } from './limits/index.ts';
import type { ConcurrencyLimiter } from './lib/concurrency/concurrency-limiter.ts';

/**
 * One country in this process: its settings, database and reference data. Features take the site as a
 * parameter, so that none of them names a country.
 */
export interface Site {
  readonly country: Country;
  readonly flags: Flags;
  readonly database: Database;
  readonly reference: ReferenceStore;
  readonly search: SearchStore;
  /** Pages without personal data. */
  readonly pages: PageCache;
  /** Requests of lists, until a job counts them. */
  readonly demand: DemandCounter;
  /** Changes of appointments, for the open desks. */
  readonly deskFeed: DeskFeed;
  readonly sms: SmsGateway;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly retention: Retention;
  /** The source of the map tiles, if any. */
  readonly mapTiles: MapTiles | null;
  /** The drawn maps of cities. */
  readonly cityMaps: readonly CityMapFile[];
  /** The Google tag of the pages, if any. */
  readonly googleTagId: string | null;
  /** The base URLs that pages call. */
  readonly apiBaseUrls: ApiBaseUrls;
  /** The key for hashes and signed cookies. */
  readonly secret: string;
  /**
   * Limits the bookings in flight to less than the size of the pool, so that a rush on one slot
   * leaves connections for reading.
   */
  readonly bookingLimiter: ConcurrencyLimiter;
}
