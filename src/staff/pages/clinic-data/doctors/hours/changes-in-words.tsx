import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import type { DayPlan } from '#shared/contract/clinic-data/setup/schedules.ts';
import { changedHours } from '#shared/domain/time/changed-hours.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import styles from '../doctors.module.css';
import { usePlanInWords } from './use-plan-in-words.ts';

type Planned = Pick<Schedule, 'days' | 'buffer_minutes' | 'kept_starts' | 'kept_until'>;

interface ChangesInWordsProps {
  /** The days, the buffer and the kept starts as they are saved. */
  before: Planned;
  /** The same as they would be. */
  after: Planned;
}

/** The changes that a save would make, a line for the buffer, the kept starts and each weekday; nothing without a change. */
export function ChangesInWords({ before, after }: ChangesInWordsProps) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  const format = useFormat();
  const inWords = usePlanInWords();
  const keptInWords = ({ kept_starts: kept, kept_until: until }: Planned) =>
    kept === 0
      ? format.number(0)
      : t('changes.keptUntil', { number: format.number(kept), time: formatTime(until) });
  const planned = (days: readonly DayPlan[]) =>
    days.map((plan) => ({ day: plan.day, hours: inWords(plan) }));
  const changes = changedHours(planned(before.days), planned(after.days));
  const isBufferChanged = before.buffer_minutes !== after.buffer_minutes;
  const keptBefore = keptInWords(before);
  const keptAfter = keptInWords(after);
  const isKeptChanged = keptBefore !== keptAfter;
  if (changes.length === 0 && !isBufferChanged && !isKeptChanged) return null;
  return (
    <section aria-live="polite">
      <h4 className={styles.subtitle}>{t('changes.title')}</h4>
      <ul>
        {isBufferChanged ? (
          <li className={common.quiet}>
            {t('changes.buffer', {
              before: format.number(before.buffer_minutes),
              after: format.number(after.buffer_minutes),
            })}
          </li>
        ) : null}
        {isKeptChanged ? (
          <li className={common.quiet}>
            {t('changes.kept', { before: keptBefore, after: keptAfter })}
          </li>
        ) : null}
        {changes.map((change) => (
          <li key={`${change.days[0]} ${change.after}`} className={common.quiet}>
            {t(`changes.${change.weeks}`, {
              weekday: DATE_NAMES[language].weekdays[change.weekday - 1] ?? '',
              day: formatDay(change.days[0] ?? '', language, 'dayMonth'),
              days: change.days.map((day) => formatDay(day, language, 'dayMonth')).join(', '),
              before: change.before,
              after: change.after,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
