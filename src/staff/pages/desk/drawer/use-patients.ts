import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useStaffApp } from '../../../lib/staff-app.ts';

/** Shorter texts fit too many patients. */
const MIN_LENGTH = 2;

/** Finds patients and visits of a branch for a text that is being typed. */
export function usePatients(branch: number, typed: string) {
  const { api } = useStaffApp();
  const text = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: ['desk', 'patients', branch, text],
    queryFn: () => api.findPatients({ id: branch, text }),
    enabled: text.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  return text.length >= MIN_LENGTH && data !== undefined ? data : { patients: [], visits: [] };
}
