import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/domain/identity/audit-entries.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';

export const AUDIT_FILTERS = ['person', 'action', 'subject', 'number', 'day'] as const;

/** The filters of the address, and the entries that match them. */
export function useAudit() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const person = get('person');
  const action = AUDIT_ACTIONS.find((each) => each === get('action'));
  const subject = AUDIT_SUBJECTS.find((each) => each === get('subject'));
  const number = /^[1-9]\d{0,14}$/.exec(get('number') ?? '')?.[0];
  const day = get('day');
  const filters = {
    ...(person === null ? {} : { person }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    ...(number === undefined ? {} : { subject_id: Number(number) }),
    ...(isPlainDate(day) ? { day } : {}),
  };
  const query = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) =>
      api.audit({ ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  return { get, choose, query };
}
