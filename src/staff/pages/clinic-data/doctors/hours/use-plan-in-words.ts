import type { DayPlan } from '#shared/contract/clinic-data/setup/schedules.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import { useText } from '#staff/lib/staff-app.ts';

/** Returns a function that says which hours a day has, and which of them are by phone only. */
export function usePlanInWords(): (plan: Pick<DayPlan, 'hours' | 'phone_hours'>) => string {
  const t = useText('schedule');
  return ({ hours, phone_hours: byPhone }) => {
    const parts = [
      ...(hours.length === 0 ? [] : [formatHours(hours)]),
      ...(byPhone.length === 0 ? [] : [t('days.byPhone', { hours: formatHours(byPhone) })]),
    ];
    return parts.length === 0 ? t('days.closed') : parts.join('; ');
  };
}
