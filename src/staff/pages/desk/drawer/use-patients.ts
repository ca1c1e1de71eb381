import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useStaffApp } from '../../../lib/staff-app.ts';

/** Shorter texts fit too many patients. */
const MIN_LENGTH = 2;
const NONE = { patients: [], visits: [] };

/** Finds patients and visits of a branch for a text that is being typed. */
export function usePatients(branch: number, typed: string) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const optionsOf = (text: string) =>
    queryOptions({
      queryKey: ['desk', 'patients', branch, text],
      queryFn: () => api.findPatients({ id: branch, text }),
      // A visit may have moved since the last search.
      staleTime: 0,
      gcTime: 0,
    });
  const text = useDeferredValue(typed.trim());
  const isSearched = text.length >= MIN_LENGTH;
  const { data } = useQuery({
    ...optionsOf(text),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  return {
    /** The result for the text, or for an earlier one until it is there. */
    found: isSearched && data !== undefined ? data : NONE,
    /** Returns the result for the whole text. Those who type quickly choose before it is shown. */
    find: async () => {
      const whole = typed.trim();
      return whole.length < MIN_LENGTH ? NONE : queryClient.ensureQueryData(optionsOf(whole));
    },
  };
}
