import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { INBOX_KINDS, type InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { useStaffApp } from '../../lib/staff-app.ts';

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
  const [params, setParams] = useSearchParams();
  const state = INBOX_STATES.find((each) => each === params.get('state')) ?? 'open';
  const kind = INBOX_KINDS.find((each) => each === params.get('kind')) ?? null;
  const query = useQuery({
    queryKey: ['inbox', 'list', state, kind],
    queryFn: () => api.inbox({ state, ...(kind === null ? {} : { kind }) }),
  });
  const search = params.toString();
  return {
    state,
    kind,
    query,
    search: search === '' ? '' : `?${search}`,
    choose(name, value) {
      const next = new URLSearchParams(params);
      if (value === null) next.delete(name);
      else next.set(name, value);
      setParams(next, { replace: true });
    },
  };
}
