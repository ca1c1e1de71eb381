import { useQuery } from '@tanstack/react-query';
import type { CancelledAppointment } from '#shared/contract/desk/appointment.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { usePermission, useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import type { DayModel } from '../model/day/day-model.ts';
import { useCancelledText } from '../model/use-cancelled-text.ts';
import { Drawer } from './drawer.tsx';
import desk from '../desk.module.css';
import styles from './drawer.module.css';

interface CancelledDrawerProps {
  branch: number;
  date: string;
  day: DayModel;
  /** The schedule whose appointments are shown; null for all of the branch. */
  schedule: number | null;
  onOpen: (id: number) => void;
  onRebook: (appointment: CancelledAppointment) => void;
  onClose: () => void;
}

/** The cancelled appointments of a doctor on the day: who, when, why and by whom; books them again. */
export function CancelledDrawer({ branch, date, day, schedule, ...on }: CancelledDrawerProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const columns = day.columns.filter((each) => schedule === null || each.schedule_id === schedule);
  const cancelled = columns.flatMap((column) => column.cancelled);
  const query = useQuery({
    queryKey: ['desk', 'cancelled', branch, date, schedule, cancelled.map(({ id }) => id)],
    queryFn: () =>
      api.cancelledAppointments({
        id: branch,
        day: date,
        ...(schedule === null ? {} : { schedule }),
      }),
  });
  const [only] = columns;
  const doctors = new Map(columns.map((column) => [column.schedule_id, column.doctor.name]));
  const count = t('cancelledCount', { count: cancelled.length });
  return (
    <Drawer
      title={schedule === null || only === undefined ? count : `${only.doctor.name}: ${count}`}
      onClose={on.onClose}
    >
      <QueryView query={query}>
        {(appointments) => (
          <ul className={styles.entries}>
            {appointments.map((appointment) => (
              <Entry
                key={appointment.id}
                appointment={appointment}
                doctor={schedule === null ? (doctors.get(appointment.schedule_id) ?? '') : ''}
                {...on}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Drawer>
  );
}

interface EntryProps extends Pick<CancelledDrawerProps, 'onOpen' | 'onRebook'> {
  appointment: CancelledAppointment;
  /** The name of the doctor; empty where the title has it. */
  doctor: string;
}

function Entry({ appointment, doctor, onOpen, onRebook }: EntryProps) {
  const t = useText('desk');
  const format = useFormat();
  const can = usePermission();
  const by = useCancelledText()(appointment);
  const at = appointment.cancelled_at === null ? '' : format.dateTime(appointment.cancelled_at);
  const facts = [doctor, [by, appointment.actor, at].filter((text) => text !== '').join(' · ')];
  return (
    <li>
      <button type="button" className={desk.link} onClick={() => onOpen(appointment.id)}>
        {format.time(appointment.starts_at)} {appointment.name}
      </button>
      {[...facts, appointment.reason]
        .filter((text) => text !== '')
        .map((text) => (
          <span key={text}>{text}</span>
        ))}
      {can('appointments.edit') ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${t('actions.rebook')}: ${appointment.name}`}
          onClick={() => onRebook(appointment)}
        >
          {t('actions.rebook')}
        </Button>
      ) : null}
    </li>
  );
}
