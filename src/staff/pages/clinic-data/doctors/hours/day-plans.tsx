import type { DayPlan } from '#shared/contract/clinic-data/setup/schedules.ts';
import { addDays, isoWeekOf, weekdayOf } from '#shared/domain/time/plain-date.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from '../doctors.module.css';
import { usePlanInWords } from './use-plan-in-words.ts';

const WEEK_DAYS = 7;
/** The free times from which on a day has the darkest colour, and the number of colours. */
const MANY_TIMES = 16;
const MAX_HEAT = 3;
/** Hours such as `08:00–12:00,`, which a narrow cell must not break. */
const RANGE = /(\d\d:\d\d–\d\d:\d\d[,;]?)/;

/** The hours of the next weeks, and the starts that patients can book, as a calendar. */
export function DayPlans({ days }: { days: readonly DayPlan[] }) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  const { weekdays, shortWeekdays } = DATE_NAMES[language];
  return (
    <div className={styles.calendar}>
      <table className={styles.weeks}>
        <caption className={styles.subtitle}>{t('days.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.weekNumber}>
              {t('days.week')}
            </th>
            {shortWeekdays.map((name, index) => (
              <th key={name} scope="col" abbr={weekdays[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map(({ number, week }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {week.map((plan, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is a weekday
                <td key={column} data-heat={plan === null ? undefined : heatOf(plan.free)}>
                  {plan === null ? null : <Plan plan={plan} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Plan({ plan }: { plan: DayPlan }) {
  const { day, hours, free, kept } = plan;
  const t = useText('schedule');
  const inWords = usePlanInWords();
  const { language } = useStaffApp();
  return (
    <>
      <span className={styles.date}>{formatDay(day, language, 'dayMonth')}</span>
      <span className={styles.span}>
        {inWords(plan)
          .split(RANGE)
          .map((text, index) =>
            index % 2 === 0 ? (
              text
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a range has no other identity
              <span key={index} className={styles.range}>
                {text}
              </span>
            ),
          )}
      </span>
      {hours.length === 0 ? null : (
        <strong>
          <span className={styles.free}>{t('days.free', { number: free })}</span>
          <span className={styles.number} aria-hidden="true">
            {free}
          </span>
        </strong>
      )}
      {kept === 0 ? null : <span className={styles.span}>{t('days.kept', { number: kept })}</span>}
    </>
  );
}

/** Returns the days by ISO week, Monday first; null before the first day and after the last. */
function weeksOf(days: readonly DayPlan[]): { number: number; week: (DayPlan | null)[] }[] {
  const [first] = days;
  if (first === undefined) return [];
  const before = Array.from({ length: weekdayOf(first.day) - 1 }, () => null);
  const cells = [...before, ...days];
  const weeks = Math.ceil(cells.length / WEEK_DAYS);
  return Array.from({ length: weeks }, (_, index) => ({
    number: isoWeekOf(addDays(first.day, index * WEEK_DAYS)),
    week: Array.from({ length: WEEK_DAYS }, (__, day) => cells[index * WEEK_DAYS + day] ?? null),
  }));
}

function heatOf(free: number): number {
  return Math.min(MAX_HEAT, Math.ceil((free / MANY_TIMES) * MAX_HEAT));
}
