import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { AppointmentPatient } from '#shared/contract/desk/appointments.ts';
import type { Attendance } from '#shared/domain/desk/attendance.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { hasCode, isNotFound, NetworkError } from '#web/lib/failures/api-failure.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFailureToast } from '../../../../lib/use-failure-toast.ts';
import { useStaffApp, useText, useUser } from '../../../../lib/staff-app.ts';
import { forgetArrival, keepArrival } from '../../outage/kept-arrivals.ts';
import type { useDeskDay } from '../live/use-desk-day.ts';
import type { ShownAppointment } from '../appointment-look.ts';

type Options = Pick<ReturnType<typeof useDeskDay>, 'mark' | 'show' | 'refresh'>;

/** A change that can be taken back. */
export interface Undoable {
  /** Says what was done. */
  readonly label: string;
  /** Takes it back. Rejects if that failed, after saying why. */
  readonly undo: () => Promise<unknown>;
}

/** A step that the desk records for an appointment that it expects. */
export interface AttendanceStep {
  readonly appointment: DeskAppointment;
  readonly to: Attendance;
}

export interface Cancellation {
  readonly by: 'patient' | 'clinic';
  readonly reason: string;
  readonly silent_reason: SilentReason | null;
}

export interface Correction {
  readonly from: AppointmentPatient;
  readonly to: AppointmentPatient;
  /** The services, if another one or another kind than the right one was booked. */
  readonly offer: { readonly from: number; readonly to: number } | null;
  /** The kinds, with the services. */
  readonly is_follow_up: { readonly from: boolean; readonly to: boolean } | null;
  readonly silent_reason: SilentReason | null;
}

/** Says that an arrival had no connection and was kept. */
class ArrivalKept extends Error {}

