import { useQuery } from '@tanstack/react-query';
import { addDays, maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useApp, type App } from '#web/lib/app.ts';
import type { SlotWindowParams } from '#web/domain/slots/slot-batch.ts';
import { nearestSlotQuery, slotsOfDoctor } from '#web/domain/slots/slot-queries.ts';
import type { BookingRequest } from '../booking-request.ts';
import { firstOfMonth, firstOfNextMonth } from './months.ts';

/** Queries the days with a slot, from `from` to the end of its month. */
const availableDaysQuery = (app: App, wanted: SlotWindowParams) => ({
  queryKey: [...slotsOfDoctor(wanted.doctorId), 'days', wanted.service.id, wanted.from],
  queryFn: async (): Promise<PlainDate[]> => {
    const { results } = await app.api.slots({
      doctor: String(wanted.doctorId),
      service: String(wanted.service.service.id),
      clinic_branch: String(wanted.service.clinic_branch),
      date_from: wanted.from,
      date_to: addDays(firstOfNextMonth(wanted.from), -1),
    });
    const matching = results.filter((slot) => slot.doctor_service === wanted.service.id);
    return [...new Set(matching.map(({ datetime }) => wallClockOf(datetime).date))];
  },
});

/** Returns the days with a slot in a month, in the clinic's time zone. */
export function useAvailableDays(
  { doctor, doctorService }: BookingRequest,
  month: PlainDate,
  today: PlainDate,
) {
  const app = useApp();
  const meta = { silent: true };
  const wanted = { doctorId: doctor.id, service: doctorService };
  const from = maxDate(firstOfMonth(month), today);
  const query = useQuery({ ...availableDaysQuery(app, { ...wanted, from }), meta });
  const later = useQuery({
    ...nearestSlotQuery(app, { ...wanted, from: firstOfNextMonth(month) }),
    meta,
  });
  return {
    /** Undefined while loading and after a failure. */
    days: query.isError ? undefined : query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    /** True if no later month has a slot. */
    isLast: later.data === null,
  };
}
