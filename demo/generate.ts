import { countryOf } from '#shared/countries/index.ts';
import { clinics, insurers } from './data/clinics.ts';
import { metros } from './data/metro.ts';
import { people } from './data/people.ts';
import { places } from '#server/features/clinic-data/starter/data/places.ts';
import type { DemoOptions } from './demo-options.ts';
import { textIn, translated } from './localized.ts';
import { makeDoctors } from './doctor/make-doctors.ts';
import { branchFieldRows } from './reference/branch-field-rows.ts';
import { makeClinics } from './reference/clinic-rows.ts';
import { holidayRows } from './reference/holiday-rows.ts';
import { makeCityRows } from './reference/places/place-rows.ts';
import { createServiceCatalogue } from '#server/features/clinic-data/starter/service-catalogue.ts';
import { createRandom } from './random.ts';
import type { DoctorRows, ReferenceRows } from './rows.ts';

/** The data of a country: reference rows at once, doctors as a stream. */
export interface DemoData {
  readonly reference: ReferenceRows;
  readonly doctors: Generator<DoctorRows>;
}

const DOCTORS_PER_CLINIC = 120;
const SITEMAP_INSURANCES = 4;

/**
 * Generates fictional, plausible data. Equal options give equal rows on every machine and version of
 * Node; `today` affects only dates.
 */
export function generate(options: DemoOptions): DemoData {
  const country = countryOf(options.country);
  const cities = places[country.code];
  const brands = clinics[country.code];
  const catalogue = createServiceCatalogue();
  const { areasByCity, ...placeRows } = makeCityRows(cities, country.timeZone);
  const insurance = insurers[country.code].map((names, index) => ({
    id: index + 1,
    name: textIn(names, country.locales[0]),
    names: translated(country.locales, names),
    sitemap_index: index < SITEMAP_INSURANCES,
  }));
  const { branches, ...clinicRows } = makeClinics({
    seed: options.seed,
    country,
    brands,
    copies: Math.max(1, Math.round(options.doctors / (brands.length * DOCTORS_PER_CLINIC))),
    cities,
    areasByCity,
    metros,
    insuranceIds: insurance.map(({ id }) => id),
  });
  return {
    reference: {
      ...placeRows,
      ...clinicRows,
      clinic_branch_field: clinicRows.clinic_branch
        .flatMap(({ id }) =>
          branchFieldRows(
            createRandom(options.seed, country.code, 'branch-field', id),
            country.code,
            id,
          ),
        )
        .map((row, index) => ({ id: index + 1, ...row })),
      insurance,
      ...catalogue.rows,
      ...holidayRows(
        country,
        branches.map(({ id }) => id),
      ),
    },
    doctors: makeDoctors({
      options,
      country,
      cities,
      people: people[country.code],
      branches,
      specialties: catalogue.specialties,
    }),
  };
}
