import type { Schedule } from '#shared/contract/staff/setup/doctors.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from '../doctors.module.css';

/** The days on which other weekly hours begin, with those hours. */
export function LaterWeeks({ schedule }: { schedule: Schedule }) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  return schedule.changes.map(({ day, week, more_hours: more }) => (
    <section key={day}>
      <h4 className={styles.subtitle}>
        {t('week.later', { day: formatDay(day, language, 'year') })}
      </h4>
      <ul className={styles.list}>
        {week.map((spans, index) => (
          <li key={DATE_NAMES[language].weekdays[index]} className={styles.note}>
            {DATE_NAMES[language].weekdays[index]}:{' '}
            {spans.length === 0 ? t('days.closed') : formatHours(spans)}
          </li>
        ))}
        {more.map(({ weekday, weeks, is_phone_only: isPhoneOnly, hours }) => (
          <li key={`${weekday} ${weeks} ${isPhoneOnly}`} className={styles.note}>
            {DATE_NAMES[language].weekdays[weekday - 1]}, {t(`weeks.${weeks}`)}:{' '}
            {isPhoneOnly ? t('days.byPhone', { hours: formatHours(hours) }) : formatHours(hours)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
