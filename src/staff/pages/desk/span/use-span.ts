import { useQuery } from '@tanstack/react-query';
import type { DeskSpanDay } from '#shared/contract/desk/span.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { useStaffApp } from '../../../lib/staff-app.ts';

/** The times that have passed are no longer free. */
const REFRESH_MS = 60_000;

/** The key of the queries of all spans of a branch. */
export const spanKey = (branch: number) => ['desk', 'span', branch];

/** Some days of a branch from one on: of all doctors, or of one. */
interface Span {
  readonly branch: number;
  readonly from: PlainDate;
  readonly days: number;
  readonly doctor?: number;
}

/** Reads how full the days of a span are, and returns the day of a schedule. */
export function useSpan({ branch, from, days, doctor }: Span) {
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [...spanKey(branch), from, days, doctor],
    queryFn: () =>
      api.deskSpan({ id: branch, day: from, days, ...(doctor === undefined ? {} : { doctor }) }),
    refetchInterval: REFRESH_MS,
  });
  const found = new Map((query.data?.days ?? []).map((each) => [keyOf(each), each]));
  const dayOf = (schedule: number, of: PlainDate) =>
    found.get(keyOf({ schedule_id: schedule, day: of }));
  return { query, dayOf };
}

const keyOf = ({ schedule_id: schedule, day }: Pick<DeskSpanDay, 'schedule_id' | 'day'>) =>
  `${schedule} ${day}`;
