import { useCallback, useState } from 'react';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dayClock, minuteOfDayInZone, wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { usePermission } from '../../lib/staff-app.ts';
import { ChangesOfOthers } from './changes/changes-of-others.tsx';
import { DelayDialog } from './dialogs/delay-dialog.tsx';
import { DeskSide } from './side/desk-side.tsx';
import { EmptyDay } from './empty-day.tsx';
import { extraAt } from './drawer/desk-panel.tsx';
import { filterDay, NO_FILTER, type DoctorFilter } from './filter/doctor-filter.ts';
import { useShownDay } from './filter/use-shown-day.ts';
import { MoveDialog } from './dialogs/move-dialog.tsx';
import { PrintDay } from './print/print-day.tsx';
import { busyTimes } from './model/day/busy-times.ts';
import { focusedAppointment, type Cursor } from './model/day/cursor.ts';
import type { DayModel } from './model/day/day-model.ts';
import { firstFree, freeFrom } from './model/day/places.ts';
import type { OpenTime } from './model/panel.ts';
import { useBusyText } from './model/use-texts.ts';
import { useDeskTasks } from './model/live/use-desk-tasks.ts';
import { StatusBar } from './toolbar/status-bar.tsx';
import type { Desk } from './model/actions/use-desk.ts';
import { useFocusedBooking, type Booked } from './model/actions/use-focused-booking.ts';
import { useOpenPanel } from './model/actions/use-open-panel.ts';
import type { useDeskDay } from './model/live/use-desk-day.ts';
import { TicketDialog } from './queue/ticket-dialog.tsx';
import { DoctorChoice } from './span/doctor-choice.tsx';
import type { DoctorWeekOptions } from './doctor-week/doctor-week.tsx';
import { ShownDay } from './shown-day.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import type { View } from './toolbar/desk-toolbar.tsx';
import styles from './desk.module.css';

const NO_APPOINTMENTS: readonly DeskAppointment[] = [];

interface DeskDayViewProps {
  branch: DeskBranch;
  date: string;
  today: string;
  zone: TimeZone;
  now: number;
  view: View;
  /** The day of all doctors, or of the one whose week is shown. */
  day: DayModel;
  /** The day of all doctors; null until it is read beside the week of one. */
  all: DayModel | null;
  /** The doctor whose week is shown; null for the day. */
  week: Pick<DoctorWeekOptions, 'doctor' | 'onDays' | 'onDay'> | null;
  filter: DoctorFilter;
  /** The schedule whose column the grid opens at; null for the first free time. */
  focus: number | null;
  isDense: boolean;
  deskDay: ReturnType<typeof useDeskDay>;
  desk: Desk;
  doctors: readonly DeskDoctor[];
  onDate: (date: string) => void;
  onTime: OpenTime;
  onAllDoctors: () => void;
  /** Shows the week of another schedule; null for that of all doctors. */
  onDoctor: (schedule: number | null) => void;
}

