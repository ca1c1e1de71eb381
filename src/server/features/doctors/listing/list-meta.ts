import type { DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { localized } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';
import { translatorFor } from '#server/text/translators.ts';

/** Title and description of a list for search engines, in the language of the call. */
export function listMeta(
  { site, language }: RequestContext,
  query: Pick<DoctorsQuery, 'service' | 'city'>,
  count: number,
) {
  const { serviceById, cityById } = site.reference.current;
  const fallback = site.country.locales[0];
  const [serviceId] = parseIds(query.service) ?? [];
  const service = serviceId === undefined ? undefined : serviceById.get(serviceId);
  const city = query.city === undefined ? undefined : cityById.get(query.city);
  const t = translatorFor('server', language);
  const params = {
    service:
      service === undefined ? t('meta.anyService') : localized(service.names, language, fallback),
    city: city === undefined ? '' : localized(city.names, language, fallback),
    brand: site.country.brandName,
    count,
  };
  return city === undefined
    ? { meta_title: t('meta.title', params), meta_description: t('meta.description', params) }
    : {
        meta_title: t('meta.titleInCity', params),
        meta_description: t('meta.descriptionInCity', params),
      };
}
