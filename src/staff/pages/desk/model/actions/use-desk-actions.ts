import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Visit } from '#shared/contract/desk/visit.ts';
import type { Attendance } from '#shared/domain/desk/attendance.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { hasCode, isNotFound, NetworkError } from '#web/lib/failures/api-failure.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { failureText } from '../../../../lib/failure-text.ts';
import { useStaffApp, useText, useUser } from '../../../../lib/staff-app.ts';
import { forgetArrival, keepArrival } from '../../outage/kept-arrivals.ts';
import type { useDeskDay } from '../live/use-desk-day.ts';
import type { ShownVisit } from '../visit-look.ts';

type Options = Pick<ReturnType<typeof useDeskDay>, 'mark' | 'show' | 'refresh'>;

/** A change that can be taken back. */
export interface Undoable {
  /** Says what was done. */
  readonly label: string;
  /** Takes it back. Rejects if that failed, after saying why. */
  readonly undo: () => Promise<unknown>;
}

export interface Cancellation {
  readonly by: 'patient' | 'clinic';
  readonly reason: string;
  readonly silent_reason: SilentReason | null;
}

/** Says that an arrival had no connection and was kept. */
class ArrivalKept extends Error {}

/** Returns the changes of visits. Each shows its result at once, or why it was refused. */
export function useDeskActions({ mark, show, refresh }: Options) {
  const { api } = useStaffApp();
  const { id: account } = useUser();
  const t = useText('desk');
  const shell = useText('shell');
  const showToast = useToast();
  const [last, setLast] = useState<Undoable | null>(null);
  const undoing = useRef<Undoable | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<Visit>) => change(),
    onMutate: mark,
    onSuccess: (visit, _change, since) => show(visit, since),
    onError(error) {
      if (error instanceof ArrivalKept) return;
      showToast({ tone: 'error', message: failureText(error, shell) });
      refresh();
    },
  });
  /** Returns true when the change was made. */
  const run = (change: () => Promise<Visit>): Promise<boolean> =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );

  /** Remembers a step of a visit until it is undone. */
  const rememberStep = (visit: Visit, from: Attendance) =>
    setLast({
      label: `${visit.name}: ${t(`states.${visit.attendance}`)}`,
      undo: () =>
        mutateAsync(() => api.setAttendance({ id: visit.id, from: visit.attendance, to: from })),
    });

  /** Records a step. Without a connection an arrival is kept until there is one; nothing else is. */
  const setAttendance = async (visit: ShownVisit, to: Attendance) => {
    const { id, attendance: from, starts_at: startsAt } = visit;
    if (visit.is_unsent === true) {
      if (to === 'expected') forgetArrival(account, id);
      else showToast({ tone: 'warning', message: t('unsent.first', { name: visit.name }) });
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
        keepArrival(account, { visit: id, startsAt, at: new Date().toISOString() });
        throw new ArrivalKept();
      }
    });
  };
  /** Checks a patient in by a code, and returns the visit; null if the code was refused. */
  const checkIn = (branch: number, code: string) =>
    mutateAsync(() => api.checkIn({ id: branch, code })).then(
      (visit) => {
        rememberStep(visit, 'expected');
        return visit;
      },
      () => null,
    );
  return {
    isPending,
    /** The last change, until it is undone. */
    last,
    setAttendance,
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
    /** Moves a visit. `changed` means that it is no longer where it is shown. */
    move: (visit: Visit, offer: number, startsAt: string, silent: SilentReason | null) =>
      mutateAsync(() =>
        api.moveVisit({
          id: visit.id,
          from: { offer: visit.offer_id, starts_at: visit.starts_at },
          offer,
          starts_at: startsAt,
          silent_reason: silent,
        }),
      ).then(
        () => 'done' as const,
        (error: unknown) => (hasCode(error, 'visit_changed') ? 'changed' : 'refused'),
      ),
    /** Reads where a visit is now. */
    find: (id: number): Promise<Visit> => api.visitDetails({ id }),
    cancel: (visit: Visit, cancellation: Cancellation) =>
      run(() => api.cancelVisit({ id: visit.id, ...cancellation })),
    /** Sends the link of the appointment page again. Returns true if an SMS is on its way. */
    resend: ({ id }: Visit) =>
      api.resendVisitLink({ id }).then(
        ({ is_queued: isQueued }) => {
          showToast({ tone: 'success', message: t(isQueued ? 'resend.done' : 'resend.waiting') });
          return true;
        },
        (error: unknown) => {
          showToast({ tone: 'error', message: failureText(error, shell) });
          return false;
        },
      ),
    /** Records that the patient was reached by phone. */
    reach: ({ id }: Visit) => run(() => api.reachByPhone({ id })),
    saveNote: (visit: Visit, note: string) => run(() => api.saveVisitNote({ id: visit.id, note })),
  };
}

export type DeskActions = ReturnType<typeof useDeskActions>;
