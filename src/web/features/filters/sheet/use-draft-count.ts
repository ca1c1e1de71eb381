import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '#web/lib/app.ts';
import { someDoctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import type { FilterChoice } from '../filter-choice.ts';

/** Returns the API query of a choice. */
export type CountOf = (choice: FilterChoice) => DoctorsListQuery;

/** Milliseconds from the last change to the request. */
const DEBOUNCE_MS = 300;

/** Returns the number of doctors for a choice; null until the first response. */
export function useDraftCount(
  draft: FilterChoice,
  countOf: CountOf,
  isEnabled: boolean,
): { count: number | null; isCounting: boolean } {
  const app = useApp();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, draft);
    return () => clearTimeout(timer);
  }, [draft]);

  // Late responses belong to other query keys, so they are not shown.
  const { data, isFetching } = useQuery({
    ...someDoctorsQuery(app, { ...countOf(settled), limit: 1 }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { count: data?.count ?? null, isCounting: isFetching || settled !== draft };
}
