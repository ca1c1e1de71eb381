import { useInfiniteQuery } from '@tanstack/react-query';
import { ACCOUNT_FILTERS } from '#shared/domain/identity/account-states.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { POSITIONS } from '#shared/domain/identity/positions.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { useStaffApp, useUser } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { useTyped } from '#staff/ui/list/use-typed.ts';

/** The first part of the keys of accounts. */
export const ACCOUNTS_KEY = 'accounts';

/** Returns the kinds of accounts by which a list is filtered: roles, in a clinic the positions as well. */
function useKinds() {
  const { site } = useStaffApp();
  const roles = managedRoles(useUser().role);
  return site === 'cabinet' ? (['clinic_admin', ...POSITIONS] as const) : roles;
}

/** Returns the filters in the address of the page, and the accounts that match them. */
export function useAccounts() {
  const { api } = useStaffApp();
  const { get, choose, search } = useUrlFilters();
  const kinds = useKinds();
  const { text, type: setText } = useTyped(get('text'), (value) => choose('text', value));
  const kind = kinds.find((each) => each === get('role')) ?? null;
  const position = POSITIONS.find((each) => each === kind);
  const role = ROLES.find((each) => each === kind);
  const state = ACCOUNT_FILTERS.find((each) => each === get('state')) ?? null;
  const branch = get('branch');
  const filters = {
    ...(text === '' ? {} : { text }),
    ...(role === undefined ? {} : { role }),
    ...(position === undefined ? {} : { position }),
    ...(state === null ? {} : { state }),
    ...(branch === null ? {} : { branch_id: Number(branch) }),
  };
  const query = useInfiniteQuery({
    queryKey: [ACCOUNTS_KEY, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      api.listAccounts(
        { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  return {
    text,
    kind,
    kinds,
    state,
    branch,
    search,
    query,
    choose,
    isFiltered: Object.keys(filters).length > 0,
    setText,
  };
}
