import type { Country } from '#shared/countries/country.ts';
import type { Branch } from '../branch.ts';
import type { NameGroup } from '../data/types.ts';
import type { DemoOptions } from '../demo-options.ts';
import type { CatalogueSpecialty } from '#server/features/clinic-data/starter/service-catalogue.ts';

/** The data shared by all doctors of a country. */
export interface DoctorSources {
  readonly options: DemoOptions;
  readonly country: Country;
  readonly cities: readonly { readonly id: number; readonly weight: number }[];
  readonly people: readonly NameGroup[];
  readonly branches: readonly Branch[];
  readonly specialties: readonly CatalogueSpecialty[];
}
