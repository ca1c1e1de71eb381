import { clinicFiltersToSearch } from '#shared/domain/catalogue/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import type { CityRow } from '#server/features/catalogue/reference/reference.ts';
import type { Site } from '#server/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** Lists the clinic pages of a city: lists by city and district, and profiles; none without the flag. */
export function clinicEntries(site: Site, city: CityRow): SitemapEntry[] {
  const { areasByCity, clinicById, branchesByClinic } = site.reference.current;
  const branches = [...branchesByClinic.values()]
    .flat()
    .filter((branch) => branch.city_id === city.id);
  if (!site.flags.clinics || branches.length === 0) return [];
  const areas = (areasByCity.get(city.id) ?? []).filter(
    (area) => area.sitemap_index && branches.some((branch) => branch.city_area_id === area.id),
  );
  const clinics = new Set(branches.map((branch) => branch.clinic_id));
  return [
    { path: paths.clinics(city.slug) },
    ...areas.map(({ slug }) => ({
      path: paths.clinics(city.slug, clinicFiltersToSearch({ cityArea: slug })),
    })),
    ...[...clinics]
      .flatMap((id) => clinicById.get(id) ?? [])
      .map(({ slug }) => ({ path: paths.clinic(city.slug, slug) })),
  ];
}
