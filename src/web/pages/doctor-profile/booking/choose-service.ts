import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { bestService } from '#shared/domain/catalogue/lists/best-service.ts';

/** Returns the service that a profile shows first: the requested one, or the best one. */
export function initialService(
  services: readonly DoctorService[],
  requestedId: string | null,
): DoctorService | null {
  return services.find(({ id }) => String(id) === requestedId) ?? bestService(services);
}

/** Returns the branch that a profile shows first; null for a doctor without branches. */
export function homeBranch(doctor: DoctorProfile, requestedId: string | null): ClinicBranch | null {
  const service = initialService(doctor.services, requestedId);
  const { clinic_branches: branches } = doctor;
  return branches.find(({ id }) => id === service?.clinic_branch) ?? branches[0] ?? null;
}

/** Returns each service once, even if several branches offer it. */
export function distinctServices(services: readonly DoctorService[]): DoctorService[] {
  const byService = new Map(services.map((service) => [service.service.id, service]));
  return [...byService.values()];
}

/** Returns the same service at every branch that offers it. */
export function sameServices(
  services: readonly DoctorService[],
  chosen: DoctorService,
): DoctorService[] {
  return services.filter(({ service }) => service.id === chosen.service.id);
}

/** Returns another service, at the current branch if it is offered there. */
export function changeService(
  services: readonly DoctorService[],
  chosen: DoctorService,
  serviceId: number,
): DoctorService {
  const offers = services.filter(({ service }) => service.id === serviceId);
  return (
    offers.find(({ clinic_branch }) => clinic_branch === chosen.clinic_branch) ??
    bestService(offers) ??
    chosen
  );
}

/** Returns the same service at another branch, or the best service of that branch. */
export function changeBranch(
  services: readonly DoctorService[],
  chosen: DoctorService,
  branchId: number,
): DoctorService {
  const there = services.filter(({ clinic_branch }) => clinic_branch === branchId);
  return (
    there.find(({ service }) => service.id === chosen.service.id) ?? bestService(there) ?? chosen
  );
}
