import { useQuery } from '@tanstack/react-query';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

/** Reads what the starter catalogue would add. It is not kept: a colleague may load it any moment. */
export function useStarter() {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: [SETUP, 'starter'],
    queryFn: () => api.starter(),
    staleTime: 0,
  });
}
