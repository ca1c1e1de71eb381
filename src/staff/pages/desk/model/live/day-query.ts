import { useQueryClient } from '@tanstack/react-query';
import type { DeskDay } from '#shared/contract/desk/day.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';
import { mergeDay, type ReadDay } from '../day/merge-day.ts';

/** The numbers of reads that have begun, and of own changes that were shown. Both only grow. */
let begun = 0;
let shown = 0;

/** Returns the number of reads so far. */
export const readsBegun = () => begun;

/** Notes that an own change was shown: a read that began before does not replace it. */
export function noteShown(): void {
  shown += 1;
}

/** Reads, once more if an own change was shown before the response. `order` is the number of the read. */
export async function readNow(
  read: () => Promise<DeskDay>,
): Promise<{ read: DeskDay; order: number }> {
  const before = shown;
  begun += 1;
  const order = begun;
  const result = await read();
  return before === shown ? { read: result, order } : readNow(read);
}

/** The key of the queries of the days of a branch, and of one day: of all doctors, or of one. */
export const daysKey = (branch: number) => ['desk', 'day', branch] as const;
export const dayKey = (branch: number, day: string, doctor: number | null = null) =>
  [...daysKey(branch), doctor, day] as const;

/** Returns the function that makes the query of a day of a branch: of all doctors, or of one. */
export function useDayQuery(branch: number, doctor: number | null = null) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  return (day: string) => ({
    queryKey: dayKey(branch, day, doctor),
    queryFn: async () => {
      const only = doctor === null ? {} : { doctor };
      const { read, order } = await readNow(() => api.deskDay({ id: branch, day, ...only }));
      return mergeDay(queryClient.getQueryData<ReadDay>(dayKey(branch, day, doctor)), read, {
        order,
      });
    },
    // `mergeDay` keeps the identity of rows, wherever in the day they are.
    structuralSharing: false,
    // Changes of a day that is not shown are not followed.
    staleTime: 0,
  });
}
