import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import { clinicFiltersToSearch } from '#shared/domain/catalogue/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { addressJsonLd } from '#web/domain/json-ld/clinic-json-ld.ts';
import { ratingJsonLd } from '#web/domain/json-ld/rating-json-ld.ts';
import { clinicsHeading } from './clinics-heading.ts';
import type { ListContext } from './list-context.ts';

interface ListHeadProps {
  context: ListContext;
  clinics: readonly Clinic[];
  count: number;
}

/** The title and URLs of a list; search engines do not index filtered or sorted lists. */
export function ListHead({ context, clinics, count }: ListHeadProps) {
  const t = useT('clinics');
  const { country } = useApp();
  const absoluteUrl = useAbsoluteUrl();
  const { city, area, filters } = context;
  const heading = clinicsHeading(t, city, area);
  const isPersonal = filters.name !== '' || filters.sort !== null || filters.nearMe;
  const isIndexable = !isPersonal && (area?.sitemap_index ?? true) && count > 0;

  return (
    <>
      <PageHead
        title={t('metaTitle', { heading })}
        description={t('metaDescription', { heading })}
        canonical={paths.clinics(
          city.slug,
          clinicFiltersToSearch({ cityArea: area?.slug ?? null }),
        )}
        noindex={!isIndexable}
      />
      {isIndexable ? <JsonLd data={listJsonLd({ clinics, country, city, absoluteUrl })} /> : null}
    </>
  );
}

interface ListInput {
  clinics: readonly Clinic[];
  country: CountryCode;
  city: City;
  /** Returns the absolute URL of a path. */
  absoluteUrl: (path: string) => string;
}

/** Returns the JSON-LD of a list: the clinics of the first page, in their order. */
function listJsonLd({ clinics, country, city, absoluteUrl }: ListInput): Record<string, unknown> {
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
