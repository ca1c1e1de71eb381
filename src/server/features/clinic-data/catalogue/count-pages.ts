import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { listsOfCities } from '#server/features/catalogue/sitemap/sitemaps.ts';
import type { Site } from '#server/site.ts';

/** Counts the lists in the sitemap, in all languages, that name a row in their URL or show only it. */
export async function countPages(site: Site, kind: CatalogueKind, id: number): Promise<number> {
  const pages = await listsOfCities(site);
  return pages.filter((path) => isOf(site, kind, id, path)).length * site.country.locales.length;
}

function isOf({ reference }: Site, kind: CatalogueKind, id: number, path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'https://localhost');
  const [, section, city, service] = pathname.split('/');
  const { current } = reference;
  switch (kind) {
    case 'cities':
      return city === current.cityById.get(id)?.slug;
    case 'areas': {
      const area = current.areaById.get(id);
      const isInCity = city === current.cityById.get(area?.city_id ?? 0)?.slug;
      return isInCity && searchParams.get('city_area') === area?.slug;
    }
    case 'services':
      return section === 'doctors' && service === current.serviceById.get(id)?.slug;
    case 'categories':
      return section === 'procedures' && service === 'categories';
    case 'insurances':
      return searchParams.get('insurance') === String(id);
  }
}
