import type { Language } from '#shared/i18n/languages.ts';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { Site } from '#server/site.ts';

/** The parts of a site that imports use; commands have them too. */
export type ImportSite = Pick<Site, 'country' | 'database' | 'reference' | 'clock'>;

export interface ImportContext {
  readonly site: ImportSite;
  readonly language: Language;
}

/** The person who imports, with their reach. */
export interface Importer extends Pick<StaffUser, 'username' | 'role' | 'position' | 'clinic_ids'> {
  /** Null for an operator at the command line. */
  readonly id: number | null;
}
