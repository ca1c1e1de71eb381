import { useInfiniteQuery } from '@tanstack/react-query';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { useStaffApp, useUser } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';

/** The filters of the address, and the accounts that match them. */
export function useAccounts() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const roles = managedRoles(useUser().role);
  const text = get('text') ?? '';
  const role = roles.find((each) => each === get('role'));
  const filters = { ...(text === '' ? {} : { text }), ...(role === undefined ? {} : { role }) };
  const query = useInfiniteQuery({
    queryKey: ['accounts', filters],
    queryFn: ({ pageParam, signal }) =>
      api.listAccounts(
        { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  return { text, role, roles, choose, query };
}
