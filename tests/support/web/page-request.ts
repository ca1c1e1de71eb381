import { vi } from 'vitest';
import type { Api } from '#shared/contract/api.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf, type Flags } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RenderRequest } from '#web/entry/server.tsx';
import { fakeApi } from './fake-api.ts';
import { makeSettings } from './settings.ts';

interface Options {
  country?: CountryCode;
  flags?: Partial<Flags>;
  api?: Partial<Api>;
  device?: RenderRequest['device'];
}

/** Creates a request for a page over `fakeApi`, on Monday, 23 November 2026. */
export function pageRequest(url: string, options: Options = {}) {
  const { country = 'hu', api = {}, device = 'desktop' } = options;
  const flags = flagsOf(country, options.flags);
  return {
    url,
    country,
    settingsFor: (language: Language) => makeSettings(countryOf(country), flags, language),
    flags,
    apiBaseUrls: { api: '', front: '' },
    apiFor: vi.fn(() => fakeApi(api)),
    device,
    citySlug: null,
    now: Date.parse('2026-11-23T10:00:00+01:00'),
    origin: `https://${countryOf(country).host}`,
  };
}
