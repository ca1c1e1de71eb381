import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Reference } from '#server/features/catalogue/reference/reference.ts';
import { selectDoctors, type DoctorServiceRow } from './doctor-rows.ts';
import { areasAround } from './listing/doctor-list-query.ts';
import { presentDoctor } from './present-doctor.ts';
import { readDoctorServices } from './read-doctor-services.ts';

/** The filters of the services and branches that doctors are shown with; a missing one means all. */
interface ServiceFilters {
  services: number[] | null;
  city?: number | undefined;
  clinic?: number | undefined;
  /** Services and branches of the districts nearest to this one come first. */
  nearest_city_area?: number | undefined;
  /** The first day of the search for each nearest slot. */
  slot_date?: PlainDate | undefined;
  /** The position that distances are measured from. */
  from?: Coordinates | undefined;
}

/** Loads doctors by id, in the same order. */
export async function loadDoctors(
  context: RequestContext,
  ids: number[],
  { services, city, clinic, nearest_city_area: area, slot_date: day, from }: ServiceFilters,
): Promise<DoctorExpanded[]> {
  if (ids.length === 0) return [];
  const { reference } = context.site;
  const [doctors, offers] = await Promise.all([
    selectDoctors(context.site.database.readerOf(ids), [ids]),
    readDoctorServices(context, ids, { services, day: day ?? null }),
  ]);
  const doctorById = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const { branchById } = reference.current;
  const sorted = area === undefined ? offers : nearestFirst(offers, area, reference.current);
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

/** Sorts services by the distance of their district from another one; all others come last. */
function nearestFirst(
  offers: readonly DoctorServiceRow[],
  area: number,
  reference: Reference,
): DoctorServiceRow[] {
  const ranks = new Map(areasAround(area, reference).map((id, rank) => [id, rank]));
  const rankOf = ({ clinic_branch_id: id }: DoctorServiceRow) =>
    ranks.get(reference.branchById.get(id)?.city_area_id ?? 0) ?? ranks.size;
  return offers.toSorted((a, b) => rankOf(a) - rankOf(b));
}
