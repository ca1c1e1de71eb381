import type { Database } from '#server/db/database.ts';
import { createAddresses, readOffers } from './addresses.ts';
import { bookingCall } from './booking-call.ts';
import type { Call } from './call.ts';
import { newPageCalls } from './new-page-calls.ts';
import { pageCalls } from './page-calls.ts';
import { readingCalls } from './reading-calls.ts';
import { searchCall } from './search-call.ts';

export const CALLS = [
  'slots',
  'list',
  'filtered',
  'doctor',
  'search',
  'booking',
  'page',
  'cached',
  'profile',
  'crawl',
  'campaign',
] as const;
export type CallName = (typeof CALLS)[number];

/** Creates the calls named in `only` for the server at `origin`. */
export async function createCalls(
  origin: string,
  database: Database,
  { doctors, bookings, only }: { doctors: number; bookings: number; only: readonly CallName[] },
): Promise<Call[]> {
  const addresses = createAddresses(await readOffers(database));
  const calls = [
    ...(await readingCalls(origin, database)),
    await searchCall(origin, database),
    ...(only.includes('booking') ? [await bookingCall(origin, doctors, bookings)] : []),
    ...(await pageCalls(database, addresses)),
    ...newPageCalls(addresses),
  ];
  return only.map((name) => {
    const call = calls.find((each) => each.name === name);
    if (call === undefined) throw new Error(`there is no call ${name}`);
    return call;
  });
}
