import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DoctorService } from '#shared/contract/doctors.ts';
import { maxDate, type PlainDate } from '#shared/domain/plain-date.ts';
import { wallClockOf } from '#shared/domain/zoned-time.ts';
import type { App } from './app.ts';
import { loadSlotWindow, type WantedWindow } from './slot-batch.ts';

export const slotWindowQuery = (app: App, wanted: WantedWindow) =>
  queryOptions({
    queryKey: ['slots', wanted.doctorServiceId, wanted.from],
    queryFn: () => loadSlotWindow(app.api, wanted),
  });

/** The first free time on or after `from`, or null. */
export const nearestSlotQuery = (app: App, wanted: WantedWindow) =>
  queryOptions({
    queryKey: ['slots', 'nearest', wanted.doctorServiceId, wanted.from],
    queryFn: () =>
      app.api.nearestSlot({
        doctor: String(wanted.doctorId),
        service: String(wanted.serviceId),
        clinic_branch: String(wanted.clinicBranchId),
        date_from: wanted.from,
      }),
  });

/** The day a grid begins with: the service's nearest free day, or today. Days in the city's zone. */
export function firstSlotDay(service: DoctorService, today: PlainDate): PlainDate {
  const nearest = service.nearest_slot_datetime;
  return nearest === null ? today : maxDate(wallClockOf(nearest).date, today);
}

/**
 * Forgets every free time that is known, after a booking or a refused one: grids in view fetch
 * anew, the others when they come back.
 */
export async function invalidateSlots(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: ['slots'], type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey: ['slots'] });
}