/** The day with everything that the desk does on it. */
export function DeskDayView(props: DeskDayViewProps) {
  const { branch, date, today, zone, now, view, week, deskDay, desk, doctors, onDate } = props;
  const filter = week === null ? props.filter : NO_FILTER;
  const { actions, moves, queue, search, setSearch, listed, setListed } = desk;
  const can = usePermission();
  const showToast = useToast();
  const textOfBusy = useBusyText();
  const [chosen, setCursor] = useState<Cursor | null>(null);
  const [ticket, setTicket] = useState<WalkIn | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const tasks = useDeskTasks(branch.id, date);
  const [delayed, setDelayed] = useState<number | null>(null);
  const { panel, form } = desk;
  const [earlier] = useState(desk.change);
  // A cancellation that was begun on another day is not one of this day.
  const change = desk.change === earlier && earlier?.kind === 'cancel' ? null : desk.change;
  const { open: setPanel, change: setChange } = useOpenPanel(desk, doctors);

  const openId = panel?.kind === 'appointment' ? panel.id : null;
  const whole = props.day;
  const day = useShownDay(whole, filter, panel, moves.moving);
  const isToday = date === today;
  const nowMinute = isToday ? minuteOfDayInZone(now, zone) : null;
  const wanted = moves.moving?.schedule_id ?? (view === 'list' ? listed : props.focus);
  const isShown = day.columns.some((column) => column.schedule_id === chosen?.schedule);
  const cursor = isShown ? chosen : firstFree(day, nowMinute, wanted);
  const delayedColumn = whole.columns.find((column) => column.schedule_id === delayed);
  const { prepared } = moves;
  const shownDay = useFocusedBooking(day, booked);

  const openAppointment = useCallback(
    (id: number) => setPanel({ kind: 'appointment', id }),
    [setPanel],
  );
  const openCancelled = useCallback(
    (schedule: number | null) => setPanel({ kind: 'cancelled', schedule }),
    [setPanel],
  );
  /** Opens an appointment from beside the day. The week of a doctor has none of another: the day is shown instead. */
  const openBeside = ({ id, schedule_id: schedule, starts_at: startsAt }: DeskAppointment) =>
    desk.leaving.leave(() => {
      desk.setPanel({ kind: 'appointment', id });
      desk.setChange(null);
      const { date: of } = wallClockOf(startsAt);
      if (week !== null && schedule !== week.doctor.schedule_id) week.onDay(of, schedule);
      else if (of !== date) onDate(of);
    });
  const startAt = (minute: number, of = date) => dayClock(of, zone).isoOf(minute);

  /** Begins a move with the cursor at the appointment, so that arrow keys count from there. */
  function beginMove(appointment: DeskAppointment, closesPanel = false) {
    const begin = () => {
      setCursorAt(appointment);
      desk.setChange(null);
      if (closesPanel) desk.setPanel(null);
      moves.begin(appointment);
    };
    if (form.read()?.kind === 'correct') desk.leaving.leave(begin);
    else begin();
  }

  function setCursorAt(appointment: DeskAppointment) {
    const { id, schedule_id: schedule, is_extra: isExtra, starts_at: startsAt } = appointment;
    const { date: day, minuteOfDay: minute } = wallClockOf(startsAt);
    if (day === date) setCursor({ schedule, minute, ...(isExtra ? { appointment: id } : {}) });
  }

  /** Shows an appointment that was booked, with the cursor and the focus at it. */
  function showBooked(appointment: DeskAppointment) {
    deskDay.show(appointment);
    setCursorAt(appointment);
    const columns = filterDay(whole, filter, []).columns;
    const isHere =
      wallClockOf(appointment.starts_at).date === date &&
      columns.some((column) => column.schedule_id === appointment.schedule_id);
    setBooked({ id: appointment.id, isHere });
    setPanel(null);
  }

  /** Moves the appointment that is being moved, or books. A time that a patient is booking is taken, and says so. */
  function pressFree(schedule: number, minute: number, of = date) {
    const startsAt = startAt(minute, of);
    if (!can('appointments.edit') || startsAt === null) return;
    setCursor({ schedule, minute });
    // On another day of a week the server knows what is held.
    const shown = of === date ? day.columns : [];
    const column = shown.find((column) => column.schedule_id === schedule);
    const held = (column === undefined ? [] : busyTimes(column)).find(
      ({ kind, from, to }) => kind === 'held' && from <= minute && minute < to,
    );
    if (held !== undefined) return showToast({ tone: 'warning', message: textOfBusy(held) });
    if (moves.moving !== null) moves.prepare(moves.moving, schedule, startsAt);
    else setPanel({ kind: 'booking', schedule, startsAt, source: 'phone' });
  }

  /** Books at the cursor. A patient without an appointment gets a number, or the first free time. */
  function bookNow(source: 'phone' | 'walk_in', patient?: KnownPatient) {
    if (source === 'walk_in' && isToday && queue.queue?.is_open === true) {
      return setPanel({ kind: 'ticket' });
    }
    const place = source === 'walk_in' ? firstFree(day, nowMinute) : freeFrom(day, cursor);
    const startsAt = place === null ? null : startAt(place.minute);
    if (place === null || startsAt === null) return;
    const found = patient === undefined ? {} : { patient };
    setPanel({ kind: 'booking', schedule: place.schedule, startsAt, source, ...found });
  }

  useDeskKeys({
    appointment: () => focusedAppointment(day, openId, cursor),
    now,
    actions,
    onBook: bookNow,
    onChange: (kind, { id }) => setPanel({ kind: 'appointment', id }, { kind, appointment: id }),
    onMove: (appointment) => beginMove(appointment),
    onFollowUp: (appointment) => setPanel({ kind: 'follow-up', appointment }),
    onExtra: (appointment) => setPanel(extraAt(appointment)),
    onFindTime: () => setPanel({ kind: 'times' }),
    onSearch: setSearch,
    onStop: moves.stop,
  });

  const showNextDay = () => onDate(addDays(date, 1));
  const shown = {
    day,
    nowMinute,
    now,
    openId,
    cursor,
    isMoving: moves.moving !== null,
    onCursor: setCursor,
    onOpen: openAppointment,
    onFree: pressFree,
    onDelay: can('appointments.attend') && isToday ? setDelayed : null,
    onCancelled: openCancelled,
    misplaced: tasks.misplaced,
  };

  if (whole.columns.length === 0 && panel === null) {
    return <EmptyDay onNextDay={showNextDay} />;
  }
  return (
    <>
      {/* Printing prints the ticket that is shown, else the day. */}
      {ticket === null ? (
        <PrintDay branch={branch} date={date} day={whole} view={view} now={now} />
      ) : (
        <TicketDialog ticket={ticket} doctors={doctors} onClose={() => setTicket(null)} />
      )}
      <ChangesOfOthers
        key={date}
        appointments={deskDay.query.data?.appointments ?? NO_APPOINTMENTS}
      />
      <StatusBar actions={actions} moving={moves.moving} onStop={moves.stop} />
      <div className={styles.page}>
        <div ref={shownDay} className={styles.day} data-stale={deskDay.isStale || undefined}>
          {week === null ? null : (
            <div className={styles.choice}>
              <DoctorChoice
                doctors={doctors}
                schedule={week.doctor.schedule_id}
                hasAll={doctors.length > 1}
                onChoose={props.onDoctor}
              />
            </div>
          )}
          <ShownDay
            {...shown}
            view={view}
            date={date}
            week={
              week === null
                ? null
                : {
                    ...week,
                    branch: branch.id,
                    today,
                    minute: minuteOfDayInZone(now, zone),
                    pollMs: deskDay.pollMs,
                    onDate,
                  }
            }
            isEmpty={whole.columns.length === 0}
            isDense={props.isDense}
            opensAtColumn={props.focus !== null}
            actions={actions}
            listed={listed}
            onListed={setListed}
            onAllDoctors={props.onAllDoctors}
            onNextDay={showNextDay}
            onDrop={({ appointment, schedule, minute }) => {
              const startsAt = startAt(minute);
              if (startsAt !== null) moves.prepare(appointment, schedule, startsAt);
            }}
          />
        </div>
        <DeskSide
          branch={branch}
          date={date}
          day={props.all ?? whole}
          isRead={props.all !== null}
          today={today}
          now={now}
          doctors={doctors}
          actions={actions}
          queue={queue}
          panel={panel}
          change={change}
          search={search}
          onDate={onDate}
          onTime={props.onTime}
          tasks={tasks}
          onPanel={setPanel}
          onAppointment={openBeside}
          onChange={setChange}
          onSearch={setSearch}
          typed={form}
          onMove={(appointment) => beginMove(appointment, true)}
          onBooked={showBooked}
          onTicket={setTicket}
          onBook={(patient) => bookNow('phone', patient)}
        />
      </div>
      {delayedColumn === undefined ? null : (
        <DelayDialog
          column={delayedColumn}
          now={now}
          onSaved={deskDay.refresh}
          onClose={() => setDelayed(null)}
        />
      )}
      {prepared === null ? null : (
        <MoveDialog
          move={prepared}
          day={whole}
          doctors={doctors}
          inProgress={actions.isPending}
          onConfirm={(silent) => void moves.confirm(prepared, silent)}
          onClose={moves.close}
        />
      )}
    </>
  );
}
