import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { DoctorFilter } from '../filter/doctor-filter.ts';
import { MonthView } from './month-view.tsx';
import { WeekView } from './week-view.tsx';

interface SpanViewProps {
  branch: DeskBranch;
  view: 'week' | 'month';
  date: PlainDate;
  today: PlainDate;
  doctors: readonly DeskDoctor[];
  filter: DoctorFilter;
  /** The schedule whose month is shown; by default the first. */
  schedule: number;
  onDay: (date: PlainDate, schedule: number) => void;
  /** Shows the same of one doctor; null for all of them. */
  onDoctor: (schedule: number | null) => void;
}

/** The week of all doctors, or the month of one. */
export function SpanView({ view, schedule, ...props }: SpanViewProps) {
  const { doctors } = props;
  const doctor = doctors.find((each) => each.schedule_id === schedule) ?? doctors[0];
  return view === 'week' || doctor === undefined ? (
    <WeekView {...props} />
  ) : (
    <MonthView {...props} doctor={doctor} />
  );
}
