import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accessToken } from '#web/lib/api/session.ts';
import { UserContext, useStaffApp } from '../lib/staff-app.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SESSION_KEY } from './session.ts';
import { SignInPage } from './sign-in-page.tsx';

/** Shows the pages to a signed-in member of staff, and the sign-in to everyone else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: SESSION_KEY,
    staleTime: Infinity,
    queryFn: async () => (accessToken() === null ? null : api.me()),
  });
  return (
    <QueryView query={query}>
      {(user) =>
        user === null ? <SignInPage /> : <UserContext value={user}>{children}</UserContext>
      }
    </QueryView>
  );
}
