import { useCallback, useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import { bookedSchedule } from '../../drawer/desk-panel.tsx';
import type { OpenChange, Panel } from '../panel.ts';
import type { Desk } from './use-desk.ts';

/**
 * Returns the open panel, and the change whose form is open in it, which ends with the panel and with the day.
 * Nothing is booked with a hidden doctor.
 */
export function useOpenPanel({ panel, setPanel }: Desk, doctors: readonly DeskDoctor[]) {
  const t = useText('desk');
  const showToast = useToast();
  const [change, setChange] = useState<OpenChange | null>(null);
  const open = useCallback(
    (next: Panel | null, begun: OpenChange | null = null) => {
      const schedule = bookedSchedule(next);
      if (doctors.some((doctor) => doctor.schedule_id === schedule && doctor.is_hidden)) {
        return showToast({ tone: 'warning', message: t('hidden.noBooking') });
      }
      setPanel(next);
      setChange(begun);
    },
    [setPanel, doctors, showToast, t],
  );
  return { panel, open, change, setChange };
}
