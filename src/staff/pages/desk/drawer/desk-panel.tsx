import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskQueue, WalkIn } from '#shared/contract/desk/queue.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { appointmentsOfDay, type DayModel } from '../model/day/day-model.ts';
import type { Misplaced } from '../model/live/use-desk-tasks.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import { BookingDrawer } from './booking/booking-drawer.tsx';
import { CancelledDrawer } from './cancelled-drawer.tsx';
import { FindTimeDrawer } from '../times/find-time-drawer.tsx';
import { FollowUpDrawer } from '../times/follow-up-drawer.tsx';
import type { TimeSearch } from '../times/time-search.ts';
import { TicketDrawer } from '../queue/ticket-drawer.tsx';
import type { OpenChange, OpenTime, Panel } from '../model/panel.ts';
import type { FormHolder } from '../model/typed-form.ts';
import { AppointmentDrawer } from './appointment/appointment-drawer.tsx';

export interface DeskPanelProps {
  branch: DeskBranch;
  /** The day that is shown. */
  date: string;
  day: DayModel;
  today: string;
  now: number;
  doctors: readonly DeskDoctor[];
  actions: DeskActions;
  misplaced: Misplaced;
  panel: Panel | null;
  /** The change of the open appointment whose form is open. */
  change: OpenChange | null;
  /** Undefined until it is read. */
  queue: DeskQueue | undefined;
  typed: FormHolder;
  onPanel: (panel: Panel) => void;
  onDate: (date: string) => void;
  onChange: (change: OpenChange | null) => void;
  onMove: (appointment: DeskAppointment) => void;
  onBooked: (appointment: DeskAppointment) => void;
  onTicket: (ticket: WalkIn) => void;
  /** Shows the branch and the day of a time with a panel. */
  onTime: OpenTime;
  onClose: () => void;
}

/** The open appointment, booking or follow-up. */
export function DeskPanel({
  panel,
  today,
  now,
  doctors,
  actions,
  onClose,
  ...props
}: DeskPanelProps) {
  if (panel === null) return null;
  switch (panel.kind) {
    case 'appointment':
      return (
        <AppointmentDrawer
          key={panel.id}
          id={panel.id}
          live={appointmentsOfDay(props.day).find(({ id }) => id === panel.id)}
          branch={props.branch}
          today={today}
          change={props.change?.appointment === panel.id ? props.change.kind : null}
          onChange={(kind) =>
            props.onChange(kind === null ? null : { kind, appointment: panel.id })
          }
          misplaced={props.misplaced}
          typed={props.typed}
          now={now}
          doctors={doctors}
          actions={actions}
          onClose={onClose}
          onMove={props.onMove}
          onFollowUp={(appointment) => props.onPanel({ kind: 'follow-up', appointment })}
          onExtra={(appointment) => props.onPanel(extraAt(appointment))}
        />
      );
    case 'ticket':
      return props.queue === undefined ? null : (
        <TicketDrawer
          branch={props.branch.id}
          queue={props.queue}
          doctors={doctors}
          onClose={onClose}
          onAdded={(ticket) => {
            props.onTicket(ticket);
            onClose();
          }}
        />
      );
    case 'times':
      return (
        <FindTimeDrawer
          branch={props.branch.id}
          today={today}
          before={panel.search}
          onClose={onClose}
          onChoose={(time, search) =>
            props.onTime(time, bookingOf(time, { search, insurance: search.insurance }))
          }
        />
      );
    case 'follow-up':
      return (
        <FollowUpDrawer
          key={panel.appointment.id}
          appointment={panel.appointment}
          today={today}
          typed={props.typed}
          onClose={onClose}
          onChoose={(time, booked) => props.onPanel(bookingOf(time, booked))}
          onBooked={props.onBooked}
        />
      );
    case 'cancelled':
      return (
        <CancelledDrawer
          branch={props.branch.id}
          date={props.date}
          day={props.day}
          schedule={panel.schedule}
          onOpen={(id) => props.onPanel({ kind: 'appointment', id })}
          onRebook={(appointment) => props.onPanel({ kind: 'follow-up', appointment })}
          onClose={onClose}
        />
      );
    case 'booking': {
      const doctor = doctors.find((doctor) => doctor.schedule_id === panel.schedule);
      if (doctor === undefined) return null;
      const { schedule, source, search } = panel;
      return (
        <BookingDrawer
          // Another time keeps what is typed; another booking does not.
          key={panel.serial}
          branch={props.branch}
          today={today}
          now={now}
          doctors={doctors}
          doctor={doctor}
          panel={panel}
          typed={props.typed}
          onTime={(startsAt) => {
            props.onPanel({ kind: 'booking', schedule, startsAt, source });
            const { date } = wallClockOf(startsAt);
            if (date !== props.date) props.onDate(date);
          }}
          onBooked={props.onBooked}
          // Without a booking, the other times are shown again.
          onClose={() =>
            search === undefined ? onClose() : props.onPanel({ kind: 'times', search })
          }
        />
      );
    }
  }
}

/** Returns the schedule that a panel books; null for another panel. */
export function bookedSchedule(panel: Panel | null): number | null {
  if (panel?.kind === 'booking') return panel.schedule;
  return panel?.kind === 'follow-up' ? panel.appointment.schedule_id : null;
}

interface Booking {
  patient?: KnownPatient;
  search?: TimeSearch;
  insurance?: number | null;
  isFollowUp?: boolean;
}

/** Returns the booking of a time that was found. */
function bookingOf(
  time: FreeTime,
  { insurance = null, isFollowUp = false, ...booking }: Booking,
): Panel {
  return {
    ...booking,
    kind: 'booking',
    schedule: time.schedule_id,
    startsAt: time.starts_at,
    source: 'phone',
    preset: { offer: time.offer_id, insurance, isFollowUp },
  };
}

/** Returns the booking of an extra appointment beside another one. */
export function extraAt({ schedule_id: schedule, starts_at: startsAt }: DeskAppointment): Panel {
  return { kind: 'booking', schedule, startsAt, source: 'phone', isExtra: true };
}
