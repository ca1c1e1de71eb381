import type { DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { isIndexable, NO_FILTERS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useApp } from '#web/lib/app.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { listJsonLd } from './list-json-ld.ts';
import type { ListContext } from './context/list-context.ts';
import { listUrl } from './context/list-url.ts';

interface ListHeadProps {
  context: ListContext;
  firstPage: DoctorsPageExpanded;
}

/** The title and URLs of a list; search engines index only useful combinations of filters. */
export function ListHead({ context, firstPage }: ListHeadProps) {
  const app = useApp();
  const absoluteUrl = useAbsoluteUrl();
  const { city, service, area, filters } = context;
  const insurance = context.insurances.find(({ id }) => id === filters.insurance);
  const canIndex = isIndexable(filters, {
    resultCount: firstPage.count,
    insuranceInSitemap: insurance?.sitemap_index ?? false,
    cityAreaInSitemap: area?.sitemap_index ?? false,
    insuranceAlwaysIndexable: app.flags.insuranceNoindexException,
  });
  const indexedFilters = {
    ...NO_FILTERS,
    cityArea: area?.slug ?? null,
    insurance: filters.insurance,
  };

  return (
    <>
      <PageHead
        title={firstPage.meta_title}
        description={firstPage.meta_description}
        canonical={listUrl({ city, service, filters: indexedFilters })}
        noindex={!canIndex}
      />
      {canIndex ? (
        <JsonLd
          data={listJsonLd({
            name: service.name,
            city: city.name,
            currency: app.settings.currency,
            firstPage,
            absoluteUrl,
          })}
        />
      ) : null}
    </>
  );
}
