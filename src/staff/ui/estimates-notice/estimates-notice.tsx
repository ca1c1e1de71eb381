import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useToday } from '#staff/lib/use-today.ts';
import styles from './estimates-notice.module.css';

/** The furthest day that patients can book, and some time to ask for the official date. */
const SOON_DAYS = 75;

/** The estimated days that come soon: their dates need a confirmation before patients come in vain. */
export function EstimatesNotice() {
  const t = useText('holidays');
  const nameOf = useNameOf();
  const { api, language } = useStaffApp();
  const today = useToday();
  const last = addDays(today, SOON_DAYS);
  const years = [...new Set([today, last].map((day) => Number(day.slice(0, 4))))];
  const { data } = useQuery({
    queryKey: [SETUP, 'holidays', 'estimates', ...years],
    queryFn: () => Promise.all(years.map((year) => api.holidays({ year }))),
  });
  const days = (data ?? []).flatMap(({ results, seasons }) => [
    ...seasons.map((row) => ({ row, day: row.first_day, path: 'seasons' })),
    ...results.map((row) => ({ row, day: row.day, path: 'holidays' })),
  ]);
  const soon = days
    .filter(({ row, day }) => !row.is_confirmed && day >= today && day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (soon.length === 0) return null;
  return (
    <Notice tone="warning" title={t('estimates.title')}>
      <p>{t('estimates.text')}</p>
      <ul className={styles.days}>
        {soon.map(({ row, day, path }) => (
          <li key={`${path} ${row.id}`}>
            <Link to={`/${path}/${row.id}?year=${day.slice(0, 4)}`}>
              {nameOf(row.names)}, {formatDay(day, language, 'weekday')}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
