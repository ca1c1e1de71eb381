import { endpoints } from '#shared/contract/endpoints.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';

type Query = Parameters<typeof pageOf>[1] & { id?: string };

/** Lists insurances by name; an empty list of ids gives an empty page. */
export function listInsurances({ site }: RequestContext, query: Query) {
  const { insurances } = site.reference.current;
  const ids = parseIds(query.id);
  const matching =
    ids === null ? insurances : insurances.filter((insurance) => ids.includes(insurance.id));
  return pageOf(
    endpoints.insurances.path,
    query,
    'none',
    matching.length,
    sliceOf(matching, query, 'none'),
  );
}
