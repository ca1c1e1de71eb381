import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { scoreOf } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import { cleanHtml } from '#server/text/clean-html.ts';
import type { DoctorRow, DoctorServiceRow } from './doctor-rows.ts';

/** Converts a doctor to its API form, with the given services and their branches. */
export function presentDoctor(
  context: RequestContext,
  row: DoctorRow,
  services: readonly DoctorServiceRow[],
  from?: Coordinates,
): DoctorExpanded {
  const { site } = context;
  const { branchById, serviceById } = site.reference.current;
  const text = (names: Names) => nameIn(context, names);
  const branchIds = [...new Set(services.map((service) => service.clinic_branch_id))];
  const year = Number(dateInZone(site.clock(), site.country.timeZone).slice(0, 4));
  return {
    id: row.id,
    slug: row.slug,
    name: text(row.names),
    image_url: row.portrait,
    feedback_count: row.feedback_count,
    feedback_score: scoreOf(row),
    experience: row.practising_since === null ? null : Math.max(0, year - row.practising_since),
    academic_status: row.academic_statuses && text(row.academic_statuses),
    science_degree: row.science_degrees && text(row.science_degrees),
    languages: row.languages,
    specialties: row.specialty_ids
      .flatMap((id) => serviceById.get(id) ?? [])
      .map((specialty) => presentServiceLink(context, specialty)),
    is_active: row.is_active,
    has_slots: services.some((service) => service.has_times),
    services: services.map((service) => presentDoctorService(context, service)),
    clinic_branches: branchIds
      .flatMap((id) => branchById.get(id) ?? [])
      .map((branch) => presentClinicBranch(context, branch, from)),
  };
}

function presentDoctorService(context: RequestContext, row: DoctorServiceRow): DoctorService {
  const service = context.site.reference.current.serviceById.get(row.service_id);
  const text = (names: Names) => nameIn(context, names);
  const link =
    service === undefined
      ? { id: row.service_id, slug: '', name: '', plural_name: '', consultation_name: '' }
      : presentServiceLink(context, service);
  return {
    id: row.id,
    service: {
      ...link,
      type: row.type,
      is_for_children: service?.is_for_children ?? false,
      adult_service: service?.adult_service_id ?? null,
    },
    clinic_branch: row.clinic_branch_id,
    price: row.price,
    discount: row.discount,
    total: row.total,
    duration: row.duration_minutes,
    ...presentFollowUp(row),
    insurances: row.insurances,
    is_premium: row.is_premium,
    age_from: row.age_from,
    age_to: row.age_to,
    qualification: row.qualifications && text(row.qualifications),
    nearest_slot_datetime: row.nearest_at && zonedIso(row.nearest_at.getTime(), row.time_zone),
    minutes_before_appointment: row.lead_minutes,
    on_walk_in_basis: row.on_walk_in_basis,
    avg_waiting_time: row.avg_waiting_minutes,
    price_conditions: row.price_conditions && cleanHtml(text(row.price_conditions)),
    feedback_count: row.feedback_count,
    feedback_score: scoreOf(row),
  };
}

function presentFollowUp({
  follow_up_price: price,
  follow_up_minutes: duration,
}: DoctorServiceRow): Pick<DoctorService, 'follow_up'> {
  return price === null || duration === null ? {} : { follow_up: { price, duration } };
}
