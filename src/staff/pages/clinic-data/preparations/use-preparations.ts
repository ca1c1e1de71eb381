import { useQuery } from '@tanstack/react-query';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

/** Reads the preparations of a clinic, or of everything in reach. */
export function usePreparations(clinic: string | undefined) {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: [SETUP, 'preparations', clinic],
    queryFn: () => api.preparations(clinic === undefined ? {} : { clinic: Number(clinic) }),
  });
}
