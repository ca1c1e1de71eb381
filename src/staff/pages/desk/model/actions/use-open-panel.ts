import { useCallback, useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import { bookedSchedule } from '../../drawer/desk-panel.tsx';
import type { Panel } from '../panel.ts';
import type { Desk } from './use-desk.ts';

/**
 * Returns the open panel, and the appointment whose form of a cancellation is open in it, which ends with the
 * panel and with the day. Nothing is booked with a hidden doctor.
 */
export function useOpenPanel({ panel, setPanel }: Desk, doctors: readonly DeskDoctor[]) {
  const t = useText('desk');
  const showToast = useToast();
  const [cancelling, setCancelling] = useState<number | null>(null);
  const open = useCallback(
    (next: Panel | null, cancels: number | null = null) => {
      const schedule = bookedSchedule(next);
      if (doctors.some((doctor) => doctor.schedule_id === schedule && doctor.is_hidden)) {
        return showToast({ tone: 'warning', message: t('hidden.noBooking') });
      }
      setPanel(next);
      setCancelling(cancels);
    },
    [setPanel, doctors, showToast, t],
  );
  return { panel, open, cancelling, setCancelling };
}