/** Returns the changes of appointments. Each shows its result at once, or why it was refused. */
export function useDeskActions({ mark, show, refresh }: Options) {
  const { api } = useStaffApp();
  const { id: account } = useUser();
  const t = useText('desk');
  const showToast = useToast();
  const showFailure = useFailureToast();
  const [last, setLast] = useState<Undoable | null>(null);
  const undoing = useRef<Undoable | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<DeskAppointment>) => change(),
    onMutate: mark,
    onSuccess: (appointment, _change, since) => show(appointment, since),
    onError(error) {
      if (error instanceof ArrivalKept) return;
      showFailure(error);
      refresh();
    },
  });
  /** Returns true when the change was made. */
  const run = (change: () => Promise<DeskAppointment>): Promise<boolean> =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );

  /** Remembers a step of an appointment until it is undone. */
  const rememberStep = (appointment: DeskAppointment, from: Attendance) =>
    setLast({
      label: `${appointment.name}: ${t(`states.${appointment.attendance}`)}`,
      undo: () =>
        mutateAsync(() =>
          api.setAttendance({ id: appointment.id, from: appointment.attendance, to: from }),
        ),
    });

  /** Records a step. Without a connection an arrival is kept until there is one; nothing else is. */
  const setAttendance = async (appointment: ShownAppointment, to: Attendance) => {
    const { id, attendance: from, starts_at: startsAt } = appointment;
    if (appointment.is_unsent === true) {
      if (to === 'expected') forgetArrival(account, id);
      else showToast({ tone: 'warning', message: t('unsent.first', { name: appointment.name }) });
      return;
    }
    const isArrival = from === 'expected' && to === 'arrived';
    await run(async () => {
      try {
        const changed = await api.setAttendance({ id, from, to });
        rememberStep(changed, from);
        return changed;
      } catch (error) {
        if (!isArrival || !(error instanceof NetworkError)) throw error;
        keepArrival(account, { appointment: id, startsAt, at: new Date().toISOString() });
        throw new ArrivalKept();
      }
    });
  };
  /**
   * Records a step of several appointments, one after the other, and returns how many were recorded. The first
   * refusal ends it and is said; what was recorded is undone as one change.
   */
  const markAll = async (steps: readonly AttendanceStep[]): Promise<number> => {
    const made: DeskAppointment[] = [];
    for (const { appointment, to } of steps) {
      const { id, attendance: from, starts_at: startsAt } = appointment;
      const isMade = await run(async () => {
        const changed = await api.setAttendance({ id, from, to, starts_at: startsAt });
        made.push(changed);
        return changed;
      });
      if (!isMade) break;
    }
    let left = made;
    if (made.length > 0) {
      setLast({
        label: t('unmarked.saved', { count: made.length }),
        async undo() {
          const unsent: DeskAppointment[] = [];
          let failure: unknown = null;
          for (const appointment of left) {
            const { id, attendance: from } = appointment;
            try {
              await mutateAsync(() => api.setAttendance({ id, from, to: 'expected' }));
            } catch (error) {
              // A refusal is said, and final: a colleague has gone on, or it is too late.
              if (!(error instanceof NetworkError)) continue;
              unsent.push(appointment);
              failure = error;
            }
          }
          left = unsent;
          if (failure !== null) throw failure;
        },
      });
    }
    return made.length;
  };
  /** Checks a patient in by a code, and returns the appointment; null if the code was refused. */
  const checkIn = (branch: number, code: string) =>
    mutateAsync(() => api.checkIn({ id: branch, code })).then(
      (appointment) => {
        rememberStep(appointment, 'expected');
        return appointment;
      },
      () => null,
    );
  return {
    isPending,
    /** The last change, until it is undone. */
    last,
    setAttendance,
    markAll,
    checkIn,
    remember: setLast,
    undo() {
      if (last === null || undoing.current === last) return;
      undoing.current = last;
      const forget = () => setLast((shown) => (shown === last ? null : shown));
      last
        .undo()
        // One that can never succeed is not offered again.
        .then(forget, (error: unknown) => (isNotFound(error) ? forget() : undefined))
        .finally(() => (undoing.current = null));
    },
    /** Moves an appointment. `changed` means that it is no longer where it is shown. */
    move: (
      appointment: DeskAppointment,
      offer: number,
      startsAt: string,
      silent: SilentReason | null,
    ) =>
      mutateAsync(() =>
        api.moveAtDesk({
          id: appointment.id,
          from: { offer: appointment.offer_id, starts_at: appointment.starts_at },
          offer,
          starts_at: startsAt,
          silent_reason: silent,
        }),
      ).then(
        () => 'done' as const,
        (error: unknown) => (hasCode(error, 'appointment_changed') ? 'changed' : 'refused'),
      ),
    /** Reads where an appointment is now. */
    find: (id: number): Promise<DeskAppointment> => api.deskAppointmentDetails({ id }),
    cancel: (appointment: DeskAppointment, cancellation: Cancellation) =>
      run(() => api.cancelAtDesk({ id: appointment.id, ...cancellation })),
    /** Sends the link of the appointment page again. Returns true if an SMS is on its way. */
    resend: ({ id }: DeskAppointment) =>
      api.resendAppointmentLink({ id }).then(
        ({ is_queued: isQueued }) => {
          showToast({ tone: 'success', message: t(isQueued ? 'resend.done' : 'resend.waiting') });
          return true;
        },
        (error: unknown) => {
          showFailure(error);
          return false;
        },
      ),
    /** Records that the patient was reached by phone. */
    reach: ({ id }: DeskAppointment) => run(() => api.reachByPhone({ id })),
    /** Corrects an appointment. Rejects if it was refused; the form says why. */
    async correct(appointment: DeskAppointment, correction: Correction) {
      const since = mark();
      show(await api.correctAtDesk({ id: appointment.id, ...correction }), since);
    },
    saveNote: (appointment: DeskAppointment, note: string) =>
      run(() => api.saveAppointmentNote({ id: appointment.id, note })),
  };
}

export type DeskActions = ReturnType<typeof useDeskActions>;
