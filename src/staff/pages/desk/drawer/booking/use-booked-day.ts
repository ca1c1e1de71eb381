import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { buildDay, type DeskColumnModel } from '../../model/day/day-model.ts';
import { useDayQuery } from '../../model/live/day-query.ts';

/** Returns the doctor's day at a branch that a booking is on, which may not be the one that is shown. */
export function useBookedDay(
  branch: number,
  doctors: readonly DeskDoctor[],
  { schedule, startsAt }: { schedule: number; startsAt: string },
): { column: DeskColumnModel | undefined; refresh: () => void } {
  const { data, refetch } = useQuery({
    ...useDayQuery(branch)(wallClockOf(startsAt).date),
    // Changes mark the days that they concern.
    staleTime: Infinity,
  });
  const column = useMemo(
    () =>
      data === undefined
        ? undefined
        : buildDay(data, doctors).columns.find((each) => each.schedule_id === schedule),
    [data, doctors, schedule],
  );
  return { column, refresh: () => void refetch() };
}
