import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { INBOX_KINDS, type InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { useStaffApp } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';

export const INBOX_STATES = ['open', 'mine', 'done'] as const;

interface Inbox {
  readonly state: (typeof INBOX_STATES)[number];
  readonly kind: InboxKind | null;
  /** The query of the page, with its question mark. */
  readonly search: string;
  choose(name: 'state' | 'kind', value: string | null): void;
  readonly query: UseQueryResult<ResponseOf<StaffEndpoints['inbox']>>;
}

/** The list of the inbox with the filters of the address. */
export function useInbox(): Inbox {
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
