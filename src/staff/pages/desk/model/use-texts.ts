import { formatTime } from '#shared/i18n/format-date.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useText } from '../../../lib/staff-app.ts';
import type { BusyTime } from './day/busy-times.ts';
import type { ShownState } from './appointment-look.ts';

/** Longer waits and delays are said in hours. */
const MAX_MINUTES_SHOWN = 90;

/** Returns a function that says the minutes of a wait or of a delay. */
export function usePassedText() {
  const t = useText('desk');
  return (passed: number): string => {
    if (passed <= MAX_MINUTES_SHOWN) return t('minutes', { count: passed });
    const hours = String(Math.floor(passed / 60));
    const minutes = passed % 60;
    return minutes === 0
      ? t('hours', { hours })
      : t('hoursAndMinutes', { hours, minutes: String(minutes) });
  };
}

/** Returns a function that says a state, with the time of a wait or of a delay. */
export function useStateText() {
  const t = useText('desk');
  const textOfPassed = usePassedText();
  return (state: ShownState, passed: number | null): string =>
    passed === null ? t(`states.${state}`) : `${t(`states.${state}`)} ${textOfPassed(passed)}`;
}

/** Returns a function that names a doctor, and says if patients do not see the doctor. */
export function useDoctorText() {
  const t = useText('desk');
  return ({ name, is_hidden: isHidden }: DeskDoctor): string =>
    isHidden ? `${name}, ${t('hidden.mark')}` : name;
}

/** Returns a function that says why a time is busy. */
export function useBusyText() {
  const t = useText('desk');
  return ({ kind, until }: BusyTime): string =>
    until === undefined ? t(`busy.${kind}`) : t('busy.held', { time: formatTime(until) });
}

/** Returns a function that says what is special about an appointment: a follow-up, a patient who is new here, or a child. */
export function useMarks() {
  const t = useText('desk');
  return ({
    is_follow_up: isFollowUp,
    is_new: isNew,
    child_age: age,
  }: Pick<DeskAppointment, 'is_follow_up' | 'is_new' | 'child_age'>): string[] => [
    ...(isFollowUp ? [t('marks.followUp')] : []),
    ...(isNew ? [t('marks.new')] : []),
    ...(age === null ? [] : [t('marks.child', { count: age })]),
  ];
}
