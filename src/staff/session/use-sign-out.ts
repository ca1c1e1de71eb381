import { useQueryClient } from '@tanstack/react-query';
import { clearSession } from '#web/lib/api/session.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { SESSION_KEY } from './session.ts';

/** Returns a function that ends the session and forgets all data that it has read. */
export function useSignOut(): () => void {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  return () => {
    void api
      .signOut()
      // The session ends in this browser even without a connection.
      .catch(() => undefined)
      .finally(() => {
        clearSession();
        queryClient.clear();
        queryClient.setQueryData(SESSION_KEY, null);
      });
  };
}
