import type { Country } from '#shared/countries/country.ts';
import { areaKey } from '../features/catalogue/reference/load-reference.ts';
import type { Reference } from '../features/catalogue/reference/reference.ts';

/**
 * Returns the URL of a page after its city, district, service or insurance got another slug or was
 * merged; null for any other URL. The path keeps its language and the query its other parameters.
 */
export function movedUrl(
  url: string,
  { cityBySlug, serviceBySlug, areaBySlug, insuranceById }: Reference,
  { locales }: Country,
): string | null {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length + 1);
  const segments = path.split('/');
  const section = locales.some((locale) => locale === segments[1]) ? 2 : 1;
  if (!SECTIONS.has(segments[section] ?? '')) return null;
  const city = cityBySlug.get(segments[section + 1] ?? '');
  const moved = [...segments];
  if (city !== undefined) moved[section + 1] = city.slug;
  const service = serviceBySlug.get(segments[section + 2] ?? '');
  if (segments[section] === 'doctors' && service !== undefined) moved[section + 2] = service.slug;

  const params = new URLSearchParams(query);
  const area = areaBySlug.get(areaKey({ city_id: city?.id ?? 0 }, params.get('city_area') ?? ''));
  if (area !== undefined) params.set('city_area', area.slug);
  const insurance = insuranceById.get(Number(params.get('insurance')));
  if (insurance !== undefined) params.set('insurance', String(insurance.id));
  const serviceParam = serviceBySlug.get(params.get('service') ?? '');
  if (serviceParam !== undefined) params.set('service', serviceParam.slug);

  const isSame =
    moved.join('/') === path && params.toString() === new URLSearchParams(query).toString();
  return isSame ? null : moved.join('/') + (params.size === 0 ? '' : `?${params.toString()}`);
}

/** The pages that name rows of the catalogue in their URL. */
const SECTIONS = new Set(['doctors', 'clinics', 'procedures', 'map']);
