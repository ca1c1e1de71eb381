import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { misplacedKey, type ShownTasks } from '../model/live/use-desk-tasks.ts';
import styles from '../desk.module.css';

interface TaskListProps {
  tasks: ShownTasks;
  doctors: readonly DeskDoctor[];
  onOpen: (appointment: DeskAppointment) => void;
}

/** The list of what the desk has to do: appointments that a changed schedule has left behind, and patients to call. */
export function TaskList({ tasks: { misplaced, unreached }, doctors, onOpen }: TaskListProps) {
  const t = useText('desk');
  const format = useFormat();
  const tasks = [
    ...[...misplaced.values()].map((appointment) => ({
      appointment,
      text: t(misplacedKey(appointment) ?? 'misplaced.mark'),
    })),
    ...unreached.map((appointment) => ({ appointment, text: t('tasks.unreached') })),
  ];
  if (tasks.length === 0) return null;
  return (
    <section className={styles.box} data-urgent aria-labelledby="desk-tasks">
      <h2 id="desk-tasks">{t('tasks.title', { count: tasks.length })}</h2>
      <ul>
        {tasks.map(({ appointment, text }) => (
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
      </ul>
    </section>
  );
}
