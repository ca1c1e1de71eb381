import type { DoctorExpanded, DoctorService } from '#shared/contract/doctors.ts';
import type { ClinicBranch } from '#shared/contract/places.ts';
import { bestService } from '#shared/domain/best-service.ts';

/** A place where a doctor can be seen, with the service that is shown for it. */
export interface BranchOption {
  branch: ClinicBranch;
  service: DoctorService;
}

/** The branches of a doctor, each with its best service; the one to show first comes first. */
export function branchOptions(doctor: DoctorExpanded): BranchOption[] {
  const options = doctor.clinic_branches.flatMap((branch): BranchOption[] => {
    const service = bestService(
      doctor.services.filter(({ clinic_branch }) => clinic_branch === branch.id),
    );
    return service === null ? [] : [{ branch, service }];
  });
  const best = bestService(doctor.services);
  return options.sort((a, b) => Number(b.service === best) - Number(a.service === best));
}
