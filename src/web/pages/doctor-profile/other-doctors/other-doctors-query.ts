import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { App } from '#web/lib/app.ts';
import { someDoctorsQuery } from '#web/lib/query/queries.ts';

/**
 * The number of doctors to load: more than are shown, so that those without slots can be skipped.
 */
const LIMIT = 12;

/** Queries doctors of the same specialty, the nearest to a branch first. */
export function otherDoctorsQuery(app: App, doctor: DoctorProfile, branch: ClinicBranch) {
  return someDoctorsQuery(app, {
    city: branch.city,
    service: String(doctor.specialties[0]?.id ?? doctor.services[0]?.service.id ?? ''),
    exclude: String(doctor.id),
    ordering: 'distance',
    ...branch.location,
    limit: LIMIT,
  });
}
