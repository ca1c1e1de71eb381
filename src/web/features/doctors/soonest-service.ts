import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';

/** Returns the service with the earliest slot, or null. */
export function soonestService(
  services: readonly DoctorService[],
): (DoctorService & { nearest_slot_datetime: string }) | null {
  const withSlots = services.flatMap((service) =>
    service.nearest_slot_datetime === null
      ? []
      : [{ ...service, nearest_slot_datetime: service.nearest_slot_datetime }],
  );
  return (
    withSlots.sort(
      (a, b) => Date.parse(a.nearest_slot_datetime) - Date.parse(b.nearest_slot_datetime),
    )[0] ?? null
  );
}
