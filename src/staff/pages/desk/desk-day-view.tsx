import { useCallback, useState } from 'react';
import type { DeskBranch, DeskDoctor } from '#shared/contract/staff/desk/day.ts';
import type { KnownPatient } from '#shared/contract/staff/desk/visits.ts';
import type { Visit } from '#shared/contract/staff/desk/visit.ts';
import { dayClock, minuteOfDayInZone, wallClockOf } from '#shared/domain/time/zoned-time.ts';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { CalendarOff } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { CheckIn } from './check-in/check-in.tsx';
import { Arrivals } from './arrivals.tsx';
import { DelayDialog } from './delay-dialog.tsx';
import { DeskPanel, type Panel } from './drawer/desk-panel.tsx';
import { DayGrid } from './grid/day-grid.tsx';
import { ListView } from './list-view.tsx';
import { MoveDialog, type Move } from './move-dialog.tsx';
import { PrintDay } from './print/print-day.tsx';
import { SearchDialog } from './search-dialog.tsx';
import type { Cursor } from './model/cursor.ts';
import { visitAt, type DayModel } from './model/day-model.ts';
import { firstFree, sameOffer } from './model/places.ts';
import { StatusBar } from './status-bar.tsx';
import { useDeskActions } from './model/use-desk-actions.ts';
import type { useDeskDay } from './model/use-desk-day.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import type { View } from './desk-toolbar.tsx';
import styles from './desk.module.css';

interface DeskDayViewProps {
  branch: DeskBranch;
  date: string;
  today: string;
  zone: TimeZone;
  now: number;
  view: View;
  day: DayModel;
  deskDay: ReturnType<typeof useDeskDay>;
  doctors: readonly DeskDoctor[];
  onDate: (date: string) => void;
}

