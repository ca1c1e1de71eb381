import { useCallback } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import { bookedSchedule } from '../../drawer/desk-panel.tsx';
import type { BookingPanel, OpenChange, Panel } from '../panel.ts';
import type { Desk } from './use-desk.ts';

/**
 * Returns functions that open a panel and the form of a change in it, which ends with the panel. Another time while a
 * booking is open only moves that booking. Any other panel asks before it replaces what is typed. Nothing is booked with a
 * hidden doctor.
 */
export function useOpenPanel(desk: Desk, doctors: readonly DeskDoctor[]) {
  const t = useText('desk');
  const showToast = useToast();
  const latest = useLatest({ desk, doctors });
  const open = useCallback(
    (next: Panel | null, begun: OpenChange | null = null) => {
      const { desk: current, doctors: known } = latest.current;
      const schedule = bookedSchedule(next);
      if (known.some((doctor) => doctor.schedule_id === schedule && doctor.is_hidden)) {
        return showToast({ tone: 'warning', message: t('hidden.noBooking') });
      }
      const { panel, change, form, leaving } = current;
      if (change !== null && isSameCorrection(change, begun)) return;
      if (panel?.kind === 'booking' && next?.kind === 'booking' && next.patient === undefined) {
        if (leaving.isSending()) return;
        return current.setPanel(atTime(panel, next, form.read()?.isTyped === true));
      }
      leaving.leave(() => {
        current.setPanel(next?.kind === 'booking' ? { ...next, serial: nextSerial() } : next);
        current.setChange(begun);
      });
    },
    [latest, showToast, t],
  );
  return {
    open,
    /** Opens the form of a change in the open panel, or closes it. */
    change: (begun: OpenChange | null) => desk.leaving.leave(() => desk.setChange(begun)),
  };
}

let serial = 0;

/** Returns the number of a new booking: what was typed in another one does not appear in it. */
function nextSerial(): number {
  serial += 1;
  return serial;
}

function isSameCorrection(change: OpenChange, begun: OpenChange | null): boolean {
  return (
    change.kind === 'correct' &&
    begun?.kind === 'correct' &&
    change.appointment === begun.appointment
  );
}

/** Returns a booking at another time. What is typed stays what it was: a call, or a patient at the desk. */
function atTime(panel: BookingPanel, next: BookingPanel, isTyped: boolean): BookingPanel {
  return { ...panel, isExtra: false, ...next, source: isTyped ? panel.source : next.source };
}
