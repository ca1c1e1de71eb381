import { restoreBooking, serializeBooking } from '#shared/domain/booking/booking-storage.ts';
import type { BookingState } from '#shared/domain/booking/booking-steps.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { readValues, type BookingValues } from './booking-draft.ts';
import type { HeldSlot, SentCode } from '../submit/submit-booking.ts';
import type { Attribution } from '../attribution.ts';
import { STORED_BOOKING_KEY } from './tab-storage.ts';

/**
 * A booking in the storage of the tab, to survive a reload. It contains no one-time code, and only
 * the slug of the doctor, as prices and slots are loaded again.
 */
export interface StoredBooking {
  /** The path of the page with the modal. */
  path: string;
  doctorSlug: string;
  doctorServiceId: number;
  listPosition: number | null;
  slot: ShownSlot | null;
  state: BookingState;
  values: BookingValues;
  attribution: Attribution;
  flowId: string;
  attempt: number;
  sent: SentCode | null;
  held: HeldSlot | null;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a booking in the tab. */
export function storeBooking(store: Store, booking: StoredBooking): void {
  const text = JSON.stringify({ ...booking, state: serializeBooking(booking.state) });
  try {
    store.setItem(STORED_BOOKING_KEY, text);
  } catch {
    // Without storage, the booking is only lost on a reload.
  }
}

/** Deletes the stored booking with its personal data. */
export function clearStoredBooking(store: Store): void {
  store.removeItem(STORED_BOOKING_KEY);
}

/** Reads the stored booking of a page; null if there is none or it is invalid. */
export function readStoredBooking(store: Store, path: string): StoredBooking | null {
  const text = store.getItem(STORED_BOOKING_KEY);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && stored['path'] === path ? readBooking(stored, path) : null;
  } catch {
    return null;
  }
}

function readBooking(stored: Record<string, unknown>, path: string): StoredBooking | null {
  const state = restoreBooking(stringOf(stored['state']));
  const doctorSlug = stringOf(stored['doctorSlug']);
  const flowId = stringOf(stored['flowId']);
  const { doctorServiceId, listPosition, attempt } = stored;
  if (state === null || state.step === 'done' || doctorSlug === null || flowId === null) {
    return null;
  }
  if (typeof doctorServiceId !== 'number' || typeof attempt !== 'number') return null;
  const slot = readSlot(stored['slot']);
  // The slot and the state must agree.
  if ((slot?.id ?? null) !== state.slotId) return null;
  return {
    path,
    doctorSlug,
    doctorServiceId,
    listPosition: typeof listPosition === 'number' ? listPosition : null,
    slot,
    state,
    values: readValues(stored['values']),
    attribution: readStoredAttribution(stored['attribution']),
    flowId,
    attempt,
    sent: readSent(stored['sent']),
    held: readHeld(stored['held']),
  };
}

function readSlot(stored: unknown): ShownSlot | null {
  if (!isRecord(stored)) return null;
  const { id, datetime } = stored;
  return typeof id === 'number' && typeof datetime === 'string' ? { id, datetime } : null;
}

function readSent(stored: unknown): SentCode | null {
  if (!isRecord(stored)) return null;
  const { phone, at } = stored;
  return typeof phone === 'string' && typeof at === 'number' ? { phone, at } : null;
}

function readHeld(stored: unknown): HeldSlot | null {
  if (!isRecord(stored)) return null;
  const { slotId, token, until } = stored;
  if (typeof slotId !== 'number' || typeof token !== 'string') return null;
  return typeof until === 'number' ? { slotId, token, until } : null;
}

function readStoredAttribution(stored: unknown): Attribution {
  const attribution = isRecord(stored) ? stored : {};
  return {
    location: stringOf(attribution['location']) ?? '',
    referrer: stringOf(attribution['referrer']) ?? '',
    googleIds: readStrings(attribution['googleIds']),
    analytics: readStrings(attribution['analytics']),
  };
}

function readStrings(stored: unknown): Record<string, string> {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
