import { endpoints } from '#shared/contract/endpoints.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { parseIds } from '#server/http/id-list.ts';
import { pageOfList, type ListQuery } from '#server/http/pagination.ts';
import { byName } from '#server/text/collation.ts';

type Query = ListQuery & { id?: string };

/** Lists insurances by name; an empty list of ids gives an empty page. */
export function listInsurances(context: RequestContext, query: Query) {
  const ids = parseIds(query.id);
  const matching = context.site.reference.current.insurances
    .filter(({ id }) => ids === null || ids.includes(id))
    .map(({ id, names, sitemap_index }) => ({
      id,
      sitemap_index,
      name: nameIn(context, names),
    }))
    .sort(byName(context.language));
  return pageOfList(endpoints.insurances.path, query, 'none', matching);
}
