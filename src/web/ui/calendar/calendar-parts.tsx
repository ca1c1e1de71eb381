import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDayPicker } from 'react-day-picker';
import { Icon } from '../display/icon.tsx';
import { addMonths } from './local-date.ts';

/**
 * Shows the previous or next month. One more month than the range can appear, but only its days in
 * the visible weeks.
 */
function Turn({ by, ...button }: ComponentProps<'button'> & { by: 1 | -1 }) {
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

/**
 * The components of our calendar. Their identity is stable, or the calendar would lose the focus.
 */
export const CALENDAR_PARTS = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />
  ),
  PreviousMonthButton: (props: ComponentProps<'button'>) => <Turn {...props} by={-1} />,
  NextMonthButton: (props: ComponentProps<'button'>) => <Turn {...props} by={1} />,
};
