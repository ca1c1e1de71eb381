import type { QueryKey } from '@tanstack/react-query';
import type { Settings } from '#shared/contract/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { STATE_ID } from '#shared/page-elements.ts';
import type { Device } from '#web/lib/app.ts';

/** What the browser starts from: all that the server knew when it rendered the page. */
export interface BootState {
  country: CountryCode;
  language: Language;
  settings: Omit<Settings, 'flags'>;
  flags: Flags;
  device: Device;
  citySlug: string | null;
  /** Epoch milliseconds. */
  renderedAt: number;
  origin: string;
  /** The address of the not-found page, when it was answered in place of the one asked for. */
  notFoundAddress: string | null;
  loaderData: Record<string, unknown>;
  /** What the query client knows, by key. */
  queries: readonly [QueryKey, unknown][];
}

/** JSON that no value can end the script element of. */
export function serializeState(state: BootState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readState(): BootState {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text) as BootState;
}
