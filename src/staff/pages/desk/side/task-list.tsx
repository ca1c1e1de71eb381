import { Link } from 'react-router';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useDays } from '../absences/use-days.ts';
import { misplacedKey, type ShownTasks } from '../model/live/use-desk-tasks.ts';
import styles from '../desk.module.css';

interface TaskListProps {
  tasks: ShownTasks;
  doctors: readonly DeskDoctor[];
  onOpen: (appointment: DeskAppointment) => void;
}

/**
 * The list of what the desk has to do: appointments that a changed schedule has left behind, patients to call, and
 * absences that doctors propose.
 */
export function TaskList({ tasks, doctors, onOpen }: TaskListProps) {
  const { misplaced, unreached, proposals } = tasks;
  const t = useText('desk');
  const days = useDays();
  const format = useFormat();
  const appointments = [
    ...[...misplaced.values()].map((appointment) => ({
      appointment,
      text: t(misplacedKey(appointment) ?? 'misplaced.mark'),
    })),
    ...unreached.map((appointment) => ({ appointment, text: t('tasks.unreached') })),
  ];
  const count = appointments.length + proposals.length;
  if (count === 0) return null;
  return (
    <section className={styles.box} data-urgent aria-labelledby="desk-tasks">
      <h2 id="desk-tasks">{t('tasks.title', { count })}</h2>
      <ul>
        {appointments.map(({ appointment, text }) => (
          <li key={`${appointment.id} ${text}`}>
            <button type="button" className={styles.link} onClick={() => onOpen(appointment)}>
              {appointment.name}
            </button>
            <span>{text}</span>
            <small>
              {[
                format.dateTime(appointment.starts_at),
                doctors.find((each) => each.schedule_id === appointment.schedule_id)?.name ?? '',
              ].join(' · ')}
            </small>
          </li>
        ))}
        {proposals.map((proposal) => (
          <li key={`proposal ${proposal.id}`}>
            <Link to="/absences" className={styles.link}>
              {proposal.doctor}
            </Link>
            <span>{t('tasks.proposed')}</span>
            <small>{days(proposal)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
