import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

const KEY = ['busy-calendars'];
const READING_MS = 3000;
const IDLE_MS = 60_000;

/** Tells whether a calendar was added and the first reading has not ended. */
export const isBeingRead = ({ host, read_at, fault, is_paused }: BusyCalendar) =>
  host !== null && read_at === null && fault === null && !is_paused;

/** Reads the calendars, again after some seconds while one of them is new. */
export function useCalendars() {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: KEY,
    queryFn: () => api.busyCalendars(),
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) === true ? READING_MS : IDLE_MS),
  });
}

/** Returns the function that reads the calendars again. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}
