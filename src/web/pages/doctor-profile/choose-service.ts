import type { DoctorService } from '#shared/contract/doctors.ts';
import { bestService } from '#shared/domain/best-service.ts';

/** The doctor's service that a profile opens with: the one asked for, else the best. */
export function initialService(
  services: readonly DoctorService[],
  askedFor: string | null,
): DoctorService | null {
  return services.find(({ id }) => String(id) === askedFor) ?? bestService(services);
}

/** One of each service, whatever the number of branches that offer it. */
export function distinctServices(services: readonly DoctorService[]): DoctorService[] {
  const byService = new Map(services.map((service) => [service.service.id, service]));
  return [...byService.values()];
}

/** The same service at every branch that offers it. */
export function servicesAlike(
  services: readonly DoctorService[],
  chosen: DoctorService,
): DoctorService[] {
  return services.filter(({ service }) => service.id === chosen.service.id);
}

/** Another service, at the branch chosen before if it is offered there. */
export function changeService(
  services: readonly DoctorService[],
  chosen: DoctorService,
  serviceId: number,
): DoctorService {
  const alike = services.filter(({ service }) => service.id === serviceId);
  return (
    alike.find(({ clinic_branch }) => clinic_branch === chosen.clinic_branch) ??
    bestService(alike) ??
    chosen
  );
}