/** The day with everything that the desk does on it. */
export function DeskDayView(props: DeskDayViewProps) {
  const { branch, date, today, zone, now, view, day, deskDay, doctors } = props;
  const t = useText('desk');
  const showToast = useToast();
  const can = usePermission();
  const actions = useDeskActions(deskDay);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [chosen, setCursor] = useState<Cursor | null>(null);
  const [moving, setMoving] = useState<Visit | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [delayed, setDelayed] = useState<number | null>(null);
  const [patient, setPatient] = useState<KnownPatient | null>(null);

  const nowMinute = date === today ? minuteOfDayInZone(now, zone) : null;
  const cursor = chosen ?? firstFree(day, nowMinute);
  const delayedColumn = day.columns.find((each) => each.schedule_id === delayed);
  const openId = panel?.kind === 'visit' ? panel.id : null;

  const focusedVisit = () => {
    const visits = day.columns.flatMap((column) => column.visits);
    if (openId !== null) return visits.find(({ id }) => id === openId);
    const column = day.columns.find((each) => each.schedule_id === cursor?.schedule);
    return column === undefined || cursor === null ? undefined : visitAt(column, cursor.minute);
  };
  const openVisit = useCallback((id: number) => setPanel({ kind: 'visit', id }), []);
  const book = (schedule: number, startsAt: string, source: 'phone' | 'walk_in' = 'phone') =>
    setPanel({ kind: 'booking', schedule, startsAt, source });

  function startAt(minute: number): string | null {
    return dayClock(date, zone).isoOf(minute);
  }

  /** Moves the visit that is being moved, or books. */
  function pressFree(schedule: number, minute: number) {
    const startsAt = startAt(minute);
    if (!can('visits.edit') || startsAt === null) return;
    setCursor({ schedule, minute });
    if (moving === null) book(schedule, startsAt);
    else prepareMove(moving, schedule, startsAt);
  }

  function prepareMove(visit: Visit, schedule: number, startsAt: string) {
    const doctor = doctors.find((each) => each.schedule_id === schedule);
    const offer = doctor === undefined ? undefined : sameOffer(doctors, visit, doctor);
    if (doctor === undefined || offer === undefined) {
      showToast({ tone: 'warning', message: t('move.noOffer') });
      return;
    }
    setMove({ visit, offer: offer.id, doctor: doctor.name, startsAt });
  }

  async function confirmMove({ visit, offer, startsAt }: Move) {
    if (await actions.move(visit, offer, startsAt)) {
      setMoving(null);
      showToast({ tone: 'success', message: t('move.done') });
    }
    setMove(null);
  }

  async function checkIn(code: string) {
    setSearch(null);
    const visit = await actions.checkIn(branch.id, code);
    if (visit === null) return;
    const doctor = doctors.find((each) => each.schedule_id === visit.schedule_id)?.name ?? '';
    const time = formatTime(wallClockOf(visit.starts_at).minuteOfDay);
    showToast({ tone: 'success', message: [visit.name, time, doctor].join(', ') });
  }

  function bookNow(source: 'phone' | 'walk_in') {
    const place = source === 'walk_in' ? firstFree(day, nowMinute) : cursor;
    const startsAt = place === null ? null : startAt(place.minute);
    if (place !== null && startsAt !== null) book(place.schedule, startsAt, source);
  }

  useDeskKeys({
    visit: focusedVisit,
    now,
    actions,
    onBook: bookNow,
    onCancel: ({ id }) => setPanel({ kind: 'visit', id, cancels: true }),
    onMove: setMoving,
    onFollowUp: (visit) => setPanel({ kind: 'follow-up', visit }),
    onSearch: setSearch,
    onStop: () => setMoving(null),
  });

  if (day.columns.length === 0) return <EmptyState icon={CalendarOff} title={t('noDoctors')} />;
  return (
    <>
      <PrintDay {...{ branch, date, day, view, now }} />
      <StatusBar {...{ actions, moving }} onStop={() => setMoving(null)} />
      <div className={styles.page}>
        <div className={classNames(!deskDay.isLive && deskDay.query.isError && styles.stale)}>
          {view === 'list' ? (
            <ListView {...{ day, now, openId, actions }} onOpen={openVisit} />
          ) : (
            <DayGrid
              {...{ day, nowMinute, now, openId, cursor }}
              onCursor={setCursor}
              onOpen={openVisit}
              onFree={pressFree}
              onDelay={can('visits.attend') && date === today ? setDelayed : null}
              onDrop={({ visit, schedule, minute }) => {
                const startsAt = startAt(minute);
                if (startsAt !== null) prepareMove(visit, schedule, startsAt);
              }}
            />
          )}
        </div>
        <div className={styles.side}>
          <DeskPanel
            {...{ branch, today, now, doctors, actions, panel, patient }}
            onPanel={setPanel}
            onMove={setMoving}
            onBooked={(visit) => {
              deskDay.show(visit);
              showToast({ tone: 'success', message: t('booking.done', { name: visit.name }) });
            }}
            onClose={() => {
              setPanel(null);
              setPatient(null);
            }}
          />
          {can('visits.attend') ? (
            <div className={styles.checkIn}>
              <CheckIn onCode={(code) => void checkIn(code)} onType={() => setSearch('')} />
            </div>
          ) : null}
          <Arrivals {...{ day, now }} onOpen={openVisit} />
        </div>
      </div>
      {delayedColumn === undefined ? null : (
        <DelayDialog
          column={delayedColumn}
          now={now}
          onSaved={deskDay.refresh}
          onClose={() => setDelayed(null)}
        />
      )}
      {move === null ? null : (
        <MoveDialog
          move={move}
          inProgress={actions.isPending}
          onConfirm={() => void confirmMove(move)}
          onClose={() => setMove(null)}
        />
      )}
      {search === null ? null : (
        <SearchDialog
          branch={branch.id}
          initial={search}
          onCode={(code) => void checkIn(code)}
          onClose={() => setSearch(null)}
          onVisit={(id, startsAt) => {
            setSearch(null);
            props.onDate(wallClockOf(startsAt).date);
            openVisit(id);
          }}
          onPatient={(found) => {
            setSearch(null);
            setPatient(found);
            bookNow('phone');
          }}
        />
      )}
    </>
  );
}
