import type { AbsenceSummary } from '#shared/contract/desk/absences/absences.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';

/** Returns a function that says from when to when a doctor is absent. */
export function usePeriod(): (absence: AbsenceSummary) => string {
  const t = useText('absences');
  const format = useFormat();
  return ({ starts_at: from, ends_at: to }) =>
    to === null
      ? t('openPeriod', { from: format.dateTime(from) })
      : t('period', { from: format.dateTime(from), to: format.dateTime(to) });
}
