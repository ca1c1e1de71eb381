import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Database } from '#server/db/database.ts';
import type { ReferenceStore } from '#server/features/reference/index.ts';
import type { SearchStore } from '#server/features/search/index.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { Clock } from './lib/clock.ts';
import type { MapTiles } from './config/config.ts';
import type { Limits } from './limits/index.ts';
import type { Turns } from './lib/concurrency/concurrency-limiter.ts';

/**
 * Everything that belongs to one country: its settings, its database, its reference data. Features
 * take the site they work for, so that nothing below ever names a country.
 */
export interface Site {
  readonly country: Country;
  readonly flags: Flags;
  readonly database: Database;
  readonly reference: ReferenceStore;
  readonly search: SearchStore;
  /** Pages that are the same for everybody. */
  readonly pages: PageCache;
  readonly sms: SmsGateway;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The pictures under the maps; without them a map is drawn on a plain ground. */
  readonly mapTiles: MapTiles | null;
  /** The Google tag of the pages, if they have one. */
  readonly googleTagId: string | null;
  /** Key of the keyed hashes and signed cookies. */
  readonly secret: string;
  /**
   * Bounds the bookings in flight below the size of the pool, so that a rush on one slot leaves
   * connections to everybody who is only looking.
   */
  readonly bookingTurns: Turns;
}
