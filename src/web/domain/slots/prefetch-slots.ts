import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { bestService } from '#shared/domain/catalogue/lists/best-service.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, type TimeZone } from '#shared/domain/time/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { firstSlotDay, slotWindowQuery } from './slot-queries.ts';

/**
 * Prefetches the slots that doctor cards show initially: those from the day `from`, or from each
 * doctor's nearest available day if it is null. Days are in `zone`.
 * @param shown returns the service that is selected initially
 */
export async function prefetchSlots(
  app: App,
  doctors: readonly DoctorExpanded[],
  zone: TimeZone,
  from: PlainDate | null,
  shown: (doctor: DoctorExpanded) => DoctorService | null = ({ services }) => bestService(services),
): Promise<void> {
  const today = dateInZone(app.renderedAt, zone);
  await Promise.all(
    doctors.map(async (doctor) => {
      const service = shown(doctor);
      if (service === null || service.nearest_slot_datetime === null) return;
      await app.queryClient.prefetchQuery(
        slotWindowQuery(app, {
          doctorId: doctor.id,
          service,
          from: from ?? firstSlotDay(service, today),
        }),
      );
    }),
  );
}
