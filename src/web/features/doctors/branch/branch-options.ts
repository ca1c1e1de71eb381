import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import {
  rankingService,
  type ListCriteria,
} from '#shared/domain/catalogue/lists/ranking-service.ts';

/** A branch of a doctor with the service shown for it. */
export interface BranchOption {
  branch: ClinicBranch;
  service: DoctorService;
}

/**
 * Returns the branches of a doctor, each with the service that ranks highest there. The branch
 * whose service decided the position of the doctor in the list comes first.
 */
export function branchOptions(doctor: DoctorExpanded, criteria: ListCriteria = {}): BranchOption[] {
  const { clinic_branches: branches, services } = doctor;
  const firstService = shownService(doctor, criteria);
  const options = branches.flatMap((branch): BranchOption[] => {
    const offered = services.filter(({ clinic_branch }) => clinic_branch === branch.id);
    const service =
      firstService?.clinic_branch === branch.id
        ? firstService
        : rankingService(offered, branches, criteria);
    return service === null ? [] : [{ branch, service }];
  });
  return options.sort(
    (a, b) => Number(b.service === firstService) - Number(a.service === firstService),
  );
}

/** Returns the service that a doctor card shows first. */
export function shownService(
  { clinic_branches: branches, services }: DoctorExpanded,
  criteria: ListCriteria,
): DoctorService | null {
  const offered = services.filter((service) =>
    branches.some(({ id }) => id === service.clinic_branch),
  );
  return rankingService(offered, branches, criteria);
}
