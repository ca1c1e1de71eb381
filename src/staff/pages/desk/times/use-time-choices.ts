import { useQuery } from '@tanstack/react-query';
import { useStaffApp } from '../../../lib/staff-app.ts';

/** Reads what free times can be searched for. The desk does so before the search is opened. */
export function useTimeChoices() {
  const { api } = useStaffApp();
  return useQuery({ queryKey: ['desk', 'time-choices'], queryFn: () => api.timeChoices() });
}
