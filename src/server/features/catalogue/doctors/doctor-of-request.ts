import type { RequestContext } from '#server/request-context.ts';
import { requireRow } from '#server/http/http-error.ts';
import { selectDoctorBySlug } from './doctor-rows.ts';

type Doctor = Awaited<ReturnType<typeof selectDoctorBySlug>>[number];

const doctors = new WeakMap<RequestContext, Map<string, Promise<Doctor>>>();

/**
 * Returns the row of a doctor; throws a 404 for an unknown slug. Selects it once per request, because a
 * profile needs the doctor and the reviews: 8 instead of 9 statements.
 */
export function doctorOfRequest(context: RequestContext, slug: string): Promise<Doctor> {
  const bySlug = doctors.get(context) ?? new Map<string, Promise<Doctor>>();
  doctors.set(context, bySlug);
  const doctor = bySlug.get(slug) ?? selectDoctor(context, slug);
  bySlug.set(slug, doctor);
  return doctor;
}

async function selectDoctor({ site }: RequestContext, slug: string): Promise<Doctor> {
  return requireRow(await selectDoctorBySlug(site.database.pool, [slug]));
}
