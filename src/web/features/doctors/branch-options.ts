import type { DoctorExpanded, DoctorService, DoctorsQuery } from '#shared/contract/doctors.ts';
import type { ClinicBranch } from '#shared/contract/places.ts';
import { bestService } from '#shared/domain/best-service.ts';
import { wallClockOf } from '#shared/domain/zoned-time.ts';

/** A place where a doctor can be seen, with the service that is shown for it. */
export interface BranchOption {
  branch: ClinicBranch;
  service: DoctorService;
}

/** What a list was asked for that one service of a doctor fulfils and another does not. */
export type WantedService = Pick<DoctorsQuery, 'city_area' | 'insurance' | 'age' | 'slot_date'>;

/**
 * The branches of a doctor, each with its best service; the one to show first comes first. A service
 * that is as wanted goes before all that are not, or a card of a list for one day would open at a
 * branch where the doctor does not receive on it.
 */
export function branchOptions(doctor: DoctorExpanded, wanted: WantedService = {}): BranchOption[] {
  const branchById = new Map(doctor.clinic_branches.map((branch) => [branch.id, branch]));
  const bestOf = (services: readonly DoctorService[]) => {
    const asWanted = services.filter((service) =>
      isAsWanted(service, branchById.get(service.clinic_branch), wanted),
    );
    return bestService(asWanted.length > 0 ? asWanted : services);
  };
  const best = bestOf(doctor.services.filter((service) => branchById.has(service.clinic_branch)));
  const options = doctor.clinic_branches.flatMap((branch): BranchOption[] => {
    const offered = doctor.services.filter((service) => service.clinic_branch === branch.id);
    const service = best?.clinic_branch === branch.id ? best : bestOf(offered);
    return service === null ? [] : [{ branch, service }];
  });
  return options.sort((a, b) => Number(b.service === best) - Number(a.service === best));
}

/** The service that a card opens with. */
export function shownService(doctor: DoctorExpanded, wanted: WantedService): DoctorService | null {
  return branchOptions(doctor, wanted)[0]?.service ?? null;
}

function isAsWanted(
  service: DoctorService,
  branch: ClinicBranch | undefined,
  { city_area, insurance, age, slot_date }: WantedService,
): boolean {
  const { age_from, age_to, nearest_slot_datetime: nearest } = service;
  return (
    (city_area === undefined || branch?.city_area === city_area) &&
    (insurance === undefined || service.insurances.includes(insurance)) &&
    (age === undefined || (age_from <= age && (age_to === null || age_to >= age))) &&
    // A list for a day tells the first time from that day on.
    (slot_date === undefined || (nearest !== null && wallClockOf(nearest).date === slot_date))
  );
}
