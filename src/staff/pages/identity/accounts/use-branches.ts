import { useQueries, useQuery } from '@tanstack/react-query';
import { usePermission, useStaffApp } from '#staff/lib/staff-app.ts';

/** Returns the branches of the account; none in the console. */
export function useBranches() {
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: ['desk', 'branches'],
    queryFn: () => api.deskBranches(),
    enabled: usePermission()('appointments.view'),
  });
  return query.data ?? [];
}

/** Returns the doctors of some branches, each once, without hidden ones. */
export function useDoctorsOf(branches: readonly number[]) {
  const { api } = useStaffApp();
  const queries = useQueries({
    queries: branches.map((id) => ({
      queryKey: ['desk', 'doctors', id],
      queryFn: () => api.deskDoctors({ id }),
    })),
  });
  const doctors = queries.flatMap(({ data }) => data ?? []).filter((doctor) => !doctor.is_hidden);
  return [...new Map(doctors.map((doctor) => [doctor.doctor_id, doctor])).values()];
}
