import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';
import type { Device } from '#shared/domain/device.ts';
import type { Api, ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CityMemory } from './city-memory.ts';
import type { Failures } from './failures/failures.ts';

/**
 * The dependencies of a page, for loaders (`context.get(appContext)`) and components (`useApp()`).
 * An HTML document has one language, so these references never change; the city is in a store.
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
  /** The time of rendering on the server, in epoch milliseconds. */
  readonly renderedAt: number;
  /** Returns the time of the server's clock in epoch milliseconds, also in the browser. */
  now(): number;
  readonly cityMemory: CityMemory;
  /** Passes failed queries and mutations to the toasts. */
  readonly failures: Failures;
}

/** The context of loaders. */
export const appContext = createContext<App>();

/** The context of components; the entries provide it. */
export const AppContext = createReactContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error('useApp() outside of the application');
  return app;
}
