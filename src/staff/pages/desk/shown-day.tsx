import { CalendarOff } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';
import { DoctorWeek, type DoctorWeekOptions } from './doctor-week/doctor-week.tsx';
import { EmptyDay } from './empty-day.tsx';
import type { Drop } from './grid/drag/use-drag.ts';
import { DayGrid } from './grid/day-grid.tsx';
import { ListView } from './list/list-view.tsx';
import type { DeskActions } from './model/actions/use-desk-actions.ts';
import type { DayViewProps } from './model/day/day-view-props.ts';
import type { View } from './toolbar/desk-toolbar.tsx';

interface ShownDayProps extends Omit<DayViewProps, 'onFree'> {
  view: View;
  date: string;
  /** The week of a doctor with the day, if that is shown. */
  week: DoctorWeekOptions | null;
  /** True if no doctor at all works on the day. */
  isEmpty: boolean;
  isDense: boolean;
  opensAtColumn: boolean;
  actions: DeskActions;
  /** The schedule that the list shows; null for all. */
  listed: number | null;
  onListed: (schedule: number | null) => void;
  onFree: (schedule: number, minute: number, date?: string) => void;
  onDrop: (drop: Drop) => void;
  onAllDoctors: () => void;
  onNextDay: () => void;
}

/** The day as columns or as a list, or the week of a doctor. */
export function ShownDay({ view, week, listed, actions, isDense, ...props }: ShownDayProps) {
  const t = useText('desk');
  const { day, onListed } = props;
  if (week !== null) {
    const { schedule_id: schedule } = week.doctor;
    return (
      <DoctorWeek
        {...props}
        {...week}
        isDense={isDense}
        onFree={(minute, date) => props.onFree(schedule, minute, date)}
      />
    );
  }
  if (props.isEmpty) return <EmptyDay onNextDay={props.onNextDay} />;
  if (day.columns.length === 0) {
    return (
      <EmptyState
        icon={CalendarOff}
        title={t('filter.none')}
        actions={<Button onClick={props.onAllDoctors}>{t('filter.clear')}</Button>}
      />
    );
  }
  if (view === 'list') {
    return <ListView {...props} listed={listed} actions={actions} onListed={onListed} />;
  }
  return <DayGrid {...props} isDense={isDense} />;
}
