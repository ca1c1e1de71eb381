import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';
import type { Device } from '#shared/domain/device.ts';
import type { Api, ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CityMemory } from '../domain/city/city-memory.ts';
import type { Failures } from './failures/failures.ts';

/**
 * Everything a page stands on, the same object for loaders (`context.get(appContext)`) and for
 * components (`useApp()`). A document has one language for its whole life, so nothing here ever
 * changes; what does change (the remembered city) is a store.
 */
export interface App {
  readonly api: Api;
  readonly apiBaseUrls: ApiBaseUrls;
  readonly queryClient: QueryClient;
  readonly country: CountryCode;
  readonly language: Language;
  readonly settings: Settings;
  readonly flags: Flags;
  readonly device: Device;
  /** Scheme, host and port of the site, for absolute links. */
  readonly origin: string;
  readonly isServer: boolean;
  /** When the server rendered the page, in epoch milliseconds. */
  readonly renderedAt: number;
  /** Epoch milliseconds by the server's clock, which goes on in the browser. */
  now(): number;
  readonly cityMemory: CityMemory;
  /** Where failed calls of the query client arrive. */
  readonly failures: Failures;
}

/** For loaders. */
export const appContext = createContext<App>();

/** For components; the entries provide it. */
export const AppContext = createReactContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp() outside of the application');
  return app;
}
