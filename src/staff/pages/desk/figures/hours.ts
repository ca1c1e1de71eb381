import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';

const MINUTES_PER_HOUR = 60;

/** Returns a function that says some minutes of others in hours: `15 of 30 h`. */
export function useHours(): (part: number, total: number) => string {
  const t = useText('figures');
  const format = useFormat();
  const hours = (minutes: number) => format.number(Math.round(minutes / MINUTES_PER_HOUR));
  return (part, total) => t('hours', { number: hours(part), total: hours(total) });
}
