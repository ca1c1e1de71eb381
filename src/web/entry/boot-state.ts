import type { QueryKey } from '@tanstack/react-query';
import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { STATE_ID } from '#shared/page-elements.ts';
import type { Device } from '#shared/domain/device.ts';

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
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readState(): BootState {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The page contains no boot state');
  return JSON.parse(text) as BootState;
}
