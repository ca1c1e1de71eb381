import type { Language } from '#shared/i18n/languages.ts';
import type { Site } from '#server/site.ts';
import { presentSettings } from '../api/present-settings.ts';
import { createPageApi } from '../api/page-api.ts';

/** Returns the parts of a request for a page that are the same for all pages of a site. */
export function siteRequest(site: Site, origin: string) {
  return {
    origin,
    country: site.country.code,
    flags: site.flags,
    apiBaseUrls: site.apiBaseUrls,
    now: site.clock(),
    settingsFor: (language: Language) => presentSettings({ site, language }),
    apiFor: (language: Language) => createPageApi({ site, language, origin }),
  };
}
