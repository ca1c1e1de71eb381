import type { City } from '#shared/contract/catalogue/places.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';

interface ProceduresHeadProps {
  city: City;
  /** The procedures in the order of the page. */
  procedures: readonly OfferedService[];
  title: string;
  canonical: string;
  /** True if the visitor filtered the page, so search engines must not index it. */
  isPersonal?: boolean;
}

/** The metadata and the JSON-LD of a page of procedures. */
export function ProceduresHead(props: ProceduresHeadProps) {
  const { city, procedures, title, canonical, isPersonal = false } = props;
  const t = useT('procedures');
  const absoluteUrl = useAbsoluteUrl();
  const isIndexable = !isPersonal && procedures.length > 0;
  return (
    <>
      <PageHead
        title={title}
        description={t('metaDescription', {
          where: city.locative_name,
          procedures: t('count', { count: procedures.length }),
        })}
        canonical={canonical}
        noindex={!isIndexable}
      />
      {isIndexable ? (
        <JsonLd
          data={{
            '@type': 'ItemList',
            numberOfItems: procedures.length,
            itemListElement: procedures.map(({ name, slug }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: absoluteUrl(paths.doctors(city.slug, slug)),
            })),
          }}
        />
      ) : null}
    </>
  );
}
