import { useQuery } from '@tanstack/react-query';
import type { DayCount } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import type { ListContext } from './context/list-context.ts';
import { dayCountsQuery } from './extra-queries.ts';

/**
 * Returns a function that returns how many doctors of a list are available on a day, today or tomorrow. It returns
 * nothing unless the counts were loaded with the page: later ones would move the content.
 */
export function useDayCounts(context: ListContext): (date: PlainDate) => DayCount | undefined {
  const app = useApp();
  const today = useToday(context.city.timezone);
  const { data } = useQuery({ ...dayCountsQuery(app, context, today), enabled: false });
  return (date) => data?.find((each) => each.date === date);
}
