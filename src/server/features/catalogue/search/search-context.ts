import type { Country } from '#shared/countries/country.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import type { SearchStore } from './store/search-store.ts';

type SearchedReference =
  | 'areaById'
  | 'areasByCity'
  | 'branchesByClinic'
  | 'cities'
  | 'cityById'
  | 'clinicById'
  | 'doctorCounts'
  | 'insurances'
  | 'serviceById';

/** The parts of a country's context that a search reads. */
export interface SearchSite {
  readonly country: Country;
  readonly flags: Flags;
  readonly reference: {
    readonly current: Pick<Reference, SearchedReference>;
  };
  readonly search: Pick<SearchStore, 'index'>;
}

/** The country and the language that a search runs for. */
export interface SearchContext {
  readonly site: SearchSite;
  readonly language: Language;
}
