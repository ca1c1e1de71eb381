import { memo, useCallback } from 'react';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp } from '../../../lib/staff-app.ts';
import { GridColumn } from '../grid/grid-column.tsx';
import type { DeskColumnModel } from '../model/day/day-model.ts';
import type { Misplaced } from '../model/live/use-desk-tasks.ts';

interface WeekColumnProps {
  date: PlainDate;
  column: DeskColumnModel;
  from: number;
  shownMinutes: number;
  now: number;
  openId: number | null;
  isDense: boolean;
  /** The minute of the cursor if it is on this day. */
  cursor: number | null;
  cursorKey: 'bookAt' | 'moveTo';
  misplaced: Misplaced;
  onOpen: (id: number, date: PlainDate) => void;
  onFree: (minute: number, date: PlainDate) => void;
}

/** A day of the week of a doctor. Appointments are moved by the keys; dragging is for the day. */
export const WeekColumn = memo(function WeekColumn({
  date,
  onOpen,
  onFree,
  ...props
}: WeekColumnProps) {
  const { language } = useStaffApp();
  const open = useCallback((id: number) => onOpen(id, date), [onOpen, date]);
  const pressFree = useCallback(
    (_schedule: number, minute: number) => onFree(minute, date),
    [onFree, date],
  );
  return (
    <GridColumn
      {...props}
      name={formatDay(date, language, 'weekday')}
      onOpen={open}
      onFree={pressFree}
      onDragStart={noDrag}
    />
  );
});

function noDrag(): void {}
