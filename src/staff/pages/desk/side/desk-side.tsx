import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { formatTime } from '#shared/i18n/format-date.ts';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { Arrivals } from './arrivals.tsx';
import { CheckIn } from '../check-in/check-in.tsx';
import { DeskPanel, type DeskPanelProps } from '../drawer/desk-panel.tsx';
import type { Panel } from '../model/panel.ts';
import { QueueBox } from '../queue/queue-box.tsx';
import type { DeskQueueState } from '../queue/use-queue.ts';
import type { ShownTasks } from '../model/live/use-desk-tasks.ts';
import { SearchDialog } from '../dialogs/search-dialog.tsx';
import { TaskList } from './task-list.tsx';
import styles from '../desk.module.css';

type OwnOfPanel = 'misplaced' | 'queue' | 'onPanel' | 'onClose';

interface DeskSideProps extends Omit<DeskPanelProps, OwnOfPanel> {
  queue: DeskQueueState;
  tasks: ShownTasks;
  /** False until the day of all doctors is read. */
  isRead: boolean;
  /** The text of the search that is open, or null. */
  search: string | null;
  onPanel: (panel: Panel | null) => void;
  /** Opens an appointment and its day. */
  onAppointment: (appointment: DeskAppointment) => void;
  onSearch: (text: string | null) => void;
  /** Opens the booking of a patient at the cursor. */
  onBook: (patient: KnownPatient) => void;
}

/** The column beside the day: the open panel, check-in, queue and arrivals; and the search. */
export function DeskSide({
  queue,
  tasks,
  isRead,
  search,
  onAppointment,
  onSearch,
  onBook,
  ...panelProps
}: DeskSideProps) {
  const { branch, date, day, today, now, doctors, actions, onPanel, onBooked, onTicket } =
    panelProps;
  const t = useText('desk');
  const showToast = useToast();
  const can = usePermission();

  async function checkIn(code: string) {
    onSearch(null);
    const appointment = await actions.checkIn(branch.id, code);
    if (appointment === null) return;
    const doctor =
      doctors.find((doctor) => doctor.schedule_id === appointment.schedule_id)?.name ?? '';
    const time = formatTime(wallClockOf(appointment.starts_at).minuteOfDay);
    showToast({ tone: 'success', message: [appointment.name, time, doctor].join(', ') });
  }

  return (
    <div className={styles.side}>
      <DeskPanel
        {...panelProps}
        misplaced={tasks.misplaced}
        queue={queue.queue}
        onBooked={(appointment) => {
          onBooked(appointment);
          showToast({ tone: 'success', message: t('booking.done', { name: appointment.name }) });
        }}
        onTicket={(ticket) => {
          queue.refresh();
          onTicket(ticket);
        }}
        onClose={() => onPanel(null)}
      />
      {can('appointments.attend') ? (
        <div className={styles.checkIn}>
          <CheckIn onCode={(code) => void checkIn(code)} onType={() => onSearch('')} />
        </div>
      ) : null}
      <TaskList doctors={doctors} tasks={tasks} onOpen={onAppointment} />
      {date === today ? (
        <QueueBox
          branch={branch.id}
          state={queue}
          doctors={doctors}
          onAdd={() => onPanel({ kind: 'ticket' })}
        />
      ) : null}
      {isRead ? <Arrivals day={day} now={now} actions={actions} onOpen={onAppointment} /> : null}
      {search === null ? null : (
        <SearchDialog
          branch={branch.id}
          day={day}
          initial={search}
          onCode={(code) => void checkIn(code)}
          onClose={() => onSearch(null)}
          onAppointment={(appointment) => {
            onSearch(null);
            onAppointment(appointment);
          }}
          onPatient={(found) => {
            onSearch(null);
            onBook(found);
          }}
        />
      )}
    </div>
  );
}
