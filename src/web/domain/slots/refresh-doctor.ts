import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ShownSlot } from './shown-slot.ts';
import { isSlotWindow, slotsOfDoctor } from './slot-queries.ts';

/**
 * Invalidates the availability of a doctor after a booking or a conflict. Lists and the profile keep
 * their data until the response arrives. The slot that is gone, if one is, is removed at once, so
 * that it cannot be chosen again; slots that are not on screen are removed too.
 */
export async function refreshDoctor(
  queryClient: QueryClient,
  doctorId: number,
  goneSlotId: number | null,
): Promise<void> {
  const queryKey = slotsOfDoctor(doctorId);
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  queryClient.setQueriesData<readonly ShownSlot[]>(
    { queryKey, predicate: (query) => isSlotWindow(query.queryKey) },
    (slots) => slots?.filter(({ id }) => id !== goneSlotId),
  );
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({
      predicate: (query) => includesDoctor(query, doctorId),
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

function includesDoctor({ queryKey: [kind], state: { data } }: Query, doctorId: number): boolean {
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
