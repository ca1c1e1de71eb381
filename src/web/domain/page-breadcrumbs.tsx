import { paths } from '#shared/paths.ts';
import { Breadcrumbs } from '#web/ui/display/breadcrumbs.tsx';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { renderAppLink } from '../lib/routing/app-link.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import { JsonLd } from './json-ld/json-ld.tsx';

interface Item {
  label: string;
  /** Absent for the current page. */
  href?: string;
}

/** The breadcrumbs of a page, from the home page, also as JSON-LD. */
export function PageBreadcrumbs({ places }: { places: readonly Item[] }) {
  const t = useT('common');
  const absoluteUrl = useAbsoluteUrl();
  const items = [{ label: t('breadcrumbs.home'), href: paths.home() }, ...places];
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs.label')} items={items} renderLink={renderAppLink} />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(href === undefined ? {} : { item: absoluteUrl(href) }),
          })),
        }}
      />
    </>
  );
}
