import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clearSession } from '#web/lib/api/session.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { SESSION_KEY } from './session.ts';

/**
 * Returns a function that ends the session and forgets all data that it has read. After `lockSession` the device still
 * knows the person.
 */
export function useSessionEnd(call: 'signOut' | 'lockSession'): () => void {
  const { [call]: end } = useStaffApp().api;
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
