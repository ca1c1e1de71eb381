import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { ReferenceStore } from '#server/features/reference/index.ts';
import type { SearchStore } from './store/search-store.ts';

/** The parts of a country's context that a search reads. */
export interface SearchSite {
  readonly country: Country;
  readonly flags: Flags;
  readonly reference: ReferenceStore;
  readonly search: SearchStore;
}

/** The country and the language that a search runs for. */
export interface SearchContext {
  readonly site: SearchSite;
  readonly language: Language;
}
