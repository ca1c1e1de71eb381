import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { DeskBranch, DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import { addDays, addMonths, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone, wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { holdKeys, useHeldKeys } from '../../lib/keys/held-keys.ts';
import { useStaffApp } from '../../lib/staff-app.ts';
import { useChangeQuery } from '../../lib/use-change-query.ts';
import { useNow } from '../../lib/use-now.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { DeskDayView } from './desk-day-view.tsx';
import { LeaveDialog } from './dialogs/leave-dialog.tsx';
import { SpanView } from './span/span-view.tsx';
import { DeskToolbar, VIEWS, type View } from './toolbar/desk-toolbar.tsx';
import { DoctorFilterButton } from './filter/doctor-filter-button.tsx';
import { knownFilter, NO_FILTER } from './filter/doctor-filter.ts';
import { FindTimeButton } from './times/find-time-button.tsx';
import { useTimeChoices } from './times/use-time-choices.ts';
import { buildDoctorDay } from './doctor-week/use-week-days.ts';
import { buildDay } from './model/day/day-model.ts';
import { ArrivalsNotice } from './outage/arrivals-notice.tsx';
import { useKeptArrivals } from './outage/use-kept-arrivals.ts';
import { useDesk } from './model/actions/use-desk.ts';
import type { OpenTime, Panel } from './model/panel.ts';
import { useDayQuery } from './model/live/day-query.ts';
import { useDeskDay } from './model/live/use-desk-day.ts';
import { useDeskView } from './toolbar/use-desk-view.ts';
import type { ShownAppointment } from './model/appointment-look.ts';
import type { KeptArrival } from './outage/kept-arrivals.ts';

const TICK_MS = 15_000;

/** A day that is shown for this long may be followed by one beside it. */
const NEIGHBOURS_AFTER_MS = 500;

interface BranchDayProps {
  branch: DeskBranch;
  branches: readonly DeskBranch[];
  /** The panel of a time at this branch that was chosen at another. */
  begun: Panel | null;
  /** Shows another branch, perhaps on a day with a panel. */
  onBranch: (id: number, opened?: { day: PlainDate; panel: Panel }) => void;
}

/** The day of a branch that the address names; by default today. */
export function BranchDay({ branch, branches, begun, onBranch }: BranchDayProps) {
  const { api } = useStaffApp();
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const now = useNow(TICK_MS);
  const zone = branch.time_zone;
  const today = dateInZone(now, zone);
  const date = params.get('day') ?? today;
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'grid';
  const doctors = useQuery({
    queryKey: ['desk', 'doctors', branch.id],
    queryFn: () => api.deskDoctors({ id: branch.id }),
  });
  useTimeChoices();
  const ofWeek = view === 'week' ? doctorOfWeek(doctors.data ?? [], params.get('of')) : null;
  const deskDay = useDeskDay(branch.id, date, doctors.data ?? [], ofWeek?.doctor_id ?? null);
  const desk = useDesk(branch.id, deskDay, doctors.data ?? [], begun);
  const { asked } = desk.leaving;
  const { data } = deskDay.query;
  const arrivals = useKeptArrivals(deskDay);
  const { waiting } = arrivals;
  const day = useMemo(
    () =>
      data === undefined || doctors.data === undefined
        ? null
        : ofWeek === null
          ? buildDay(withKept(data, waiting), doctors.data)
          : buildDoctorDay(withKept(data, waiting), ofWeek),
    [data, doctors.data, waiting, ofWeek],
  );

  // The patients of all doctors are beside the week of one.
  const ofAll = useQuery({
    ...useDayQuery(branch.id)(date),
    refetchInterval: deskDay.pollMs,
    enabled: ofWeek !== null,
  });
  const all = useMemo(
    () =>
      ofWeek === null || ofAll.data === undefined || doctors.data === undefined
        ? null
        : buildDay(withKept(ofAll.data, waiting), doctors.data),
    [ofWeek, ofAll.data, doctors.data, waiting],
  );

  const [deskView, changeView] = useDeskView(branch.id);
  const filter = useMemo(
    () => knownFilter(deskView.filter, doctors.data ?? []),
    [deskView.filter, doctors.data],
  );

  const [focus, setFocus] = useState<number | null>(null);
  // From the week and the month one comes back to the view of a day that was shown last.
  const [dayView, setDayView] = useState<View>('grid');
  if ((view === 'grid' || view === 'list') && view !== dayView) setDayView(view);
  const { key: shown } = useLocation();
  useNeighbours(date, day !== null, (near) => deskDay.readAhead(near, false));
  useHeldKeys(day === null && !doctors.isError && !deskDay.query.isError, shown);

  /** Shows the day that follows from the one that was asked for last. */
  function showDay(dayAfter: (asked: string) => string, schedule: number | null = null) {
    if (desk.leaving.isSending()) return;
    setFocus(schedule);
    // The keys that follow are for that day.
    holdKeys();
    change((query) => {
      const next = dayAfter(query.get('day') ?? today);
      deskDay.readAhead(next, true);
      if (next === today) query.delete('day');
      else query.set('day', next);
    });
  }
  const onDate = (day: string) => showDay(() => day);
  const onStep = (steps: 1 | -1) => showDay((asked) => stepped(asked, view, steps));
  const showDays = (days: number) => showDay((asked) => addDays(asked, days));
  const changeTo = (next: View) =>
    change((query) => (next === 'grid' ? query.delete('view') : query.set('view', next)));

  /** Shows the day of a doctor, who may be in a column that is out of view. */
  function showDoctor(day: string, schedule: number) {
    changeTo(dayView);
    showDay(() => day, schedule);
  }

  /** Shows the week or the month of a doctor, or the week of all. */
  const showSpanOf = (schedule: number | null) =>
    change((query) => query.set('of', String(schedule ?? '')));

  /** Shows the branch and the day of a time with a panel, which the week and the month do not have. */
  const showTime: OpenTime = (time, panel) => {
    const { date: day } = wallClockOf(time.starts_at);
    if (time.branch_id !== branch.id) return onBranch(time.branch_id, { day, panel });
    desk.setPanel(panel);
    if (ofWeek !== null && time.schedule_id !== ofWeek.schedule_id) changeTo(dayView);
    onDate(day);
  };

  /** Opens the search for a time beside a day. */
  const findTime = () =>
    desk.leaving.leave(() => {
      desk.setPanel({ kind: 'times' });
      desk.setChange(null);
      if (view !== dayView && ofWeek === null) changeTo(dayView);
    });

  return (
    <>
      <DeskToolbar
        branch={branch}
        branches={branches}
        onBranch={onBranch}
        date={date}
        today={today}
        view={view}
        now={now}
        isLive={deskDay.isLive}
        isLost={deskDay.isLost}
        currentAt={deskDay.currentAt}
        onDate={onDate}
        onStep={onStep}
        isDense={deskView.isDense}
        canPrint={ofWeek === null}
        onDense={view === 'grid' || ofWeek !== null ? (isDense) => changeView({ isDense }) : null}
        filter={
          <>
            <FindTimeButton onPress={findTime} />
            {ofWeek === null ? (
              <DoctorFilterButton
                branch={branch.id}
                day={day}
                filter={filter}
                doctors={doctors.data ?? []}
                onFilter={(next) => changeView({ filter: next })}
              />
            ) : null}
          </>
        }
        onView={(next) => {
          if (!desk.leaving.isSending()) changeTo(next);
        }}
      />
      <ArrivalsNotice {...arrivals} />
      {asked === null ? null : <LeaveDialog isOpen={asked.isOpen} onAnswer={asked.answer} />}
      <QueryView query={doctors}>
        {(known) =>
          ofWeek === null && (view === 'week' || view === 'month') ? (
            <SpanView
              branch={branch}
              view={view}
              date={date}
              today={today}
              doctors={known}
              filter={filter}
              schedule={Number(params.get('of'))}
              onDay={showDoctor}
              onDoctor={showSpanOf}
            />
          ) : (
            <QueryView query={deskDay.query}>
              {() =>
                day === null ? null : (
                  <DeskDayView
                    // In the week of a doctor the cursor goes from day to day.
                    key={ofWeek === null ? date : `week ${ofWeek.schedule_id}`}
                    week={
                      ofWeek === null
                        ? null
                        : { doctor: ofWeek, onDays: showDays, onDay: showDoctor }
                    }
                    branch={branch}
                    date={date}
                    today={today}
                    zone={zone}
                    now={now}
                    view={view}
                    day={day}
                    all={ofWeek === null ? day : all}
                    filter={filter}
                    deskDay={deskDay}
                    desk={desk}
                    isDense={deskView.isDense}
                    focus={focus}
                    onAllDoctors={() => changeView({ filter: NO_FILTER })}
                    doctors={known}
                    onDate={onDate}
                    onTime={showTime}
                    onDoctor={showSpanOf}
                  />
                )
              }
            </QueryView>
          )
        }
      </QueryView>
    </>
  );
}

/** Returns the doctor whose week is shown: the chosen one, or the only one; null for the week of all. */
function doctorOfWeek(doctors: readonly DeskDoctor[], of: string | null): DeskDoctor | null {
  const [only] = doctors;
  if (doctors.length === 1 && only !== undefined) return only;
  return doctors.find(({ schedule_id: id }) => String(id) === of) ?? null;
}

/** Returns the day of the view that follows, or of the one before. */
function stepped(day: string, view: View, steps: 1 | -1): string {
  if (view === 'month') return addMonths(day, steps);
  return addDays(day, view === 'week' ? 7 * steps : steps);
}

/** Reads the days beside the one that is shown, so that a step to them only has to be rendered. */
function useNeighbours(date: string, isShown: boolean, read: (day: string) => void): void {
  const readNear = useEffectEvent(read);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(
      () => [1, -1].forEach((days) => readNear(addDays(date, days))),
      NEIGHBOURS_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [date, isShown]);
}

/** Returns the day with the arrivals that are waiting to be sent. Other rows keep their identity. */
function withKept(day: DeskDay, kept: readonly KeptArrival[]): DeskDay {
  if (kept.length === 0) return day;
  const arrivals = new Map(kept.map((arrival) => [arrival.appointment, arrival]));
  return {
    ...day,
    appointments: day.appointments.map((appointment): ShownAppointment => {
      const arrival = arrivals.get(appointment.id);
      const isUnsent =
        arrival?.startsAt === appointment.starts_at && appointment.attendance === 'expected';
      if (!isUnsent || appointment.cancelled_by !== null) return appointment;
      return { ...appointment, attendance: 'arrived', arrived_at: arrival.at, is_unsent: true };
    }),
  };
}
