import { useQuery } from '@tanstack/react-query';
import { useStaffApp } from '../lib/staff-app.ts';

/** The key of the people who can use their PIN on this device. */
export const DEVICE_KEY = ['device'] as const;

/** Reads who can use a PIN on this device; it changes with every sign-in. */
export function useDevicePeople() {
  const { api } = useStaffApp();
  return useQuery({ queryKey: DEVICE_KEY, queryFn: () => api.devicePeople(), gcTime: 0 });
}
