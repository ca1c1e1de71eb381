import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/db/tables.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import type { Site } from '#server/site.ts';

/** The parts of a site that imports use. */
export type ImportSite = Pick<Site, 'country' | 'database' | 'reference' | 'clock'>;

export interface ImportContext {
  readonly site: ImportSite;
  readonly language: Language;
}

/** Returns a name in the language of a request. */
export function nameIn({ site, language }: ImportContext, names: Names): string {
  return localized(names, language, site.country.locales[0]);
}

/** The person who imports, with their reach. */
export type Importer = Pick<Caller, 'id' | 'username' | 'role' | 'position' | 'reach'>;
