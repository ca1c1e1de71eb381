import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDayPicker } from 'react-day-picker';
import { Icon } from '../display/icon.tsx';
import { addMonths } from './local-date.ts';

/**
 * The button for the previous or next month. It is disabled at the end of the range: the calendar's
 * own range has one more month, whose days only fill the first and last weeks.
 */
function MonthButton({ by, ...button }: ComponentProps<'button'> & { by: 1 | -1 }) {
  const { months, dayPickerProps } = useDayPicker();
  const { startMonth, endMonth } = dayPickerProps;
  const edge = by === 1 ? endMonth : startMonth;
  const shown = months[0]?.date;
  const next = shown && addMonths(shown, by);
  const isLast =
    edge !== undefined &&
    next !== undefined &&
    next.getTime() * by >= addMonths(edge, 0).getTime() * by;
  return isLast ? <button {...button} aria-disabled onClick={undefined} /> : <button {...button} />;
}

/** The components of the calendar. Constant, because new ones would remount and lose the focus. */
export const CALENDAR_PARTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
  ),
  PreviousMonthButton: (props: ComponentProps<'button'>) => <MonthButton {...props} by={-1} />,
  NextMonthButton: (props: ComponentProps<'button'>) => <MonthButton {...props} by={1} />,
};
