import type { Static } from '#shared/contract/common.ts';
import type { Doctor, DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';

/** Returns a doctor with only the requested links expanded; the others become ids. */
export function collapseDoctor(
  doctor: DoctorExpanded,
  expand: ReadonlySet<string>,
): Static<typeof Doctor> {
  const { services, clinic_branches: branches } = doctor;
  return {
    ...doctor,
    services: expand.has('services') ? services : services.map((service) => service.id),
    clinic_branches: expand.has('clinic_branches.services')
      ? branches.map((branch) => ({
          ...branch,
          services: services.filter((service) => service.clinic_branch === branch.id),
        }))
      : expand.has('clinic_branches')
        ? branches
        : branches.map((branch) => branch.id),
  };
}
