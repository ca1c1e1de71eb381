import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clearSession } from '#web/lib/api/session.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { SESSION_KEY } from './session.ts';

/** Returns a function that ends the session and forgets all data that it has read. */
export function useSignOut(): () => void {
  const { api } = useStaffApp();
  return useSessionEnd(api.signOut);
}

/** Returns a function like that of `useSignOut`; the device still knows the person. */
export function useLock(): () => void {
  const { api } = useStaffApp();
  return useSessionEnd(api.lockSession);
}

function useSessionEnd(end: () => Promise<unknown>): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void end()
      // The session ends in this browser even without a connection.
      .catch(() => undefined)
      .finally(() => {
        clearSession();
        // Observers of a query that is removed do not see what replaces it.
        queryClient.setQueryData(SESSION_KEY, null);
        queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
        queryClient.getMutationCache().clear();
      });
  }, [end, queryClient]);
}
