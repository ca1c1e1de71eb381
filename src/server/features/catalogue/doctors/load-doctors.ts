import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import { selectDoctors, type DoctorServiceRow } from './doctor-rows.ts';
import type { DoctorListQuery } from './listing/doctor-list-query.ts';
import { presentDoctor } from './present-doctor.ts';
import { readDoctorServices } from './read-doctor-services.ts';

/**
 * The filters of the services and branches that doctors are shown with; a missing one means all. Services
 * and branches of the nearest districts come first.
 */
interface ServiceFilters extends Partial<
  Pick<DoctorListQuery, 'services' | 'city' | 'clinic' | 'nearestAreas' | 'day' | 'from'>
> {}

/** Loads doctors by id, in the same order. */
export async function loadDoctors(
  context: RequestContext,
  ids: number[],
  { services, city, clinic, nearestAreas, day, from }: ServiceFilters,
): Promise<DoctorExpanded[]> {
  if (ids.length === 0) return [];
  const { reference } = context.site;
  const [doctors, offers] = await Promise.all([
    selectDoctors(context.site.database.readerOf(ids), [ids]),
    readDoctorServices(context, ids, { services, day: day?.date }),
  ]);
  const doctorById = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const { branchById } = reference.current;
  const sorted =
    nearestAreas === undefined ? offers : nearestFirst(offers, nearestAreas, branchById);
  const offersByDoctor = Map.groupBy(
    sorted.filter(({ clinic_branch_id: id }) => {
      const branch = branchById.get(id);
      return (
        (city === undefined || branch?.city_id === city) &&
        (clinic === undefined || branch?.clinic_id === clinic)
      );
    }),
    (offer) => offer.doctor_id,
  );
  return ids.flatMap((id) => {
    const doctor = doctorById.get(id);
    return doctor === undefined
      ? []
      : [presentDoctor(context, doctor, offersByDoctor.get(id) ?? [], from)];
  });
}

/** Sorts services by the order of their districts; all others come last. */
function nearestFirst(
  offers: readonly DoctorServiceRow[],
  areas: readonly number[],
  branchById: Reference['branchById'],
): DoctorServiceRow[] {
  const ranks = new Map(areas.map((id, rank) => [id, rank]));
  const rankOf = ({ clinic_branch_id: id }: DoctorServiceRow) =>
    ranks.get(branchById.get(id)?.city_area_id ?? 0) ?? ranks.size;
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b));
}
