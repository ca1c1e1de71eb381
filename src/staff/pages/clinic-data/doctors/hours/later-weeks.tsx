import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
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
      <ul>
        {week.map((spans, index) => (
          <li key={DATE_NAMES[language].weekdays[index]} className={common.quiet}>
            {DATE_NAMES[language].weekdays[index]}:{' '}
            {spans.length === 0 ? t('days.closed') : formatHours(spans)}
          </li>
        ))}
        {more.map(({ weekday, weeks, is_phone_only: isPhoneOnly, hours }) => (
          <li key={`${weekday} ${weeks} ${isPhoneOnly}`} className={common.quiet}>
            {DATE_NAMES[language].weekdays[weekday - 1]}, {t(`weeks.${weeks}`)}:{' '}
            {isPhoneOnly ? t('days.byPhone', { hours: formatHours(hours) }) : formatHours(hours)}
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface ReplacedWeeksProps {
  schedule: Schedule;
  /** The first and the last day of the typed hours; empty for hours that are always valid. */
  period: { readonly valid_from: string; readonly valid_to: string };
}

/** Warns of hours that begin within the period of the typed ones, which replace them. */
export function ReplacedWeeks({ schedule, period }: ReplacedWeeksProps) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  const { valid_from: from, valid_to: to } = period;
  const replaced = schedule.changes.filter(({ day }) => day > from && (to === '' || day <= to));
  if (replaced.length === 0) return null;
  const days = replaced.map(({ day }) => formatDay(day, language, 'year')).join(', ');
  return <Notice tone="warning">{t('week.replaces', { days })}</Notice>;
}
