import { useQuery } from '@tanstack/react-query';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import { useStaffApp } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';

export const INBOX_STATES = ['open', 'mine', 'done'] as const;

/** The list of the inbox with the filters of the address. */
export function useInbox() {
  const { api } = useStaffApp();
  const { get, choose, search } = useUrlFilters();
  const state = INBOX_STATES.find((each) => each === get('state')) ?? 'open';
  const kind = INBOX_KINDS.find((each) => each === get('kind')) ?? null;
  const query = useQuery({
    queryKey: ['inbox', 'list', state, kind],
    queryFn: () => api.inbox({ state, ...(kind === null ? {} : { kind }) }),
  });
  return { state, kind, query, search, choose };
}
