import { useQuery } from '@tanstack/react-query';
import type { DayCount } from '#shared/contract/catalogue/doctors.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import type { ListContext } from './context/list-context.ts';
import { dayCountsQuery } from './extra-queries.ts';

/**
 * Returns how many doctors of a list are available today and tomorrow. Returns nothing unless the counts were loaded
 * with the page: later ones would move the content.
 */
export function useDayCounts(context: ListContext): readonly DayCount[] {
  const app = useApp();
  const today = useToday(context.city.timezone);
  return useQuery({ ...dayCountsQuery(app, context, today), enabled: false }).data ?? [];
}
