import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { appointmentKey } from '../model/live/use-desk-day.ts';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { Drawer } from './drawer.tsx';
import styles from './drawer.module.css';

/** The distances, in months, after which doctors ask patients back. */
const MONTHS = [0, 1, 3, 6] as const;

interface FollowUpDrawerProps {
  appointment: DeskAppointment;
  today: string;
  onChoose: (startsAt: string, patient: KnownPatient) => void;
  onClose: () => void;
}

/**
 * Offers the next free starts of the same doctor and service, also months ahead; for a cancelled appointment
 * the soonest first. The booking begins with the patient of the appointment.
 */
export function FollowUpDrawer({ appointment, today, onChoose, onClose }: FollowUpDrawerProps) {
  const t = useText('desk');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { api } = useStaffApp();
  const isAgain = appointment.cancelled_by !== null;
  const [months, setMonths] = useState<number>(isAgain ? MONTHS[0] : MONTHS[1]);
  const from = addMonths(today, months);
  const query = useQuery({
    queryKey: ['desk', 'starts', appointment.offer_id, from],
    queryFn: () => api.deskStarts({ id: appointment.offer_id, from }),
  });
  // Reading the phone is recorded, so it is read once a time is chosen.
  const choice = useMutationWithToast({
    mutationFn: async (startsAt: string) => {
      const { given_name, surname, phone, language, offer_id } = await queryClient.fetchQuery({
        queryKey: appointmentKey(appointment.id),
        queryFn: () => api.deskAppointmentDetails({ id: appointment.id }),
        staleTime: Infinity,
      });
      onChoose(startsAt, { given_name, surname, phone, language, offer_id, appointments: 1 });
    },
  });
  return (
    <Drawer
      title={t(isAgain ? 'followUp.again' : 'followUp.title', { name: appointment.name })}
      onClose={onClose}
    >
      <div role="group" aria-label={t('followUp.from')} className={styles.buttons}>
        {MONTHS.map((each) => (
          <Chip key={each} pressed={each === months} onClick={() => setMonths(each)}>
            {each === 0 ? t('followUp.now') : t('followUp.months', { count: each })}
          </Chip>
        ))}
      </div>
      <QueryView query={query}>
        {(starts) =>
          starts.length === 0 ? (
            <p>{t('followUp.none')}</p>
          ) : (
            <div className={styles.buttons}>
              {starts.map((start) => (
                <Button
                  key={start}
                  size="sm"
                  variant="secondary"
                  disabled={choice.isPending}
                  onClick={() => choice.mutate(start)}
                >
                  {format.dateTime(start)}
                </Button>
              ))}
            </div>
          )
        }
      </QueryView>
    </Drawer>
  );
}

/** Adds months to a day; a day that the month does not have becomes its last. */
function addMonths(day: PlainDate, months: number): PlainDate {
  const date = new Date(`${day}T00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
