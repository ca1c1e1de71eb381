import type { QueryKey } from '@tanstack/react-query';
import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { STATE_ID } from '#shared/page-elements.ts';
import type { Device } from '#shared/domain/device.ts';
import { compactSlots, expandSlots, type CompactSlots } from '#web/domain/slots/compact-slots.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { isSlotWindow } from '#web/domain/slots/slot-queries.ts';

/** The data that a rendered page contains for its hydration in the browser. */
export interface BootState {
  country: CountryCode;
  language: Language;
  settings: Omit<Settings, 'flags'>;
  flags: Flags;
  apiBaseUrls: ApiBaseUrls;
  device: Device;
  citySlug: string | null;
  /** Epoch milliseconds. */
  renderedAt: number;
  origin: string;
  /** The URL of the not-found page if it was rendered in place of the requested page. */
  notFoundUrl: string | null;
  loaderData: Record<string, unknown>;
  /** The cached data of the query client, by key. */
  queries: readonly [QueryKey, unknown][];
}

/** Returns the state as JSON that cannot end its script element. */
export function serializeState(state: BootState): string {
  const queries = state.queries.map(([key, data]) => [
    key,
    isSlotWindow(key) ? compactSlots(data as ShownSlot[]) : data,
  ]);
  return JSON.stringify({ ...state, queries }).replaceAll('<', '\\u003c');
}

/** Returns the state of the document, whose last element it is. Throws if it is missing or cut off. */
export function readState(): BootState {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The page contains no boot state');
  const state = JSON.parse(text) as BootState;
  const queries = state.queries.map<[QueryKey, unknown]>(([key, data]) => [
    key,
    isSlotWindow(key) ? expandSlots(data as CompactSlots) : data,
  ]);
  return { ...state, queries };
}
