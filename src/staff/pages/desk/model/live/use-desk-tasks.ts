import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DeskTasks } from '#shared/contract/desk/tasks.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';

/**
 * Schedules and messages change without a notification of the desk. Reading 35,000 appointments of a month
 * takes the database 0.1 s, so it is not done more often.
 */
const POLL_MS = 60_000;

/** The key of the queries of all days. */
export const TASKS_KEY = ['desk', 'tasks'] as const;

const NO_TASKS: DeskTasks = { misplaced: [], unreached: [], proposals: [] };

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
    () => new Map(data.misplaced.map((appointment) => [appointment.id, appointment])),
    [data.misplaced],
  );
  return { ...data, misplaced };
}

/** The appointments that a changed schedule has left behind, by id. */
export type Misplaced = ReadonlyMap<number, DeskTasks['misplaced'][number]>;

export type ShownTasks = ReturnType<typeof useDeskTasks>;

/** Returns what is misplaced about an appointment; undefined if nothing is, or if it was moved or cancelled since. */
export function misplacedOf(misplaced: Misplaced, appointment: DeskAppointment | undefined) {
  const found = appointment === undefined ? undefined : misplaced.get(appointment.id);
  const isThere =
    found?.starts_at === appointment?.starts_at &&
    found?.schedule_id === appointment?.schedule_id &&
    appointment?.cancelled_by === null;
  return isThere ? found : undefined;
}

/** Returns the text that marks a misplaced appointment; null for any other. */
export function misplacedKey(appointment: ReturnType<Misplaced['get']>) {
  if (appointment === undefined) return null;
  return appointment.absence_id === null ? 'misplaced.mark' : 'misplaced.away';
}
