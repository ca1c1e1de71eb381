import type { DayPlan } from '#shared/contract/staff/setup/schedules.ts';
import { changedHours } from '#shared/domain/time/changed-hours.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from '../doctors.module.css';
import { usePlanInWords } from './use-plan-in-words.ts';

interface ChangesInWordsProps {
  /** The days as they are saved. */
  before: readonly DayPlan[];
  /** The days as they would be. */
  after: readonly DayPlan[];
}

/** The changes that a save would make, a line for each weekday; nothing without a change. */
export function ChangesInWords({ before, after }: ChangesInWordsProps) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  const inWords = usePlanInWords();
  const planned = (days: readonly DayPlan[]) =>
    days.map((plan) => ({ day: plan.day, hours: inWords(plan) }));
  const changes = changedHours(planned(before), planned(after));
  if (changes.length === 0) return null;
  return (
    <section aria-live="polite">
      <h4 className={styles.subtitle}>{t('changes.title')}</h4>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.days[0]} ${change.after}`} className={styles.note}>
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
