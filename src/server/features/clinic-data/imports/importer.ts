import type { Language } from '#shared/i18n/languages.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Site } from '#server/site.ts';

/** The parts of a site that imports use. */
export type ImportSite = Pick<Site, 'country' | 'database' | 'reference' | 'clock'>;

export interface ImportContext {
  readonly site: ImportSite;
  readonly language: Language;
}

/** The person who imports, with their reach. */
export type Importer = Pick<Caller, 'id' | 'username' | 'role' | 'position' | 'reach'>;
