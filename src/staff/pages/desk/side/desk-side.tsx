import { useState } from 'react';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { formatTime } from '#shared/i18n/format-date.ts';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { Arrivals } from './arrivals.tsx';
import { CheckIn } from '../check-in/check-in.tsx';
import { DeskPanel } from '../drawer/desk-panel.tsx';
import type { Panel } from '../model/panel.ts';
import type { DayModel } from '../model/day/day-model.ts';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import { QueueBox } from '../queue/queue-box.tsx';
import type { DeskQueueState } from '../queue/use-queue.ts';
import type { ShownTasks } from '../model/live/use-desk-tasks.ts';
import { SearchDialog } from '../dialogs/search-dialog.tsx';
import { TaskList } from './task-list.tsx';
import styles from '../desk.module.css';

interface DeskSideProps {
  branch: DeskBranch;
  date: string;
  day: DayModel;
  today: string;
  isToday: boolean;
  now: number;
  doctors: readonly DeskDoctor[];
  actions: DeskActions;
  queue: DeskQueueState;
  tasks: ShownTasks;
  panel: Panel | null;
  /** The open appointment that is about to be cancelled. */
  cancelling: number | null;
  /** The text of the search that is open, or null. */
  search: string | null;
  onPanel: (panel: Panel | null) => void;
  onCancelling: (appointment: number | null) => void;
  onSearch: (text: string | null) => void;
  onDate: (date: string) => void;
  onMove: (appointment: DeskAppointment) => void;
  onBooked: (appointment: DeskAppointment) => void;
  /** Shows a new ticket. */
  onTicket: (ticket: WalkIn) => void;
  /** Opens the booking at the cursor. */
  onBook: () => void;
}

/** The column beside the day: the open panel, check-in, queue and arrivals; and the search. */
export function DeskSide({ branch, day, doctors, actions, queue, panel, ...props }: DeskSideProps) {
  const { today, isToday, now, onPanel, onSearch } = props;
  const t = useText('desk');
  const showToast = useToast();
  const can = usePermission();
  const [patient, setPatient] = useState<KnownPatient | null>(null);
  const openAppointment = (id: number) => onPanel({ kind: 'appointment', id });

  function close() {
    onPanel(null);
    setPatient(null);
  }

  async function checkIn(code: string) {
    onSearch(null);
    const appointment = await actions.checkIn(branch.id, code);
    if (appointment === null) return;
    const doctor = doctors.find((each) => each.schedule_id === appointment.schedule_id)?.name ?? '';
    const time = formatTime(wallClockOf(appointment.starts_at).minuteOfDay);
    showToast({ tone: 'success', message: [appointment.name, time, doctor].join(', ') });
  }

  return (
    <div className={styles.side}>
      <DeskPanel
        branch={branch}
        day={day}
        today={today}
        now={now}
        doctors={doctors}
        actions={actions}
        panel={panel}
        patient={patient}
        onPanel={onPanel}
        date={props.date}
        cancelling={props.cancelling}
        onCancelling={props.onCancelling}
        misplaced={props.tasks.misplaced}
        queue={queue.queue}
        onMove={props.onMove}
        onBooked={(appointment) => {
          props.onBooked(appointment);
          showToast({ tone: 'success', message: t('booking.done', { name: appointment.name }) });
        }}
        onTicket={(added) => {
          queue.refresh();
          props.onTicket(added);
        }}
        onClose={close}
      />
      {can('appointments.attend') ? (
        <div className={styles.checkIn}>
          <CheckIn onCode={(code) => void checkIn(code)} onType={() => onSearch('')} />
        </div>
      ) : null}
      <TaskList
        doctors={doctors}
        tasks={props.tasks}
        onOpen={({ id, starts_at: startsAt }) => {
          props.onDate(wallClockOf(startsAt).date);
          openAppointment(id);
        }}
      />
      {isToday ? (
        <QueueBox
          branch={branch.id}
          state={queue}
          doctors={doctors}
          onAdd={() => onPanel({ kind: 'ticket' })}
        />
      ) : null}
      <Arrivals day={day} now={now} onOpen={openAppointment} />
      {props.search === null ? null : (
        <SearchDialog
          branch={branch.id}
          day={day}
          initial={props.search}
          onCode={(code) => void checkIn(code)}
          onClose={() => onSearch(null)}
          onAppointment={(id, startsAt) => {
            onSearch(null);
            props.onDate(wallClockOf(startsAt).date);
            openAppointment(id);
          }}
          onPatient={(found) => {
            onSearch(null);
            setPatient(found);
            props.onBook();
          }}
        />
      )}
    </div>
  );
}
