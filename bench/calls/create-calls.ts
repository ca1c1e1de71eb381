import type { Database } from '#server/db/database.ts';
import type { TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { createAddresses, readOffers } from './addresses.ts';
import { bookingCall, bookingPayloads } from './booking-call.ts';
import type { Call } from './call.ts';
import { codedBookingCall } from './coded-booking-call.ts';
import { newPageCalls } from './new-page-calls.ts';
import { pageCalls } from './page-calls.ts';
import { readingCalls } from './reading-calls.ts';
import { searchCall } from './search-call.ts';
import { visitorsCall } from './visitors-call.ts';

export const CALLS = [
  'slots',
  'list',
  'filtered',
  'doctor',
  'search',
  'booking',
  'coded',
  'page',
  'cached',
  'profile',
  'crawl',
  'campaign',
  'visits',
] as const;
export type CallName = (typeof CALLS)[number];

interface CallOptions {
  readonly doctors: number;
  /** The numbers of bookings without and with a one-time code. */
  readonly bookings: number;
  readonly coded: number;
  /** Receives the codes. */
  readonly sms: TwilioServer;
  readonly only: readonly CallName[];
}

/** Creates the calls named in `only` for the server at `origin`. */
export async function createCalls(
  origin: string,
  database: Database,
  { doctors, bookings, coded, sms, only }: CallOptions,
): Promise<Call[]> {
  const addresses = createAddresses(await readOffers(database));
  const booked = only.includes('booking') ? bookings : 0;
  const codedBooked = only.includes('coded') ? coded : 0;
  const payloads = await bookingPayloads(origin, doctors, booked + codedBooked);
  const calls = [
    ...(await readingCalls(origin, database)),
    await searchCall(origin, database),
    bookingCall(payloads.slice(0, booked)),
    codedBookingCall(payloads.slice(booked), sms),
    ...(await pageCalls(database, addresses)),
    ...newPageCalls(addresses),
    visitorsCall(addresses),
  ];
  return only.map((name) => {
    const call = calls.find((each) => each.name === name);
    if (call === undefined) throw new Error(`there is no call ${name}`);
    return call;
  });
}
