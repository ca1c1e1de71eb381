import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment, DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';
import { noteOwnChange } from '../../changes/own-changes.ts';
import { spanKey } from '../../span/use-span.ts';
import { mergeDay, type ReadDay } from '../day/merge-day.ts';
import { useDeskStream } from './use-desk-stream.ts';

/** While changes do not arrive by themselves, the day is read again after this. */
const POLL_MS = 15_000;
/** A day that was read ahead is read again after this. */
const AHEAD_MS = 60_000;
/** More doctors than this are read together. */
const MAX_SINGLE_READS = 3;

/** The keys of the queries of a branch's queue and of an open appointment. */
export const queueKey = (branch: number) => ['desk', 'queue', branch];
export const appointmentKey = (id: number) => ['desk', 'appointment', id];

/** The numbers of reads that have begun, and of own changes that were shown. Both only grow. */
let begun = 0;
let shown = 0;

/** Reads, once more if an own change was shown before the response. `order` is the number of the read. */
async function readNow(read: () => Promise<DeskDay>): Promise<{ read: DeskDay; order: number }> {
  const before = shown;
  begun += 1;
  const order = begun;
  const result = await read();
  return before === shown ? { read: result, order } : readNow(read);
}

/** Reads the day of a branch and keeps it current. */
export function useDeskDay(branch: number, day: string, doctors: readonly DeskDoctor[]) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const keyOf = (of: string) => ['desk', 'day', branch, of];
  const queryKey = keyOf(day);
  const invalidate = () => queryClient.invalidateQueries({ queryKey });
  const refresh = () => {
    const isFirst = queryClient.getQueryData(queryKey) === undefined;
    // The first read goes on and may not see what has changed; later ones are cancelled and begin again.
    void invalidate().then(() => (isFirst ? invalidate() : undefined));
  };
  const update = (change: (old: ReadDay) => ReadDay) =>
    queryClient.setQueryData<ReadDay>(queryKey, (old) => (old === undefined ? old : change(old)));

  async function readDoctor(doctor: number) {
    const { read, order } = await readNow(() => api.deskDay({ id: branch, day, doctor }));
    const schedule = doctors.find((each) => each.doctor_id === doctor)?.schedule_id;
    update((old) => mergeDay(old, read, { order, schedule: schedule ?? 0 }));
  }
  const isLive = useDeskStream(branch, ({ doctors: changed, hasQueue }) => {
    void queryClient.invalidateQueries({ queryKey: spanKey(branch) });
    if (hasQueue) void queryClient.invalidateQueries({ queryKey: queueKey(branch) });
    // Without data the first read is pending, into which no other is merged.
    const isFirst = queryClient.getQueryData(queryKey) === undefined;
    if (changed === null || changed.length > MAX_SINGLE_READS || isFirst) return refresh();
    for (const doctor of changed) readDoctor(doctor).catch(refresh);
  });
  const queryOf = (of: string) => ({
    queryKey: keyOf(of),
    queryFn: async () => {
      const { read, order } = await readNow(() => api.deskDay({ id: branch, day: of }));
      return mergeDay(queryClient.getQueryData<ReadDay>(keyOf(of)), read, { order });
    },
    // `mergeDay` keeps the identity of rows, wherever in the day they are.
    structuralSharing: false,
    // Changes of a day that is not shown are not followed.
    staleTime: 0,
  });
  const query = useQuery({ ...queryOf(day), refetchInterval: isLive ? false : POLL_MS });
  return {
    query,
    /** False while changes of others arrive late. */
    isLive,
    refresh,
    /** Begins to read another day that is asked for, or may be. */
    readAhead: (of: string, isAsked: boolean) =>
      void queryClient.prefetchQuery({ ...queryOf(of), staleTime: isAsked ? 0 : AHEAD_MS }),
    /** Returns the number of reads so far. Called before an own change is sent, for `show`. */
    mark: () => begun,
    /**
     * Shows the result of an own change before the server notifies of it. When the doctor was read since `since`
     * (by default, ever), which result is newer is unknown, and the doctor is read again.
     */
    show: (appointment: DeskAppointment, since = 0) => {
      shown += 1;
      noteOwnChange(appointment.id);
      const schedule = appointment.schedule_id;
      const readSince = queryClient.getQueryData<ReadDay>(queryKey)?.orders.get(schedule) ?? 0;
      const doctor = doctors.find((each) => each.schedule_id === schedule)?.doctor_id;
      if (readSince > since && doctor !== undefined) readDoctor(doctor).catch(refresh);
      queryClient.setQueryData<DeskAppointmentDetails>(
        appointmentKey(appointment.id),
        (old) => old && { ...old, ...appointment },
      );
      update((old) => ({
        ...old,
        appointments: [
          ...old.appointments.filter(({ id }) => id !== appointment.id),
          ...(appointment.starts_at.startsWith(old.day) ? [appointment] : []),
        ].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
      }));
    },
  };
}
