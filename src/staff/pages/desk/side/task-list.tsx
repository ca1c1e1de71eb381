import type { Visit } from '#shared/contract/desk/visit.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { misplacedKey, type ShownTasks } from '../model/live/use-desk-tasks.ts';
import styles from '../desk.module.css';

interface TaskListProps {
  tasks: ShownTasks;
  doctors: readonly DeskDoctor[];
  onOpen: (visit: Visit) => void;
}

/** The list of what the desk has to do: visits that a changed schedule has left behind, and patients to call. */
export function TaskList({ tasks: { misplaced, unreached }, doctors, onOpen }: TaskListProps) {
  const t = useText('desk');
  const format = useFormat();
  const tasks = [
    ...[...misplaced.values()].map((visit) => ({
      visit,
      text: t(misplacedKey(visit) ?? 'misplaced.mark'),
    })),
    ...unreached.map((visit) => ({ visit, text: t('tasks.unreached') })),
  ];
  if (tasks.length === 0) return null;
  return (
    <section className={styles.box} data-urgent aria-labelledby="desk-tasks">
      <h2 id="desk-tasks">{t('tasks.title', { count: tasks.length })}</h2>
      <ul>
        {tasks.map(({ visit, text }) => (
          <li key={`${visit.id} ${text}`}>
            <button type="button" className={styles.link} onClick={() => onOpen(visit)}>
              {visit.name}
            </button>
            <span>{text}</span>
            <small>
              {[
                format.dateTime(visit.starts_at),
                doctors.find((each) => each.schedule_id === visit.schedule_id)?.name ?? '',
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
