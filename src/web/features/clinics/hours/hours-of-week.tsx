import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import { groupOpeningHours, type SameHours } from '#shared/domain/time/opening-hours.ts';
import { weekdayOf } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { calendarWeekdays } from '#shared/i18n/format-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './hours.module.css';

interface HoursOfWeekProps {
  hours: readonly OpeningHours[];
  /** The branch's time zone. */
  timeZone: TimeZone;
}

/** The opening hours of a week, as `Mon–Fri 09:00–18:00`, with today highlighted. */
export function HoursOfWeek({ hours, timeZone }: HoursOfWeekProps) {
  const t = useT('clinic');
  const { language } = useApp();
  const today = weekdayOf(useToday(timeZone));
  const names = new Map(calendarWeekdays(language).map(({ weekday, short }) => [weekday, short]));
  const days = ({ from, to }: SameHours) =>
    from === to ? names.get(from) : `${names.get(from)}–${names.get(to)}`;

  return (
    <dl className={styles.week}>
      {groupOpeningHours(hours).map((group) => (
        <div
          key={group.from}
          className={group.from <= today && today <= group.to ? styles.today : undefined}
        >
          <dt>{days(group)}</dt>
          <dd>
            {group.hours.length === 0
              ? t('hours.dayOff')
              : group.hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
