import type { RequestContext } from '#server/request-context.ts';
import { requireRow } from '#server/http/http-error.ts';
import { cached } from '#server/lib/cached.ts';
import { selectDoctorBySlug } from './doctor-rows.ts';

const doctorsOf = cached(
  ({ site }: RequestContext) =>
    cached(async (slug: string) =>
      requireRow(await selectDoctorBySlug(site.database.pool, [slug])),
    ),
  new WeakMap(),
);

/**
 * Returns the row of a doctor; throws a 404 for an unknown slug. Selects it once per request, because a
 * profile needs the doctor and the reviews: 8 instead of 9 statements.
 */
export function doctorOfRequest(context: RequestContext, slug: string) {
  return doctorsOf(context)(slug);
}
