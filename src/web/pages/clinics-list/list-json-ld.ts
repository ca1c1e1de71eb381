import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { paths } from '#shared/paths.ts';
import { addressJsonLd } from '#web/domain/json-ld/clinic-json-ld.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';

interface ListInput {
  clinics: readonly Clinic[];
  country: CountryCode;
  city: City;
  /** Returns the absolute URL of a path. */
  absoluteUrl: (path: string) => string;
}

/** Returns the JSON-LD of a list: the clinics of the first page, in their order. */
export function listJsonLd({
  clinics,
  country,
  city,
  absoluteUrl,
}: ListInput): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    numberOfItems: clinics.length,
    itemListElement: clinics.map((clinic, index) => {
      const [branch] = clinic.clinic_branches;
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'MedicalClinic',
          name: clinic.name,
          url: absoluteUrl(paths.clinic(city.slug, clinic.slug)),
          ...(branch === undefined
            ? {}
            : { address: addressJsonLd(branch, { country, city: city.name }) }),
          ...ratingJsonLd(clinic.feedback_score, clinic.feedback_count),
        },
      };
    }),
  };
}
