import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { App } from '#web/lib/app.ts';
import { loadSlotWindow, type SlotWindowParams } from './slot-batch.ts';

/** The prefix of the query keys of a doctor's slots, which a booking invalidates. */
export const slotsOfDoctor = (doctorId: number) => ['slots', doctorId] as const;

export const slotWindowQuery = (app: App, wanted: SlotWindowParams) =>
  queryOptions({
    queryKey: [...slotsOfDoctor(wanted.doctorId), wanted.service.id, wanted.from],
    queryFn: () => loadSlotWindow(app.api, wanted),
  });

/** Returns true for the key of a query for the slots of a window. */
export function isSlotWindow([kind, , service]: QueryKey): boolean {
  return kind === 'slots' && typeof service === 'number';
}

/** The first slot on or after `from`, or null. */
export const nearestSlotQuery = (app: App, wanted: SlotWindowParams) =>
  queryOptions({
    queryKey: [...slotsOfDoctor(wanted.doctorId), 'nearest', wanted.service.id, wanted.from],
    queryFn: () =>
      app.api.nearestSlot({
        doctor: String(wanted.doctorId),
        service: String(wanted.service.service.id),
        clinic_branch: String(wanted.service.clinic_branch),
        date_from: wanted.from,
      }),
  });

/** Returns the first day of a slot grid: the service's nearest available day, not before today. */
export function firstSlotDay(service: DoctorService, today: PlainDate): PlainDate {
  const nearest = service.nearest_slot_datetime;
  return nearest === null ? today : maxDate(wallClockOf(nearest).date, today);
}
