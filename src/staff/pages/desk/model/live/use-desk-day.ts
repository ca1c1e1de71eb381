import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment, DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';
import { noteOwnChange } from '../../changes/own-changes.ts';
import { spanKey } from '../../span/use-span.ts';
import { mergeDay, type ReadDay } from '../day/merge-day.ts';
import { dayKey, daysKey, noteShown, readNow, readsBegun, useDayQuery } from './day-query.ts';
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

/** Reads the day of a branch, or of its only doctor that is shown, and keeps it current. */
export function useDeskDay(
  branch: number,
  day: string,
  doctors: readonly DeskDoctor[],
  shown: number | null = null,
) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const queryOf = useDayQuery(branch, shown);
  const queryKey = dayKey(branch, day, shown);
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
  /** Shows an appointment on the read days that have it or get it besides the shown one, and reads them again. */
  function showOnOtherDays(appointment: DeskAppointment, doctor: number | undefined) {
    for (const [key, old] of queryClient.getQueriesData<ReadDay>({ queryKey: daysKey(branch) })) {
      if (old === undefined || hashKey(key) === hashKey(queryKey)) continue;
      const isOfDoctor = key.at(-2) === null || key.at(-2) === doctor;
      const gets = isOfDoctor && appointment.starts_at.startsWith(old.day);
      if (!gets && old.appointments.every(({ id }) => id !== appointment.id)) continue;
      queryClient.setQueryData<ReadDay>(key, withAppointment(old, appointment, gets));
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
    }
  }

  const stream = useDeskStream(branch, day, ({ doctors: changed, hasQueue }) => {
    void queryClient.invalidateQueries({ queryKey: spanKey(branch) });
    if (hasQueue) void queryClient.invalidateQueries({ queryKey: queueKey(branch) });
    const isOfOthers = changed !== null && shown !== null && !changed.includes(shown);
    // An open booking may be on a day that is not shown. The week of a doctor is not that of the others.
    void queryClient.invalidateQueries({
      queryKey: daysKey(branch),
      predicate: ({ queryHash, queryKey: key }) =>
        queryHash !== hashKey(queryKey) && !(isOfOthers && key.at(-2) === shown),
    });
    if (isOfOthers) return;
    // Without data the first read is pending, into which no other is merged.
    const isFirst = queryClient.getQueryData(queryKey) === undefined;
    if (changed === null || changed.length > MAX_SINGLE_READS || isFirst) return refresh();
    for (const doctor of changed) readDoctor(doctor).catch(refresh);
  });
  const { lost } = stream;
  const pollMs: number | false = stream.isLive ? false : POLL_MS;
  const query = useQuery({ ...queryOf(day), refetchInterval: pollMs });
  const { dataUpdatedAt, isError } = query;
  const isLost = lost !== null && dataUpdatedAt <= lost.noticedAt;
  return {
    query,
    /** False while changes of others arrive late. */
    isLive: stream.isLive && !isError,
    /** After how many milliseconds days are read again; false while their changes arrive by themselves. */
    pollMs,
    /** True from the loss of the connection until something is read again. */
    isLost,
    /** True while the day may have changed and cannot be read. */
    isStale: isLost || isError,
    /** The instant until which no change of the day was missed, in epoch milliseconds. */
    currentAt: lost?.day === day ? Math.max(dataUpdatedAt, lost.heardAt) : dataUpdatedAt,
    refresh,
    /** Begins to read another day that is asked for, or may be. */
    readAhead: (of: string, isAsked: boolean) =>
      void queryClient.prefetchQuery({ ...queryOf(of), staleTime: isAsked ? 0 : AHEAD_MS }),
    /** Returns the number of reads so far. Called before an own change is sent, for `show`. */
    mark: readsBegun,
    /**
     * Shows the result of an own change before the server notifies of it. When the doctor was read since `since`
     * (by default, ever), which result is newer is unknown, and the doctor is read again.
     */
    show: (appointment: DeskAppointment, since = 0) => {
      noteShown();
      noteOwnChange(appointment.id);
      const schedule = appointment.schedule_id;
      const readSince = queryClient.getQueryData<ReadDay>(queryKey)?.orders.get(schedule) ?? 0;
      const doctor = doctors.find((each) => each.schedule_id === schedule)?.doctor_id;
      if (readSince > since && doctor !== undefined) readDoctor(doctor).catch(refresh);
      queryClient.setQueryData<DeskAppointmentDetails>(
        appointmentKey(appointment.id),
        (old) => old && { ...old, ...appointment },
      );
      update((old) => withAppointment(old, appointment));
      showOnOtherDays(appointment, doctor);
    },
  };
}

/** Returns a day with the newest state of an appointment, which it has if it is on the day. */
function withAppointment(
  old: ReadDay,
  appointment: DeskAppointment,
  isThere = appointment.starts_at.startsWith(old.day),
): ReadDay {
  return {
    ...old,
    appointments: [
      ...old.appointments.filter(({ id }) => id !== appointment.id),
      ...(isThere ? [appointment] : []),
    ].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
  };
}
