import { queryOptions } from '@tanstack/react-query';
import type {
  DoctorExpanded,
  DoctorProfile,
  DoctorService,
} from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { App } from '#web/lib/app.ts';
import { shownService } from '#web/features/doctors/branch/branch-options.ts';

/**
 * The number of doctors to load: more than are shown, so that those without slots can be skipped.
 */
const MAX_CANDIDATES = 12;
export const MAX_SHOWN = 6;

/** Another doctor, with the service and the distance at their nearest branch. */
export interface OtherDoctor extends Pick<
  DoctorExpanded,
  'id' | 'slug' | 'name' | 'image_url' | 'feedback_count' | 'feedback_score'
> {
  service: Pick<DoctorService, 'id' | 'clinic_branch' | 'total' | 'nearest_slot_datetime'>;
  /** Metres; null if unknown. */
  distance: number | null;
}

/**
 * Queries doctors of the same specialty, the nearest to a branch first. Those without slots come
 * last.
 */
export function otherDoctorsQuery(app: App, doctor: DoctorProfile, branch: ClinicBranch) {
  const service = doctor.specialties[0]?.id ?? doctor.services[0]?.service.id;
  const query = {
    city: branch.city,
    exclude: String(doctor.id),
    ...branch.location,
    limit: MAX_CANDIDATES,
  } as const;
  return queryOptions({
    // A booking invalidates queries with this prefix that contain its doctor.
    queryKey: ['some-doctors', 'other', service, query],
    meta: { silent: true },
    queryFn: async () => {
      if (service === undefined) return { results: [] };
      const { results } = await app.api.nearestDoctors({ ...query, service });
      return { results: nearestAvailable(results, MAX_SHOWN) };
    },
  });
}

/** Returns the first few doctors of a list by distance; those without slots come last. */
export function nearestAvailable(doctors: readonly DoctorExpanded[], max: number): OtherDoctor[] {
  const isBooked = ({ service }: OtherDoctor) => service.nearest_slot_datetime === null;
  return doctors
    .flatMap((doctor) => shownPart(doctor) ?? [])
    .toSorted((a, b) => Number(isBooked(a)) - Number(isBooked(b)))
    .slice(0, max);
}

/** Returns only what the page shows, as all of it is sent with the page: 4 kB instead of 28. */
function shownPart(doctor: DoctorExpanded): OtherDoctor | null {
  const shown = shownService(doctor, { ordering: 'distance' });
  if (shown === null) return null;
  const { id, slug, name, image_url, feedback_count, feedback_score } = doctor;
  const branch = doctor.clinic_branches.find((each) => each.id === shown.clinic_branch);
  return {
    id,
    slug,
    name,
    image_url,
    feedback_count,
    feedback_score,
    service: {
      id: shown.id,
      clinic_branch: shown.clinic_branch,
      total: shown.total,
      nearest_slot_datetime: shown.nearest_slot_datetime,
    },
    distance: branch?.distance ?? null,
  };
}
