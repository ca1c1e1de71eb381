import { formatTime } from '#shared/i18n/format-date.ts';
import { useText } from '../../../lib/staff-app.ts';
import type { BusyTime } from './day/busy-times.ts';
import type { ShownState } from './visit-look.ts';

/** Returns a function that says a state, with the minutes of a wait or of a delay. */
export function useStateText() {
  const t = useText('desk');
  return (state: ShownState, passed: number | null): string =>
    passed === null
      ? t(`states.${state}`)
      : `${t(`states.${state}`)} ${t('minutes', { count: passed })}`;
}

/** Returns a function that says why a time is busy. */
export function useBusyText() {
  const t = useText('desk');
  return ({ kind, until }: BusyTime): string =>
    until === undefined ? t(`busy.${kind}`) : t('busy.held', { time: formatTime(until) });
}
