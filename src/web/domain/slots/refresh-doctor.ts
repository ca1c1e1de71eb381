import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { slotsOfDoctor } from './slot-queries.ts';

/**
 * Asks anew for all that tells when a doctor is free, after a booking or a refused one. Lists and the
 * profile stay as they are until the answer has come, whether they are in view or kept for the way
 * back; free times out of view are forgotten, for one of them is gone.
 */
export async function refreshDoctor(queryClient: QueryClient, doctorId: number): Promise<void> {
  const queryKey = slotsOfDoctor(doctorId);
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({
      predicate: (query) => tellsOf(query, doctorId),
      refetchType: 'all',
    }),
  ]);
}

interface Identified {
  id: number;
}
interface List {
  results: readonly Identified[];
}

function tellsOf({ queryKey: [kind], state: { data } }: Query, doctorId: number): boolean {
  if (data === undefined) return false;
  const isOnList = (list: List) => list.results.some(({ id }) => id === doctorId);
  switch (kind) {
    case 'doctor':
      return (data as Identified).id === doctorId;
    case 'doctors':
      return (data as InfiniteData<List>).pages.some(isOnList);
    case 'some-doctors':
      return isOnList(data as List);
    default:
      return false;
  }
}
