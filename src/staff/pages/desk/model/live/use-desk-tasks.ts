import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DeskTasks } from '#shared/contract/desk/tasks.ts';
import type { Visit } from '#shared/contract/desk/visit.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';

/**
 * Schedules and messages change without a notification of the desk. Reading 35,000 visits of a month takes the database
 * 0.1 s, so it is not done more often.
 */
const POLL_MS = 60_000;

/** The key of the queries of all days. */
export const TASKS_KEY = ['desk', 'tasks'] as const;

const NO_TASKS: DeskTasks = { misplaced: [], unreached: [] };

/** Reads what the desk of a branch has to do. */
export function useDeskTasks(branch: number, day: string) {
  const { api } = useStaffApp();
  const { data = NO_TASKS } = useQuery({
    queryKey: [...TASKS_KEY, branch, day],
    queryFn: () => api.deskTasks({ id: branch, day }),
    refetchInterval: POLL_MS,
    placeholderData: (previous) => previous,
  });
  const misplaced = useMemo(
    () => new Map(data.misplaced.map((visit) => [visit.id, visit])),
    [data.misplaced],
  );
  return { ...data, misplaced };
}

/** The visits that a changed schedule has left behind, by id. */
export type Misplaced = ReadonlyMap<number, DeskTasks['misplaced'][number]>;

export interface ShownTasks {
  readonly misplaced: Misplaced;
  readonly unreached: DeskTasks['unreached'];
}

/** Returns what is misplaced about a visit; undefined if nothing is, or if it was moved or cancelled since. */
export function misplacedOf(misplaced: Misplaced, visit: Visit | undefined) {
  const found = visit === undefined ? undefined : misplaced.get(visit.id);
  const isThere =
    found?.starts_at === visit?.starts_at &&
    found?.schedule_id === visit?.schedule_id &&
    visit?.cancelled_by === null;
  return isThere ? found : undefined;
}

/** Returns the text that marks a misplaced visit; null for any other. */
export function misplacedKey(visit: ReturnType<Misplaced['get']>) {
  if (visit === undefined) return null;
  return visit.absence_id === null ? 'misplaced.mark' : 'misplaced.away';
}
