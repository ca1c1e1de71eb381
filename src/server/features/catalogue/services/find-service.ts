import type { ServiceQuery } from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { parseExpand } from '#server/http/id-list.ts';
import { notFound } from '#server/http/http-error.ts';
import { presentService } from './present-service.ts';

/** Returns a specialty or procedure by its slug; throws a 404 for an unknown one. */
export function findService(context: RequestContext, slug: string, query: ServiceQuery) {
  const service = context.site.reference.current.serviceBySlug.get(slug);
  if (service === undefined) throw notFound();
  const { city } = readReferenceIds(context.site.reference.current, query);
  return presentService(context, service, { expand: parseExpand(query.expand), city });
}
