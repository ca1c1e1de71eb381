import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '#web/lib/app.ts';
import { someDoctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import type { FilterChoice } from '../filter-choice.ts';

/** What the API is asked for about a choice. */
export type CountOf = (choice: FilterChoice) => DoctorsListQuery;

/** Several taps in a row are one question. */
const DEBOUNCE_MS = 300;

/** How many doctors a choice would leave; null until the first answer. */
export function useDraftCount(
  draft: FilterChoice,
  countOf: CountOf,
  isAsked: boolean,
): { count: number | null; isCounting: boolean } {
  const app = useApp();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, draft);
    return () => clearTimeout(timer);
  }, [draft]);

  // An answer belongs to its question by its key, so one that comes late is not shown.
  const { data, isFetching } = useQuery({
    ...someDoctorsQuery(app, { ...countOf(settled), limit: 1 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { count: data?.count ?? null, isCounting: isFetching || settled !== draft };
}
