import { useInfiniteQuery } from '@tanstack/react-query';
import type { FreeTimes } from '#shared/contract/desk/times.ts';
import type { PartOfDay } from '#shared/domain/desk/parts-of-day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

/** The place in a list of times from which a page begins. */
interface TimesPage {
  from: PlainDate;
  part: PartOfDay;
  cursor?: string;
}

interface TimesOptions {
  /** The key of the search, without day and part of the day. */
  queryKey: readonly unknown[];
  /** Null while no day is typed: nothing is read. */
  from: PlainDate | null;
  part: PartOfDay;
  isEnabled?: boolean;
  read: (page: TimesPage, options: { signal: AbortSignal }) => Promise<FreeTimes>;
}

/** Reads free times from a day on, page by page. */
export function useTimes({ queryKey, from, part, isEnabled = true, read }: TimesOptions) {
  const first: Omit<TimesPage, 'part'> = { from: from ?? '' };
  return useInfiniteQuery({
    queryKey: ['desk', 'times', ...queryKey, from, part],
    queryFn: ({ pageParam, signal }) => read({ ...pageParam, part }, { signal }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled && from !== null,
    // Others book in between.
    staleTime: 0,
  });
}

export type TimesQuery = ReturnType<typeof useTimes>;
