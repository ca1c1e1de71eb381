import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';

interface Days {
  readonly first_day: PlainDate;
  /** Null until further notice. */
  readonly last_day: PlainDate | null;
}

/** Returns a function that says the days of a proposed absence. */
export function useDays(): (days: Days) => string {
  const t = useText('absences');
  const { language } = useStaffApp();
  return ({ first_day: first, last_day: last }) => {
    const from = formatDay(first, language, 'short');
    if (last === null) return t('openPeriod', { from });
    return last === first ? from : t('period', { from, to: formatDay(last, language, 'short') });
  };
}
