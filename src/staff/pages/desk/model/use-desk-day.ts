import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { DeskDay, DeskDoctor } from '#shared/contract/staff/desk/day.ts';
import type { Visit, VisitDetails } from '#shared/contract/staff/desk/visit.ts';
import { useStaffApp } from '../../../lib/staff-app.ts';
import { useDeskStream } from './use-desk-stream.ts';

/** While changes do not arrive by themselves, the day is read again after this. */
const POLL_MS = 15_000;
/** More doctors than this are read together. */
const MAX_SINGLE_READS = 3;

/** The keys of the queries of a branch's queue and of an open visit. */
export const queueKey = (branch: number) => ['desk', 'queue', branch];
export const visitKey = (id: number) => ['desk', 'visit', id];

interface Day {
  readonly query: UseQueryResult<DeskDay>;
  /** False while changes of others arrive late. */
  readonly isLive: boolean;
  /** Shows the result of an own change before the server notifies of it. */
  readonly show: (visit: Visit) => void;
  readonly refresh: () => void;
}

/** Reads the day of a branch and keeps it current. */
export function useDeskDay(branch: number, day: string, doctors: readonly DeskDoctor[]): Day {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const queryKey = ['desk', 'day', branch, day];
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  const update = (change: (old: DeskDay) => DeskDay) =>
    queryClient.setQueryData<DeskDay>(queryKey, (old) => (old === undefined ? old : change(old)));

  const scheduleOf = (doctor: number) =>
    doctors.find((each) => each.doctor_id === doctor)?.schedule_id;
  const isLive = useDeskStream(branch, ({ doctors: changed, hasQueue }) => {
    if (hasQueue) void queryClient.invalidateQueries({ queryKey: queueKey(branch) });
    if (changed === null || changed.length > MAX_SINGLE_READS) return refresh();
    for (const doctor of changed) {
      api
        .deskDay({ id: branch, day, doctor })
        .then((part) => update((old) => withDoctor(old, part, scheduleOf(doctor))))
        .catch(refresh);
    }
  });
  const query = useQuery({
    queryKey,
    queryFn: () => api.deskDay({ id: branch, day }),
    // Changes of a day that is not shown are not followed.
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MS,
  });
  return {
    query,
    isLive,
    refresh,
    show: (visit) => {
      queryClient.setQueryData<VisitDetails>(
        visitKey(visit.id),
        (old) => old && { ...old, ...visit },
      );
      update((old) => ({
        ...old,
        visits: [
          ...old.visits.filter(({ id }) => id !== visit.id),
          ...(visit.starts_at.startsWith(old.day) ? [visit] : []),
        ].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
      }));
    },
  };
}

/** Replaces the column and the visits of one schedule. */
function withDoctor(day: DeskDay, part: DeskDay, schedule: number | undefined): DeskDay {
  const others = <Row extends { readonly schedule_id: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.schedule_id !== schedule);
  return {
    day: day.day,
    columns: [...others(day.columns), ...part.columns],
    visits: [...others(day.visits), ...part.visits],
  };
}
